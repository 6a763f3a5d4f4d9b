"""What the build refuses."""


class SiteError(Exception):
    """Why the site cannot be built, in words."""
