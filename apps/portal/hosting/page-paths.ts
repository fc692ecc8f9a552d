import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Pages that the build writes as finished HTML. */
export const prerenderedPaths = ['/', '/user/login'] as const

/** Where browsers that are too old are redirected: a page of plain text, without the program. */
export const oldBrowserPath = '/old-browser'

const routes = join(import.meta.dirname, '../src/routes')

/** The parts of page addresses that the log may contain: the portal's own words, nothing that a user has typed. */
interface PagePaths {
  /** Complete addresses of pages without a parameter: `/hotel/list`. */
  readonly complete: readonly string[]
  /** What precedes the first parameter: `/hotel/detail`. */
  readonly begun: readonly string[]
  /** First folders: `/hotel`. */
  readonly folders: readonly string[]
}

/** Reads the names of the route files. */
export function pagePaths(): PagePaths {
  const paths = globSync('**/*.tsx', { cwd: routes })
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
    .filter((name) => !name.startsWith('__'))
    .map((name) => `/${name.replaceAll('.', '/')}`.replace(/\/(?:index|route)$/, '') || '/')
  const sorted = (values: readonly string[]) => [...new Set(values)].toSorted()
  const withParameter = paths.filter((path) => path.includes('$'))
  return {
    complete: sorted(paths.filter((path) => !path.includes('$'))),
    begun: sorted(withParameter.map((path) => path.replace(/\/\{?-?\$.*/, ''))),
    folders: sorted(paths.flatMap((path) => /^\/[^/$]+/.exec(path)?.[0] ?? [])),
  }
}
