import type { PortalRouter } from './router.ts'

/**
 * Reports errors, policy violations and speed to the host, if it asks for that; otherwise fetches nothing.
 * @param router undefined if the portal could not start
 */
export function beginReports(router: PortalRouter | undefined, page: Document = document): void {
  if (!page.getElementById('env')?.textContent?.includes('"reportTo"')) return
  const openRoute = () => (router?.state.matches.at(-1)?.fullPath ?? null) as string | null
  // A page whose reports are lost still works.
  import('../reports/watch-page.ts').then(
    ({ watchPage }) => watchPage(openRoute),
    () => {},
  )
}
