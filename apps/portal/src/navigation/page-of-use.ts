import { hasSome } from '@portal/api-client'
import { type AnyRouter, useRouter } from '@tanstack/react-router'

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
