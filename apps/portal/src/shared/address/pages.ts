import { hasSome } from '@portal/api-client'
import { type AnyRouter, useRouter } from '@tanstack/react-router'

/** Whether a path leads to a page of its own and not to the 404 page. */
export function isPage(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path)
  // The router puts a rest of the path that no route takes under `**`.
  return Boolean(route?.options.staticData?.name) && !('**' in params)
}

/** Whether the backend has what the page behind a path lives by. What is no page says so itself when it is opened. */
export function isPageOfUse(router: AnyRouter, path: string): boolean {
  const [, , page] = router.getMatchedRoutes(path.replace(/[?#].*$/, ''))
  return hasSome(page?.options.staticData?.needs ?? [])
}

/** The same for links and tabs of a screen. */
export function usePagesOfUse(): (path: string) => boolean {
  const router = useRouter()
  return (path) => isPageOfUse(router, path)
}
