// Runs where a finished page ends, before it is painted: a visitor in English gets the page that travels with it.
;(function () {
  const root = document.documentElement
  const english = document.getElementById('page-en')
  if (root.getAttribute('data-waiting') === 'language') {
    document.getElementById('root').replaceChildren(english.content)
    root.removeAttribute('data-waiting')
  }
  english.remove()
})()
