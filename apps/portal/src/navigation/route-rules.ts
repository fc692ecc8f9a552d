import type { Step } from './navigation.ts'

/**
 * The server's redirects. The host applies them to the first page itself, so only later navigations ask the
 * manifest; the first of them fetches it if it is not there yet.
 */
export const routeRules: Step = {
  name: 'route-rules',
  onPreload: false,
  run: async ({ first, path }) => {
    if (first) return undefined
    const release = await import('../release/watch-release.ts').catch(() => null)
    const redirect = await release?.redirectOf(path)
    return redirect === undefined || redirect === path ? undefined : { redirect }
  },
}
