// Runs before the first paint, so it is small, and works with blocked storage. A finished page is rendered for a visitor
// in zh-cn in the colour scheme of the device; in English it stays hidden until `finished-page.js` runs. Before the program
// a member sees the common parts of the front page, and nothing of other finished pages.
;(function () {
  const root = document.documentElement
  try {
    const device = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    root.setAttribute('data-mantine-color-scheme', device)
    const kept = window.localStorage
    const scheme = kept.getItem('color-scheme')
    if (scheme === 'dark' || scheme === 'light') root.setAttribute('data-mantine-color-scheme', scheme)
    if (kept.getItem('ba-lang') === 'en') {
      root.lang = 'en-GB'
      root.setAttribute('data-waiting', 'language')
    }
    if (/"token":"[^"]/.test(kept.getItem('userInfo') || '')) {
      root.setAttribute('data-member', '')
      if (window.location.pathname !== '/') root.setAttribute('data-waiting', 'member')
    }
  } catch {}
  // The program could not be fetched or could not start: a sentence in both languages, because no texts are loaded,
  // instead of a white page.
  function failed() {
    const box = document.createElement('main')
    const sentences = [
      ['zh-CN', '页面未能打开，请检查网络后重试。'],
      ['en-GB', 'The page could not be opened. Please check the network and try again.'],
    ].map(([lang, text]) => {
      const sentence = document.createElement('p')
      sentence.lang = lang
      sentence.textContent = text
      return sentence
    })
    const again = document.createElement('button')
    again.type = 'button'
    again.textContent = '重试 Try again'
    again.addEventListener('click', () => window.location.reload())
    box.className = 'start-failure'
    box.append(...sentences, again)
    root.removeAttribute('data-waiting')
    document.getElementById('root').replaceChildren(box)
  }
  function lost({ target }) {
    if (target.tagName !== 'SCRIPT') return
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', failed)
    else failed()
  }
  // Errors before the reports begin, for a host that asks for reports.
  const early = (window.earlyErrors = [])
  function keep(event) {
    if (early.length < 10) early.push(event)
  }
  window.addEventListener('error', keep)
  window.addEventListener('unhandledrejection', keep)
  window.addEventListener('error', lost, true)
  window.addEventListener('portal-start-failed', failed)
})()
