import { expandMenu } from '@portal/auth'
import { progress } from '@portal/ui'
import type { PortalRouter } from './router.ts'

/** The bar runs from the start of a route change to its end, failed ones too; the menu collapses after it. */
export function followNavigation(router: PortalRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) progress.start()
  })
  router.subscribe('onResolved', () => {
    progress.done()
    expandMenu(false)
  })
}
