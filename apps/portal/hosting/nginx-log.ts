import { routes } from '@portal/api-client/contract'
import { pageReports, reports } from '../csp.ts'
import { map } from './nginx-parts.ts'
import { pagePaths } from './page-paths.ts'
import { backendFolders } from './rules.ts'

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

const pages = pagePaths()

/** Paths that are logged as they are, those of a folder in one pattern: `~^/api/quote/(?:choose|convert)$`. */
const known = (paths: readonly string[]) => {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
  return [...Map.groupBy([...new Set(paths)].toSorted(), folderOf)].map(([folder, own]) => {
    const names = own.map((path) => path.slice(folder.length + 1))
    const pattern = `~^${folder.replaceAll('.', String.raw`\.`)}/(?:${names.join('|')})$`
    return [pattern, '$portal_asked_path'] as const
  })
}

/** Path segments as a pattern: one of these, and something behind it. */
const below = (name: string, paths: readonly string[]) =>
  `~^(?<${name}>${paths.join('|').replaceAll('.', String.raw`\.`)})/.`

/**
 * Tokens, ids and queries never reach a log, and no word that somebody has typed as a path; neither does the whole
 * address of a person.
 */
export const logMaps = [
  '# Without the query, and without the slash at the end.',
  map('$request_uri', '$portal_asked_path', [
    ['default', '-'],
    ['~^/(?:[?]|$)', '/'],
    ['~^(?<portal_asked>/[^?]*?)/?(?:[?]|$)', '$portal_asked'],
  ]),
  map('$portal_asked_path', '$portal_log_path', [
    ['default', '-'],
    ...known([
      ...pages.complete,
      ...Object.values(routes).map(({ path }) => path),
      reports.path,
      pageReports,
    ]),
    // What the build names by its content, and its own lists.
    [
      String.raw`~^(?<portal_file>/assets/[A-Za-z0-9_.-]{1,80}-[A-Za-z0-9_-]{8}\.[a-z]{2,5})$`,
      '$portal_file',
    ],
    [String.raw`~^(?<portal_list>/builds/(?:latest|meta/[0-9a-f]{16})\.json)$`, '$portal_list'],
    [below('portal_begun', pages.begun), '$portal_begun/-'],
    [
      `~^(?<portal_folder>${[...pages.folders, '/assets', '/builds', ...Object.values(backendFolders).flat()].join('|')})(?:/|$)`,
      '$portal_folder/-',
    ],
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
