/** What the server rules for a path. */
interface RouteRule {
  /** Where to go instead: a path of the portal, or an outside address. */
  redirect?: string
  /** The page is served as finished HTML with a payload file. */
  prerender?: boolean
}

/** Rules by exact path, by prefix, and nested by prefix. */
interface RouteMatcher {
  static: Record<string, RouteRule>
  wildcard: Record<string, RouteRule>
  dynamic: Record<string, RouteMatcher>
}

/** One build: `builds/meta/{id}.json`. */
export interface BuildManifest {
  id: string
  /** Epoch ms. */
  timestamp: number
  matcher: RouteMatcher
  /** Paths with a payload file, without slash at the end; `/` for the home page. */
  prerendered: string[]
}

export const noRules: RouteMatcher = { static: {}, wildcard: {}, dynamic: {} }

const withoutEndingSlash = (path: string) => path.replace(/\/+$/, '') || '/'

/** All rules that match, merged; the more specific one wins. */
export function ruleFor({ matcher }: Pick<BuildManifest, 'matcher'>, path: string): RouteRule {
  return Object.assign({}, ...matching(matcher, withoutEndingSlash(path)))
}

function matching(matcher: RouteMatcher, path: string): RouteRule[] {
  const prefixed = <T>(entries: Record<string, T>): [string, T][] =>
    Object.entries(entries)
      .filter(
        ([prefix]) =>
          path === withoutEndingSlash(prefix) || path.startsWith(`${withoutEndingSlash(prefix)}/`),
      )
      .toSorted(([a], [b]) => a.length - b.length)
  const nested = prefixed(matcher.dynamic).at(-1)
  const exact = Object.hasOwn(matcher.static, path) ? matcher.static[path] : undefined
  return [
    ...prefixed(matcher.wildcard).map(([, rule]) => rule),
    ...(nested ? matching(nested[1], path.slice(withoutEndingSlash(nested[0]).length) || '/') : []),
    ...(exact ? [exact] : []),
  ]
}

/** Reads a fetched manifest; null for anything that is none. */
export function parseManifest(value: unknown): BuildManifest | null {
  const found = value as Partial<BuildManifest> | null
  const { matcher, prerendered } = found ?? {}
  const complete = typeof found?.id === 'string' && Array.isArray(prerendered) && isMatcher(matcher)
  return complete ? (found as BuildManifest) : null
}

const isMatcher = (value: unknown): value is RouteMatcher =>
  ['static', 'wildcard', 'dynamic'].every(
    (part) => typeof (value as RouteMatcher | null)?.[part as keyof RouteMatcher] === 'object',
  )
