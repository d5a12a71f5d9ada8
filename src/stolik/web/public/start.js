/* Runs first, in any browser: says why the page cannot begin, and loads it anew if a part has not arrived. */
(function () {
  "use strict";
  var AGAIN = "stolik.again";
  var WAITS = [500, 2500];
  var FORGOTTEN = 60000;
  var NEEDED = [
    [Array.prototype, "at"],
    [Array.prototype, "findLast"],
    [Array.prototype, "toSorted"],
    [String.prototype, "replaceAll"],
    [window, "Intl"],
    [window.Intl || {}, "Segmenter"],
    [window, "ResizeObserver"],
    [window, "WebSocket"],
    [window, "fetch"],
  ];
  var root = document.documentElement;
  if (/^pl/i.test(navigator.language || "")) root.className = "polish";

  function say(what) {
    root.className += " " + what;
  }

  function begun() {
    return document.readyState !== "loading" && !document.getElementById("start");
  }

  function isNew() {
    for (var nth = 0; nth < NEEDED.length; nth += 1) if (!(NEEDED[nth][1] in NEEDED[nth][0])) return false;
    try {
      new RegExp("(?<!a)b");
      return "noModule" in document.createElement("script") && CSS.supports("selector(:has(a))");
    } catch (error) {
      return false;
    }
  }

  /** How often the page was loaded anew within the last minute, counting this time; Infinity if that cannot be kept. */
  function counted() {
    try {
      var kept = JSON.parse(sessionStorage.getItem(AGAIN) || "[0, 0]");
      var count = Date.now() - kept[1] < FORGOTTEN ? kept[0] + 1 : 1;
      sessionStorage.setItem(AGAIN, JSON.stringify([count, Date.now()]));
      return count;
    } catch (error) {
      return Infinity;
    }
  }

  var leaving = false;
  function lost() {
    if (leaving) return;
    leaving = true;
    var wait = WAITS[counted() - 1];
    if (wait === undefined) {
      leaving = false;
      say("lost");
    } else setTimeout(function () { location.reload(); }, wait);
  }

  document.addEventListener("click", function (event) {
    if (event.target.id === "again" || event.target.parentNode.id === "again") location.reload();
  });
  if (!isNew()) return say("old");
  window.addEventListener("stolik-lost", lost);
  window.addEventListener("error", function (event) {
    var target = event.target;
    var style = target && target.tagName === "LINK" && target.rel === "stylesheet";
    if (style || (!begun() && (event.error || target.tagName === "SCRIPT"))) lost();
  }, true);
  window.addEventListener("unhandledrejection", function () {
    if (!begun()) lost();
  });
})();
