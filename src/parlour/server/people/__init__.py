"""Who people are to the server: guests with a signed cookie, links and tokens nobody can guess."""
