/**
 * The one check for URLs from outside the code: every sink uses it, and null means "do not". It parses URLs as browsers
 * do, and never matches them as text.
 */

/** Where the URL would be used. */
export type UrlSink = 'iframe' | 'menu-link' | 'return-path' | 'content-link' | 'image' | 'window-open'

interface SinkRule {
  /** Paths of this portal are allowed. */
  inside: boolean
  /** Other hosts are allowed. */
  outside: boolean
  /** Protocols other than http and https, with the colon. */
  also?: readonly string[]
}

const rules: Record<UrlSink, SinkRule> = {
  iframe: { inside: false, outside: true },
  'menu-link': { inside: true, outside: true },
  'return-path': { inside: true, outside: false },
  'content-link': { inside: true, outside: true, also: ['mailto:', 'tel:'] },
  image: { inside: true, outside: true, also: ['data:'] },
  'window-open': { inside: true, outside: true },
}

// Characters that browsers drop or rewrite while parsing, so that the user sees another URL.
const disguises =
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\u2066-\u206f\ufeff\\]/

const harmlessImage = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i

// Never a real host: a relative URL that stays on it is a path of the portal.
const insideOrigin = 'https://inside.invalid'

/** The URL to use, or null. Internal URLs come back as path, query and hash. */
export function safeUrl(raw: unknown, sink: UrlSink): string | null {
  if (typeof raw !== 'string' || raw === '' || disguises.test(raw)) return null
  const rule = rules[sink]
  if (raw.startsWith('/') && !raw.startsWith('//')) return rule.inside ? insidePath(raw) : null
  // `//host` is another host; backends of this kind send such URLs.
  const address = /^\/\/[^/]/.test(raw) ? protocolFor(raw) + raw : raw
  if (!rule.outside || !URL.canParse(address)) return null
  return isAllowed(new URL(address), address, rule) ? new URL(address).href : null
}

/** Protocol for a URL without one: https, except for localhost. */
function protocolFor(raw: string): string {
  const host = URL.canParse(`https:${raw}`) ? new URL(`https:${raw}`).hostname : ''
  return isLocal(host) ? 'http:' : 'https:'
}

function insidePath(raw: string): string | null {
  if (!URL.canParse(raw, insideOrigin)) return null
  const { origin, pathname, search, hash } = new URL(raw, insideOrigin)
  // `/a/..//b` becomes `//b`, which the next parser would read as a host.
  if (origin !== insideOrigin || pathname.startsWith('//')) return null
  return pathname + search + hash
}

function isAllowed(url: URL, raw: string, { also = [] }: SinkRule): boolean {
  if (url.protocol === 'data:') return also.includes('data:') && harmlessImage.test(raw)
  if (also.includes(url.protocol)) return true
  const web = url.protocol === 'https:' || url.protocol === 'http:'
  // `https:host` and `https:///host` parse too, but only an attacker writes them.
  return web && /^https?:\/\/[^/]/i.test(raw) && url.username === '' && url.password === ''
}

const isLocal = (hostname: string) =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

/** The target after signing in: a path of the portal other than the login page. */
export function safeReturnPath(raw: unknown): string | null {
  const path = safeUrl(raw, 'return-path')
  return path === null || /^\/user\/login(?:[/?#]|$)/i.test(path) ? null : path
}

/** The URL of an embedded page: its host must be on the list (`host` or `host:port`, lower case). */
export function safeFrameUrl(raw: unknown, hosts: readonly string[]): string | null {
  const address = safeUrl(raw, 'iframe')
  return address !== null && hosts.includes(new URL(address).host) ? address : null
}

/** Whether a URL leaves the portal: another protocol or another host. */
export function leavesPortal(raw: string, ownOrigin: string): boolean {
  return !URL.canParse(raw, ownOrigin) || new URL(raw, ownOrigin).origin !== ownOrigin
}
