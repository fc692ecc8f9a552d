import { memberCentreStore, menuLeaves } from '@portal/auth'
import { type AnyRouter, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../routes/__root.tsx'

/** At bare `/user`: on to the first entry of the member menu that is a page of the portal. */
export function toFirstMemberPage({ preload, context }: { preload: boolean; context: RouterContext }): void {
  if (preload) return
  const path = firstMemberPath(context.isPage)
  if (path !== null) throw redirect({ to: path, replace: true })
}

/** The first menu entry, depth first, whose path is a page; links and embedded pages are never chosen. */
function firstMemberPath(opens: (path: string) => boolean): string | null {
  const leaves = menuLeaves(memberCentreStore.getState().userMenus)
  return leaves.find((entry) => entry.menuType === 'tab' && opens(entry.path))?.path ?? null
}

/** Whether a path leads to a page of its own and not to the 404 page. */
export function isPage(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path)
  // A rest of the path that no route takes stands under `**`.
  return Boolean(route?.options.staticData?.name) && !('**' in params)
}
