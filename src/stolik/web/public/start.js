/* Runs before any other script, in any browser: says why the page cannot begin, and loads it anew if a part has not arrived. */
(function () {
  "use strict";
  var AGAIN = "stolik.again";
  var WAITS = [500, 2500];
  var FORGOTTEN = 60000;
  var SLOW = 5000;
  var NEEDED = [
    [Array.prototype, "at findLast findLastIndex flat flatMap toReversed toSorted"],
    [String.prototype, "replaceAll"],
    [Object, "fromEntries"],
    [window, "Intl MutationObserver Proxy ResizeObserver URLSearchParams WebSocket fetch matchMedia queueMicrotask"],
    [window.Intl || {}, "ListFormat NumberFormat PluralRules Segmenter"],
    [window.crypto || {}, "getRandomValues"],
    [Element.prototype, "animate append closest toggleAttribute"],
    [(window.HTMLDialogElement || Object).prototype, "showModal"],
  ];
  var root = document.documentElement;
  var now = "when-loading";
  var wanted = (navigator.language || "").toLowerCase().split("-")[0];

  function again() {
    location.reload();
  }

  /** A text in the wanted language, or in the first, if that one lacks it. */
  function told(text) {
    for (var nth = 0; nth < text.children.length; nth += 1) if (text.children[nth].lang === wanted) return text.children[nth];
    return text.children[0];
  }

  /** Hides, within the text shown until the page begins, the other languages, and all but what is to be said now. */
  function choose() {
    var parts = document.querySelectorAll("#start [class], #start [lang]");
    for (var nth = 0; nth < parts.length; nth += 1) {
      var part = parts[nth];
      part.hidden = part.lang ? part !== told(part.parentNode) : part.className !== now;
    }
    var button = document.getElementById("again");
    if (button) button.onclick = again;
  }

  function say(what) {
    root.className = what;
    now = "when-" + what;
    choose();
  }

  function begun() {
    return document.readyState !== "loading" && !document.getElementById("start");
  }

  function isNew() {
    for (var nth = 0; nth < NEEDED.length; nth += 1) {
      var names = NEEDED[nth][1].split(" ");
      for (var name = 0; name < names.length; name += 1) if (!(names[name] in NEEDED[nth][0])) return false;
    }
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
    } else setTimeout(again, wait);
  }

  /** Style sheets were only fetched until now, so that nothing waits for them (first_words.ts). */
  function dress() {
    var styles = document.querySelectorAll("link[as=style]");
    for (var nth = 0; nth < styles.length; nth += 1) styles[nth].rel = "stylesheet";
  }

  choose();
  if (!isNew()) {
    dress();
    return say("old");
  }
  setTimeout(function () {
    if (now === "when-loading" && !begun()) say("slow");
  }, SLOW);
  window.addEventListener("stolik-lost", lost);
  window.addEventListener("error", function (event) {
    var target = event.target;
    var style = target && target.tagName === "LINK" && target.rel === "stylesheet";
    if (style || (!begun() && (event.error || target.tagName === "SCRIPT"))) lost();
  }, true);
  window.addEventListener("unhandledrejection", function () {
    if (!begun()) lost();
  });
  dress();
})();
