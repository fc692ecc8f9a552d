// Runs before the first paint, so it is small, old-fashioned and safe where storage is blocked. A finished page
// shows an anonymous visitor in zh-cn and light; for anybody else it waits, hidden, for the program.
;(function () {
  var root = document.documentElement
  try {
    if (localStorage.getItem('color-scheme') === 'dark')
      root.setAttribute('data-mantine-color-scheme', 'dark')
    if (localStorage.getItem('ba-lang') === 'en') {
      root.lang = 'en-GB'
      root.setAttribute('data-waiting', '')
    }
    if (/"token":"[^"]/.test(localStorage.getItem('userInfo') || '')) root.setAttribute('data-waiting', '')
  } catch (blocked) {}
})()
