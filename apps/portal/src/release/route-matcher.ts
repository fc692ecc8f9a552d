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

const withoutEndingSlash = (path: string) => path.replace(/(?<!\/)\/+$/, '')

/** All rules that match, merged; the more specific one wins, as on the host. */
export function ruleFor({ matcher }: Pick<BuildManifest, 'matcher'>, path: string): RouteRule {
  return Object.assign({}, ...matching(matcher, withoutEndingSlash(path)))
}

/** From the least specific to the most; `path` without slash at the end. */
function matching(matcher: RouteMatcher, path: string): RouteRule[] {
  return [
    ...above(path, matcher.wildcard).map(([, rule]) => rule),
    ...above(path, matcher.dynamic).flatMap(([prefix, rules]) => matching(rules, path.slice(prefix.length))),
    ...Object.entries(matcher.static).flatMap(([key, rule]) =>
      withoutEndingSlash(key) === path ? [rule] : [],
    ),
  ]
}

/** What is ruled for a path by its prefixes, without slash at the end and the shortest first; that of `/` is empty. */
const above = <T>(path: string, entries: Record<string, T>): [prefix: string, ruled: T][] =>
  Object.entries(entries)
    .map(([prefix, ruled]): [string, T] => [withoutEndingSlash(prefix), ruled])
    .filter(([prefix]) => `${path}/`.startsWith(`${prefix}/`))
    .toSorted(([a], [b]) => a.length - b.length)

/** Reads a fetched manifest; null for anything that is none. */
export function parseManifest(value: unknown): BuildManifest | null {
  const found = value as Partial<BuildManifest> | null
  const { matcher, prerendered } = found ?? {}
  const complete = typeof found?.id === 'string' && Array.isArray(prerendered) && isMatcher(matcher)
  return complete ? (found as BuildManifest) : null
}

function isMatcher(value: unknown): value is RouteMatcher {
  const found = value as Partial<RouteMatcher> | null
  const rules = [found?.static, found?.wildcard].every(
    (part) => isTable(part) && valuesOf(part).every(isRule),
  )
  return rules && isTable(found?.dynamic) && valuesOf(found.dynamic).every(isMatcher)
}

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null

const valuesOf = (table: object): unknown[] => Object.values(table)

const isRule = (value: unknown): boolean =>
  isTable(value) && ['string', 'undefined'].includes(typeof (value as RouteRule).redirect)
