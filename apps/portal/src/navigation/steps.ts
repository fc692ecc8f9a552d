import { language, loadTexts, type Namespace, textOf } from '@portal/i18n'
import { redirectOf } from '../release/watch-release.ts'
import { ensureSite } from '../shared/session/site.ts'
import { type Navigation, PageError } from './page.ts'
import { redirectTo } from './redirects.ts'

/** Throws a 404 where no page matches, and whatever a page's own check decides. */
export function validateRoute({ page, matches, href }: Navigation): void {
  const notFound = () => new PageError(404, textOf('errors')('pageNotFound', { path: href }))
  if (page.name === null) throw notFound()
  // The innermost match has the parameters of all of them.
  const params = matches.at(-1)?.params ?? {}
  for (const { staticData } of matches) {
    const verdict = staticData.validate?.(params) ?? true
    if (verdict === false) throw notFound()
    if (verdict !== true) throw new PageError(verdict.status, verdict.message)
  }
}

/** Follows the server's redirects. The host itself applies them to the first page, so only later pages read them. */
export async function followRouteRules(navigation: Navigation): Promise<void> {
  const { current, path } = navigation
  if (current === null) return
  const target = await redirectOf(path)
  if (target !== undefined && target !== path) await redirectTo(target, navigation)
}

/** Loads the site once for a visitor and once more for a member. Entering the member area requires a login. */
export const loadSite = ({ context, matches }: Navigation): Promise<void> =>
  ensureSite(
    context.queryClient,
    matches.some(({ staticData }) => staticData.guards.includes('user-mount')),
  )

/** Loads the text bundles of the target: by its path, by its route name, and those its routes list. */
export const loadPageTexts = (navigation: Navigation): Promise<void> =>
  loadTexts(language(), namespacesOf(navigation))

/**
 * The bundles a target may have, each once; the loader skips those without a file. A path with parameters has no file
 * of its own, so its route name is used.
 */
export function namespacesOf({ path, page, matches }: Navigation): Namespace[] {
  const byPath = path.replace(/^\/|\/$/g, '') || 'index'
  const name = page.name ?? byPath
  const candidates = [byPath, name, `user/${name}`, ...matches.flatMap(({ staticData }) => staticData.texts)]
  return [...new Set(candidates)] as Namespace[]
}
