import { block, callRefusals, headers, knownHostOnly } from './nginx-parts.ts'
import { headersOf, noIndex } from './rules.ts'

/** What a backend may not say to a browser about pages, workers, reports and other sites: this host alone decides it. */
const ofThisHost = [
  'refresh',
  'clear-site-data',
  'service-worker-allowed',
  'x-frame-options',
  'alt-svc',
  'nel',
  'report-to',
  'reporting-endpoints',
  'timing-allow-origin',
  ...['origin', 'credentials', 'methods', 'headers'].map((name) => `access-control-allow-${name}`),
]

/** A folder of the backend whose requests are passed on, under the headers of this host. */
export const passedOn = (folder: string, kind: 'call' | 'media') => [
  '# Without its slash nginx would send the visitor on, to whatever host was asked for.',
  block(`location = ${folder}`, ['return 404;']),
  block(`location ^~ ${folder}/`, [
    knownHostOnly,
    '# The policy of pages trusts what its address puts below /assets/: no other spelling may lead here.',
    block(`if ($request_uri !~ "^${folder}/")`, ['return 404;']),
    ...headers(kind, {
      ...noIndex,
      ...(kind === 'media' && {
        'content-security-policy': '$portal_media_policy',
        'cache-control': '$portal_media_cache',
      }),
    }),
    // What the backend says of these would stand beside what is said here.
    ...[
      ...Object.keys({ ...headersOf(kind), ...noIndex }),
      'strict-transport-security',
      'x-powered-by',
      ...ofThisHost,
    ].map((name) => `proxy_hide_header ${name};`),
    ...(kind === 'media' ? ['proxy_hide_header cache-control;'] : []),
    'charset off;',
    ...(kind === 'call' ? [...callRefusals.pages, 'limit_req zone=portal_senders burst=20 nodelay;'] : []),
    '#without-backend return 404;',
    // With a path, nginx sends on the address as it has judged it, and not as it was written.
    `#backend proxy_pass @BACKEND_SCHEME@://portal_backend@BACKEND_BASE@${folder}/;`,
  ]),
]

/** How the backend is asked, and what of its answers nginx does not obey. */
export const proxySettings = [
  'proxy_http_version 1.1;',
  'proxy_set_header connection "";',
  'proxy_set_header host "@BACKEND_HOST@";',
  'proxy_set_header x-forwarded-for $remote_addr;',
  'proxy_set_header x-forwarded-proto $portal_scheme;',
  'proxy_set_header x-forwarded-host $portal_host;',
  'proxy_set_header x-request-id $portal_request;',
  '# What a caller says of itself in these is not known to be true.',
  'proxy_set_header x-real-ip $remote_addr;',
  ...['forwarded', 'x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-method-override'].map(
    (name) => `proxy_set_header ${name} "";`,
  ),
  'proxy_connect_timeout @API_CONNECT@s;',
  'proxy_send_timeout @API_TIMEOUT@s;',
  'proxy_read_timeout @API_TIMEOUT@s;',
  '# With these a backend could have nginx answer with another file or address of this host, or wait as it likes.',
  `proxy_ignore_headers ${['redirect', 'expires', 'limit-rate', 'buffering', 'charset'].map((name) => `x-accel-${name}`).join(' ')};`,
  '# Asking twice could book twice.',
  'proxy_next_upstream off;',
  'proxy_ssl_server_name on;',
  'proxy_ssl_name "@BACKEND_NAME@";',
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 4;',
  'proxy_ssl_trusted_certificate @CERTIFICATES@;',
]
