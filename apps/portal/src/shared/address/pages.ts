import { isAnySupported } from '@portal/api-client'
import { memberCentreStore, menuLeaves } from '@portal/auth'
import { type AnyRouter, useRouter } from '@tanstack/react-router'

/** Whether a path leads to a page and not to the 404 page. */
export function isPage(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path)
  // The router puts whatever no route matches under `**`.
  return Boolean(route?.options.staticData?.name) && !('**' in params)
}

/** The first entry of the member menu, depth first, that is a page; links and embedded pages are never chosen. */
export function firstMemberPath(router: AnyRouter): string | null {
  const leaves = menuLeaves(memberCentreStore.getState().userMenus)
  return leaves.find((entry) => entry.menuType === 'tab' && isPage(router, entry.path))?.path ?? null
}

/** Whether the backend has the operations that the page at a path needs. An unknown path counts as available: its 404 page says so. */
export function isPageAvailable(router: AnyRouter, path: string): boolean {
  const [, , page] = router.getMatchedRoutes(path.replace(/[?#].*/, ''))
  return isAnySupported(page?.options.staticData?.needs ?? [])
}

/** The same for links and tabs of a screen. */
export function useIsPageAvailable(): (path: string) => boolean {
  const router = useRouter()
  return (path) => isPageAvailable(router, path)
}
