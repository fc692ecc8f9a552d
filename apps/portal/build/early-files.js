// Starts loading the files of the page in the address, which the program would request only once it runs. `earlyFiles`
// is filled in by the build.
;(function () {
  const { files, shared, pages } = earlyFiles
  const page = pages.find(([pattern]) => new RegExp(pattern).test(window.location.pathname))
  if (!page) return
  // Selects the skeleton in first-paint.css.
  document.documentElement.setAttribute('data-layout', page[3])
  let language = 'zh-cn'
  try {
    if (window.localStorage.getItem('ba-lang') === 'en') language = 'en'
  } catch {}
  for (const index of new Set([...shared[language], ...page[1], ...page[2][language]])) {
    const link = document.createElement('link')
    const isStyle = files[index].endsWith('css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    link.as = isStyle ? 'style' : 'script'
    // The program requests styles with CORS; without it the browser would fetch them twice.
    if (isStyle) link.crossOrigin = ''
    // The program comes first.
    else link.fetchPriority = 'low'
    link.href = `/assets/${files[index]}`
    document.head.append(link)
  }
})()
