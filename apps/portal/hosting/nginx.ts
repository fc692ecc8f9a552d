import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  contentSecurityPolicy,
  noncePlaceholder,
  originPlaceholder,
  pageReports,
  reports,
  securityHeaders,
} from '../csp.ts'
import { passedOn, proxySettings } from './nginx-backend.ts'
import { logFormats, logMaps } from './nginx-log.ts'
import { maps } from './nginx-maps.ts'
import { block, callRefusals, header, headers, knownHostOnly, noticeRefusals, quoted } from './nginx-parts.ts'
import { backendFolders, filePatterns, hidden, requestLimits } from './rules.ts'

/**
 * The configuration of nginx as a template: `@NAME@` stands for a setting, and a line that begins with `#name ` is
 * taken where that part is wanted; `deploy/portal` fills both in. Everything in it is in stock nginx of Debian.
 */

const pagePolicy = contentSecurityPolicy({
  nonce: '$request_id',
  host: '$portal_host',
  api: ['@DIRECT_ORIGIN@', '@REPORT_ORIGIN@'],
  cdn: ['@CDN@'],
  frames: ['@FRAMES@'],
})

/**
 * The current build, and the two before it for users who have their pages open. A build keeps its place while it is
 * served, so publishing between two of these looks hides no file. The places do not say which build is the current one.
 */
const fromAnyBuild = `try_files ${['1', '2', '3'].map((place) => `/live/${place}$uri`).join(' ')} =404;`

const fromCurrentBuild = 'try_files /current$uri =404;'

const getOnly = block('if ($request_method !~ "^(?:GET|HEAD)$")', ['return 405;'])

const page = block('location /', [
  knownHostOnly,
  block('if ($portal_rule)', ['return 307 $portal_rule;']),
  '# Below, the address becomes that of a file.',
  'set $portal_page $uri;',
  ...headers('page', { 'content-security-policy': pagePolicy, 'x-robots-tag': '$portal_robots' }),
  '# Page and header carry one nonce, so the two must never come from different answers: nothing is answered by 304.',
  '# The condition `*` nginx would find met whatever the page has.',
  block('if ($http_if_none_match ~ "[*]")', ['return 412;']),
  'etag off;',
  'if_modified_since off;',
  'sub_filter_once off;',
  `sub_filter ${quoted(noncePlaceholder)} $request_id;`,
  'sub_filter \'"apiUrl":"",\' \'@ENV@\';',
  `sub_filter ${quoted(originPlaceholder)} "$portal_scheme://$portal_host";`,
  'try_files /current$uri/index.html /current/shell.html =503;',
])

const files = [
  block('location ^~ /assets/', [
    ...headers('asset', { 'cache-control': '$portal_asset_cache' }),
    'gzip_static on;',
    '#brotli brotli_static on;',
    fromAnyBuild,
  ]),
  block('location ^~ /builds/', [...headers('file'), fromCurrentBuild]),
  block('location ^~ /builds/meta/', [...headers('file'), fromAnyBuild]),
  ...[filePatterns.payload, filePatterns.root].map((pattern) =>
    block(`location ~ ${quoted(pattern)}`, [...headers('file'), fromCurrentBuild]),
  ),
]

const reportSink = (path: string, format: string, ...more: readonly string[]) =>
  block(`location = ${path}`, [
    ...more,
    block('if ($request_method != POST)', ['return 405;']),
    'limit_req zone=portal_reports burst=20 nodelay;',
    `client_max_body_size ${requestLimits.report};`,
    `client_body_buffer_size ${requestLimits.report};`,
    'client_body_in_single_buffer on;',
    `access_log @LOG@ ${format};`,
    '# A body that is sent on is one that can be logged; the other end is below.',
    'proxy_pass http://unix:@RUN@/reports.sock;',
  ])

const health = block('location = /healthz', [
  'access_log off;',
  'default_type text/plain;',
  getOnly,
  block('if (!-f $document_root/current/shell.html)', ['return 503;']),
  'return 200 "ok\\n";',
])

