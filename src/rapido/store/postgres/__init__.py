"""The store on PostgreSQL 14 or newer, for several processes on one or many machines."""
