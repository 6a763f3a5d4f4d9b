"""The errors of the data folder and its database."""


class FolderError(Exception):
    """A folder that cannot be used."""


class FolderInUse(FolderError):
    """A folder that another process serves from."""


class BadDatabase(Exception):
    """A file that cannot be used as it is, with the reason as a sentence."""


class NewerDatabase(BadDatabase):
    """A file of a newer Rapido."""


class DamagedDatabase(BadDatabase):
    """A file that is damaged, or not a database of Rapido."""
