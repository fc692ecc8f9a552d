import type { QueryClient } from '@tanstack/react-query'
import { connectNavigation, currentHref } from '../navigation/router-link.ts'
import type { Env } from './env.ts'
import type { PortalRouter } from './router.ts'

/** Watches for a newer build. The first page needs nothing of it, so its code comes beside it. */
export function watchRelease({ buildId }: Env, router: PortalRouter, queryClient: QueryClient): void {
  const release = import('../release/watch-release.ts').then(
    ({ startRelease }) => startRelease(buildId, queryClient),
    // A portal that learns of no newer build still works.
    () => async () => {},
  )
  connectNavigation({
    router,
    afterPipeline: async (navigation) => {
      const from = currentHref()?.replace(/[?#].*$/, '')
      if (from !== undefined) await (await release)(navigation, from)
    },
  })
}
