// Runs where a finished page ends, before it is painted: a visitor in English gets the page that travels with it. What is
// pressed before the program is here waits for it, see `take-over.ts`.
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
  const listen = (type, take) => page.addEventListener(type, take, { signal: listening.signal })
  listen('click', ({ target }) => {
    press.button = target.closest('button') || press.button
  })
  // The browser would send what was typed in the address of the page, a password too.
  listen('submit', (event) => event.preventDefault())
})()
