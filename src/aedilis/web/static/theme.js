// Before anything is drawn. Links to a server on this computer are of no use elsewhere: the pages say so then.
if (/^(localhost|127\..*|\[::1\])$/.test(location.hostname)) document.documentElement.dataset.here = "";

// The colours the reader chose. Without a choice the system decides.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
