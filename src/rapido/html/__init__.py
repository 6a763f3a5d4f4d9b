"""Self-contained HTML pages and SVG plots, for all reports."""
