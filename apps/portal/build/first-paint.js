// Runs before the first paint, so it is small and safe where storage is blocked. A finished page
// shows an anonymous visitor in zh-cn and light; for anybody else it waits, hidden, for the program.
;(function () {
  const root = document.documentElement
  try {
    const kept = window.localStorage
    if (kept.getItem('color-scheme') === 'dark') root.setAttribute('data-mantine-color-scheme', 'dark')
    if (kept.getItem('ba-lang') === 'en') {
      root.lang = 'en-GB'
      root.setAttribute('data-waiting', '')
    }
    if (/"token":"[^"]/.test(kept.getItem('userInfo') || '')) root.setAttribute('data-waiting', '')
  } catch {}
})()
