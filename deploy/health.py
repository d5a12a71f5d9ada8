"""The health check of a container: fails unless the server in it can read and write its database."""

from urllib.request import urlopen

urlopen("http://127.0.0.1:8000/healthz", timeout=5).close()
