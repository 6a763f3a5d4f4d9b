"""The edge: pages, requests and sockets, and the place where all parts are joined."""
