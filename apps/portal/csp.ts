/**
 * The content security policy of every page, for the development server, the preview server, the web server's
 * configuration and the tests alike. Nothing in it is unsafe.
 */

/** Stands in built pages where the host puts the nonce of the response. */
export const noncePlaceholder = '__CSP_NONCE__'

/** Stands in built pages where an address must be complete: protocol and host, without slash at the end. */
export const originPlaceholder = '__PORTAL_ORIGIN__'

/** Where browsers send what the policy has stopped, and the name by which the policy calls it. */
export const reports = { path: '/reports', group: 'portal' } as const

/** Where pages send what they report themselves, if the host is to keep it in its own log (docs/reports.md). */
export const pageReports = '/reports/pages'

interface CspOptions {
  nonce: string
  /**
   * This host as the browser calls it, with its port. Scripts and styles then come from its `/assets/` alone, and
   * never from what members have uploaded to the same host. Absent in development, where they lie everywhere.
   */
  host?: string
  /** Hosts of the API beside this one, with protocol. */
  api?: readonly string[]
  /** Hosts of pictures and other files beside this one, with protocol; never of scripts. */
  cdn?: readonly string[]
  /** Hosts whose pages may be embedded, with protocol; of these the site's own list chooses. */
  frames?: readonly string[]
  /** Allows a mock that answers inside the page: its worker, and the shaper of its documents, a WebAssembly module. */
  worker?: boolean
  /** Allows the reload socket of the development server. */
  development?: boolean
}

const none = ["'none'"]

/** Value of the header `content-security-policy`. */
export function contentSecurityPolicy({
  nonce,
  host,
  api = [],
  cdn = [],
  frames = [],
  worker = false,
  development = false,
}: CspOptions): string {
  const program = [host === undefined ? "'self'" : `${host}/assets/`, `'nonce-${nonce}'`]
  const directives: Record<string, readonly string[]> = {
    'default-src': none,
    'script-src': worker ? [...program, "'wasm-unsafe-eval'"] : program,
    'style-src-elem': program,
    'style-src-attr': none,
    // Articles, hotels and logos name pictures on any host.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...cdn],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...cdn, ...(development ? ['ws:'] : [])],
    'worker-src': worker || development ? ["'self'"] : none,
    'frame-src': frames.length > 0 ? frames : none,
    'object-src': none,
    'base-uri': none,
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // The cleaner's own policy is what its parser needs; nobody else can take its name afterwards.
    'trusted-types': ['default', 'clean-html', ...(development ? ['*'] : [])],
    ...(development ? {} : { 'report-uri': [reports.path], 'report-to': [reports.group] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}

/** Of what the backend answers nothing is a page: should it be opened as one, it may do nothing at all. */
export const callPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** A PDF that a member has uploaded may be looked at, which browsers refuse in a sandbox, and never runs. */
export const pdfPolicy = "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Any other upload, opened as a page, belongs to no origin besides. */
export const mediaPolicy = `${pdfPolicy}; sandbox`

/** What a page may ask the device for: nothing. Names that Chromium does not know it would complain about. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** The other headers of every page and file. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': refusedFeatures.map((name) => `${name}=()`).join(', '),
}

/** Where the connection is encrypted, browsers come back encrypted only, for a year. */
export const transportSecurity = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const
