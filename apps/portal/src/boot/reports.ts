/** Tells the host of errors, of its policy and of speed, where it has asked for that; else no part of it is fetched. */
export function beginReports(page: Document = document): void {
  if (!page.getElementById('env')?.textContent?.includes('"reportTo"')) return
  // A page whose reports are lost is none the worse.
  import('../reports/watch-page.ts').then(
    ({ watchPage }) => watchPage(),
    () => {},
  )
}
