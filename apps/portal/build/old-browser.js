// Runs first of all, in the language of browsers of 2010: one that lacks what the program needs gets a page in words. The
// newest of it, so that whoever has these two has all of it (browsers.ts).
;(function () {
  if (window.AbortSignal && window.AbortSignal.any && window.URL && window.URL.canParse) return
  window.location.replace('/old-browser')
})()
