// Runs first, in the syntax of 2010: browsers that are too old for the program get a page of plain text. These two
// functions are the newest that the program needs (browsers.ts).
;(function () {
  if (window.AbortSignal && window.AbortSignal.any && window.URL && window.URL.canParse) return
  window.location.replace('/old-browser')
})()
