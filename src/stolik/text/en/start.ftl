### What the page says before it begins, and when it cannot.

start-no_script = This page needs JavaScript, which your browser does not run here. Allow it for this page, then load the page again. Everything comes from this server alone.
start-loading = Loading…
start-slow = Still loading… If nothing happens, load the page again, or try a newer browser.
start-old = This browser is too old for Stolik. Stolik runs in Chrome and Edge from 111, Firefox from 125, and Safari from 16.4 (iOS 16.4). Update the browser or open the link in another one; your seat stays yours.
start-lost = A part of the page has not arrived. Your seat and your game are safe. Try again; if it stays like this, the connection is bad, or the browser too old.
start-again = Try again

### The same on a page that is a file on its own.

start-alone_no_script = This page replays a game and needs JavaScript, which does not run here. If this is a preview, open the file in a browser. Everything is in this file, which loads nothing and sends nothing.
start-alone_slow = Still loading… If nothing happens, the file is damaged, or not all of it has arrived. Get it once more from whoever sent it.
start-alone_old = This browser is too old for this page. It opens in Chrome and Edge from 111, Firefox from 125, and Safari from 16.4 (iOS 16.4).
start-alone_lost = This file is damaged, or not all of it has arrived. Get it once more from whoever sent it.
