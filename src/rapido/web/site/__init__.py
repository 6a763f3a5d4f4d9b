"""The page as a static site, for any host and in any folder."""
