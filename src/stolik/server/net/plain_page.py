"""A page for people to whom the client cannot be sent."""

from __future__ import annotations

from html import escape

PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark"><title>Stolik</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;background:radial-gradient(circle at 70% 0,\
#241a4d,#050a14 60%);color:#e8eefc;font:1.15rem/1.55 system-ui,sans-serif">
<main style="max-width:34rem;margin:1.5rem;padding:2.2rem;border-radius:26px;background:rgb(9 18 34/.88);\
box-shadow:0 18px 50px rgb(0 0 0/.5)">
<h1 style="margin:0 0 1rem;font-weight:300;letter-spacing:.08em">Stolik</h1>
<p style="margin:0;white-space:pre-line;overflow-wrap:anywhere">{text}</p>
</main>
"""


def plain_page(text: str, lang: str) -> str:
    """A page with this text. It needs nothing else from the server: that may be refused too."""
    return PAGE.format(lang=lang, text=escape(text))
