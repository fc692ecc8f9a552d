/**
 * The content security policy of every page, for the development server, the preview server, the hosting
 * notes and the tests alike. Nothing in it is unsafe.
 */

/** Stands in built pages where the host puts the nonce of the response. */
export const noncePlaceholder = '__CSP_NONCE__'

export interface CspOptions {
  nonce: string
  /** Hosts of the API beside this one, with protocol. */
  api?: readonly string[]
  /** Hosts of images and assets beside this one, with protocol. */
  cdn?: readonly string[]
  /** Allows the reload socket of the development server. */
  development?: boolean
}

/** Value of the header `content-security-policy`. */
export function contentSecurityPolicy({
  nonce,
  api = [],
  cdn = [],
  development = false,
}: CspOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...cdn],
    'style-src-elem': ["'self'", `'nonce-${nonce}'`, ...cdn],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...cdn],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...cdn, ...(development ? ['ws:'] : [])],
    'worker-src': ["'self'"],
    // Which host may be embedded is decided per page, from the site's own list.
    'frame-src': ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // The sanitiser's own policy is what its parser needs; nobody else can take its name once it stands.
    'trusted-types': ['default', 'dompurify', ...(development ? ['*'] : [])],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}

/** The other headers of every page and file. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}
