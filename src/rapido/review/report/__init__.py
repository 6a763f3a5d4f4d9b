"""A review for people to read: sentences and tables, and the HTML pages made of them."""
