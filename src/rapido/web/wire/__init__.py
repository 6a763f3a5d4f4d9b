"""The messages and views as structs; `web.view` builds them."""
