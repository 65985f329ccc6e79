"""The laboratory's reports: questions, answers with their doubt, and pictures, in one file that needs nothing else."""
