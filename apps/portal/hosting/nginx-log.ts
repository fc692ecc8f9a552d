import { map } from './nginx-parts.ts'

const logFields = {
  time: '$time_iso8601',
  status: '$status',
  method: '$portal_log_method',
  path: '$portal_log_path',
  bytes: '$bytes_sent',
  seconds: '$request_time',
  backend_status: '$upstream_status',
  backend_seconds: '$upstream_response_time',
  net: '$portal_log_net',
  request: '$portal_request',
}

const reportFields = {
  time: '$time_iso8601',
  violated: '$portal_report_directive',
  stopped: '$portal_report_blocked',
  at: '$portal_report_source',
}

const pageReportFields = { time: '$time_iso8601', page_reports: '$portal_page_report' }

const logFormat = (name: string, fields: Readonly<Record<string, string>>) =>
  `log_format ${name} escape=json '${JSON.stringify(fields)}';`

/** One JSON record for each request, for each report of a browser, and for what a page reports itself. */
export const logFormats = [
  logFormat('portal', logFields),
  logFormat('portal_report', reportFields),
  logFormat('portal_page_report', pageReportFields),
]

/** Tokens, ids and queries never reach a log; neither does the whole address of a person. */
export const logMaps = [
  map('$request_uri', '$portal_log_path', [
    ['default', '-'],
    ['~*^/(?<portal_secret>voucher|quote)/', '/$portal_secret/-'],
    ['~^(?<portal_file>/(?:assets|builds)/[A-Za-z0-9._/-]*)', '$portal_file'],
    ['~^(?<portal_call>/api/[A-Za-z.]+/[A-Za-z-]+)(?:[/?]|$)', '$portal_call'],
    ['~^(?<portal_named>(?:/[A-Za-z-]{1,24}){1,3})(?:\\?|$)', '$portal_named'],
    ['~^(?<portal_begun>(?:/[A-Za-z-]{1,24}){1,3})/', '$portal_begun/-'],
    ['~^/(?:\\?|$)', '/'],
  ]),
  // A request that was led to a page of refusal has become a GET.
  map('$request', '$portal_log_method', [
    ['default', '-'],
    ['~^(?<portal_method>[A-Z]{1,16}) ', '$portal_method'],
  ]),
  map('$remote_addr', '$portal_log_net', [
    ['default', '-'],
    ['~^(?<portal_net4>[0-9]+\\.[0-9]+\\.[0-9]+)\\.', '$portal_net4.0'],
    ['~^(?<portal_net6>[0-9a-f]+:[0-9a-f]*:[0-9a-f]*)', '$portal_net6::'],
  ]),
  map('$request_body', '$portal_report_directive', [
    ['default', '-'],
    [
      '~"(?:effectiveDirective|effective-directive|violated-directive)" *: *"(?<portal_directive>[a-z-]+)',
      '$portal_directive',
    ],
  ]),
  map('$request_body', '$portal_report_blocked', [
    ['default', '-'],
    [
      '~"(?:blockedURL|blocked-uri)" *: *"(?<portal_blocked>[a-z-]+(?:://[A-Za-z0-9.:-]+)?)',
      '$portal_blocked',
    ],
  ]),
  map('$request_body', '$portal_report_source', [
    ['default', '-'],
    [
      '~"(?:sourceFile|source-file)" *: *"[a-z]+://[^/"]+(?<portal_source>/assets/[A-Za-z0-9._-]+)',
      '$portal_source',
    ],
  ]),
  // As pages write it, and no other letters than theirs: anybody could send something here.
  map('$request_body', '$portal_page_report', [
    ['default', '-'],
    ['~^(?<portal_reported>\\{"v":1,"build":[\\x20-\\x7e]+\\})$', '$portal_reported'],
  ]),
]
