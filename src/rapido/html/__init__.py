"""HTML pages and SVG plots that need nothing but themselves: one kit for every report."""
