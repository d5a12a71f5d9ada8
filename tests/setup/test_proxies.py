"""The example configurations of web servers: they pass on what Stolik has compressed, and compress nothing themselves.

Each is tried with the real program, changed only in names, ports, certificates and the places of logs.
"""

from __future__ import annotations

import gzip
import http.client
import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House

DEPLOY = Path(__file__).parents[2] / "deploy"
pytestmark = pytest.mark.long

NGINX = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
    # What some systems set for all sites:
    gzip on; gzip_types *; gzip_min_length 1; gzip_proxied any;
    access_log {folder}/all.log;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/site.conf;
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def nginx(folder: Path, house: int, port: int) -> list[str]:
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    subprocess.run([*make, "-keyout", folder / "key", "-out", folder / "cert"], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in {
        "listen 443": f"listen 127.0.0.1:{port}",
        "listen 80": f"listen 127.0.0.1:{free_port()}",
        "/etc/letsencrypt/live/stolik.example.org/fullchain.pem": f"{folder}/cert",
        "/etc/letsencrypt/live/stolik.example.org/privkey.pem": f"{folder}/key",
        "/var/log/nginx": str(folder),
        "127.0.0.1:8000": f"127.0.0.1:{house}",
    }.items():
        assert old in site
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    subprocess.run(["nginx", "-t", "-c", folder / "nginx.conf"], check=True, capture_output=True)
    return ["nginx", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, house: int, port: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text()
    setup = f"admin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system {folder}\n"
    for old, new in {
        "{\n\t# Error": f"{{\n\t{setup}\t# Error",
        "stolik.example.org {": f"localhost:{port} {{\n\tbind 127.0.0.1\n\ttls internal",
        "127.0.0.1:8000": f"127.0.0.1:{house}",
    }.items():
        assert old in site
        site = site.replace(old, new, 1)
    (folder / "Caddyfile").write_text(site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextmanager
def in_front(program: Any, folder: Path, house: int) -> Iterator[int]:
    """The program in front of a server; its port."""
    port = free_port()
    command = program(folder, house, port)
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env=os.environ | {"HOME": str(folder)}) as running:
        try:
            for _ in range(300):
                try:
                    socket.create_connection(("127.0.0.1", port), timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield port
        finally:
            running.terminate()


def ask(port: int, path: str, coding: str | None, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    """The response as the program in front sends it."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    line = http.client.HTTPSConnection("localhost", port, timeout=20, context=trusting)
    line.putrequest("GET", path, skip_accept_encoding=True)
    for name, value in (({} if coding is None else {"accept-encoding": coding}) | headers).items():
        line.putheader(name.replace("_", "-"), value)
    line.endheaders()
    response = line.getresponse()
    body = response.read()
    line.close()
    return response, body


@pytest.mark.parametrize("program", [nginx, caddy])
def test_a_web_server_in_front_compresses_nothing_itself(program: Any, tmp_path: Path) -> None:
    if shutil.which(program.__name__) is None:
        pytest.skip(f"{program.__name__} is not installed")
    with House(tmp_path / "t.db") as house, in_front(program, tmp_path, house.port) as port:
        made = house.table("person", "person")
        link = made["seats"][0]["token"]
        for secret in (f"/api/tables/{link}", f"/api/tables/{made['host']}", f"/api/tables/{link}/save", "/api/house"):
            response, body = ask(port, secret, "gzip, br, zstd")
            assert response.getheader("content-encoding") is None, secret
            assert isinstance(json.loads(body), dict)
        plain, text = ask(port, "/api/texts/zona/pl", None)
        packed, body = ask(port, "/api/texts/zona/pl", "gzip, br")
        assert plain.getheader("content-encoding") is None
        assert packed.getheader("content-encoding") == "gzip"
        assert gzip.decompress(body) == text
        for answer, content in ((plain, text), (packed, body)):
            assert answer.getheader("content-length") == str(len(content))
            assert answer.getheader("vary") == "accept-encoding"
        tag = packed.getheader("etag")
        assert tag is not None
        assert tag != plain.getheader("etag")
        assert ask(port, "/api/texts/zona/pl", "gzip", if_none_match=tag)[0].status == 304