const portal = block('server', [
  '#plain listen @LISTEN@ default_server;',
  '#tls listen @LISTEN@ default_server ssl http2;',
  '#tls ssl_certificate @TLS_CERTIFICATE@;',
  '#tls ssl_certificate_key @TLS_KEY@;',
  '#tls ssl_protocols TLSv1.2 TLSv1.3;',
  '#tls ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;',
  '#tls ssl_session_cache shared:portal:10m;',
  '#tls ssl_session_tickets off;',
  'server_name _;',
  'root @ROOT@;',
  'charset utf-8;',
  'charset_types text/plain text/css text/javascript application/json application/manifest+json image/svg+xml;',
  '# A range that is not there would be refused with the headers of the file.',
  'max_ranges 0;',
  ...headers('notice'),
  ...proxySettings,
  ...noticeRefusals.pages,
  health,
  reportSink(reports.path, 'portal_report'),
  reportSink(pageReports, 'portal_page_report', '#without-page-reports return 404;'),
  ...backendFolders.call.flatMap((folder) => passedOn(folder, 'call')),
  ...backendFolders.media.flatMap((folder) => passedOn(folder, 'media')),
  block(`location ~ ${quoted(hidden)}`, ['return 404;']),
  ...files,
  page,
  ...noticeRefusals.locations,
  ...callRefusals.locations,
])

const redirecting = block('#redirect server', [
  'listen @HTTP_LISTEN@ default_server;',
  ...headers('notice'),
  ...noticeRefusals.pages,
  ...noticeRefusals.locations,
  block('location /', [
    knownHostOnly,
    // The address may be kept, unlike a refusal.
    ...Object.entries(securityHeaders).map(([name, value]) => header(name, value)),
    'return 308 https://$portal_name@TLS_PORT@$request_uri;',
  ]),
])

const types = block('types', [
  'text/html html;',
  'text/css css;',
  'text/javascript js mjs;',
  'application/json json;',
  'application/manifest+json webmanifest;',
  'image/svg+xml svg;',
  'image/png png;',
  'image/x-icon ico;',
  'text/plain txt;',
])

const http = block('http', [
  types,
  'default_type application/octet-stream;',
  'server_tokens off;',
  'sendfile on;',
  'tcp_nopush on;',
  'log_not_found off;',
  ...logFormats,
  'access_log @LOG@ portal;',
  ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path @RUN@/${name};`),
  'client_header_timeout 10s;',
  'client_body_timeout 30s;',
  'send_timeout 30s;',
  'keepalive_timeout 65s;',
  'reset_timedout_connection on;',
  '# The addresses of rules are keys of a map.',
  'map_hash_bucket_size 128;',
  'map_hash_max_size 4096;',
  `large_client_header_buffers ${requestLimits.headers / requestLimits.address} ${requestLimits.address};`,
  'client_max_body_size @UPLOAD_LIMIT@;',
  'limit_req_zone $binary_remote_addr zone=portal_reports:1m rate=2r/s;',
  'limit_req_zone $portal_sender zone=portal_senders:1m rate=10r/m;',
  'limit_req_status 429;',
  '# Where a request comes from, as trusted proxies say it.',
  '#proxied @TRUSTED_PROXIES@',
  '#proxied real_ip_header x-forwarded-for;',
  '#proxied real_ip_recursive on;',
  '# Pages and answers are packed as they leave, what never changes was packed by the build.',
  'gzip on;',
  'gzip_vary on;',
  'gzip_proxied any;',
  'gzip_min_length 1000;',
  'gzip_types application/json application/manifest+json image/svg+xml text/plain;',
  '#brotli brotli on;',
  '#brotli brotli_comp_level 5;',
  '#brotli brotli_min_length 1000;',
  '#brotli brotli_types application/json application/manifest+json image/svg+xml text/plain;',
  ...maps,
  ...logMaps,
  block('#backend upstream portal_backend', [
    'server @BACKEND_ADDRESS@ max_fails=0;',
    'keepalive 32;',
    '# Given up before the backend does it: a call that cannot be repeated must not meet a closed connection.',
    'keepalive_timeout 4s;',
  ]),
  portal,
  redirecting,
  block('server', ['listen unix:@RUN@/reports.sock;', 'access_log off;', 'return 204;']),
])

/** The whole template. */
export const nginxTemplate = (): string =>
  `${[
    '# Generated from apps/portal/hosting by `npm run generate`; do not edit. deploy/portal fills it in.',
    '#brotli load_module @MODULES@/ngx_http_brotli_static_module.so;',
    '#brotli load_module @MODULES@/ngx_http_brotli_filter_module.so;',
    '#root user @USER@;',
    'worker_processes @WORKERS@;',
    'pid @RUN@/nginx.pid;',
    '# Lines of this log name addresses with their query and cannot be shortened, so only what ends the server is in it;',
    '# a backend that fails is seen in the status of the other log.',
    'error_log stderr emerg;',
    block('events', ['worker_connections 4096;']),
    http,
  ].join('\n')}\n`

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../../../deploy/generated')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'nginx.conf.template'), nginxTemplate())
}
