"""In the browser: the server, its pages and its one small script."""
