import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../navigation/page.ts'
import type { Env } from './env.ts'

/**
 * Watches for a newer build. Its code comes beside the first page, which needs nothing of it.
 * @returns what runs before each later page opens
 */
export function watchRelease({ buildId }: Env, queryClient: QueryClient): RouterContext['beforeOpening'] {
  const release = import('../release/watch-release.ts').then(
    ({ startRelease }) => startRelease(buildId, queryClient),
    // A portal that learns of no newer build still works.
    () => async () => {},
  )
  return async (navigation) => {
    if (navigation.current === null) return
    const beforeOpening = await release
    await beforeOpening(navigation, navigation.current.replace(/[?#].*$/, ''))
  }
}
