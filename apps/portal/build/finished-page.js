// Runs at the end of a finished page, before the first paint: shows the English page to visitors in English. Notes the
// last pressed button for the program, see `replay-early-input.ts`.
;(function () {
  const root = document.documentElement
  const page = document.getElementById('root')
  const english = document.getElementById('page-en')
  if (root.getAttribute('data-waiting') === 'language') {
    page.replaceChildren(english.content)
    document.title = english.dataset.title
    root.removeAttribute('data-waiting')
  }
  english.remove()

  const listening = new AbortController()
  const press = (window.earlyPress = { button: null, stop: () => listening.abort() })
  const listen = (type, listener) => page.addEventListener(type, listener, { signal: listening.signal })
  listen('click', ({ target }) => {
    press.button = target.closest('button') || press.button
  })
  // The browser would put the input, a password included, into the address of the page.
  listen('submit', (event) => event.preventDefault())
})()
