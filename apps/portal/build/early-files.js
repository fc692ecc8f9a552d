// Runs as the page is read: asks for the files of the page in the address, which the program would only ask for
// once it runs. Nothing depends on it. `earlyFiles` is written in by the build.
;(function () {
  const { files, shared, pages } = earlyFiles
  const page = pages.find(([pattern]) => new RegExp(pattern).test(window.location.pathname))
  if (!page) return
  // Chooses the skeleton, see `first-paint.css`.
  document.documentElement.setAttribute('data-layout', page[3])
  let language = 'zh-cn'
  try {
    if (window.localStorage.getItem('ba-lang') === 'en') language = 'en'
  } catch {}
  for (const index of new Set([...shared[language], ...page[1], ...page[2][language]])) {
    const link = document.createElement('link')
    const style = files[index].endsWith('css')
    link.rel = style ? 'preload' : 'modulepreload'
    link.as = style ? 'style' : 'script'
    // As the program will ask for it, else the browser fetches it a second time.
    if (style) link.crossOrigin = ''
    // Nothing of them is seen before all are there: a picture on its way goes first.
    else link.fetchPriority = 'low'
    link.href = `/assets/${files[index]}`
    document.head.append(link)
  }
})()
