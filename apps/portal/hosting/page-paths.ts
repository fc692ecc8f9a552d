import { globSync } from 'node:fs'
import { join } from 'node:path'

const routes = join(import.meta.dirname, '../src/routes')

/** What the log may say of the addresses of pages: words that the portal has chosen, and none that somebody has typed. */
interface PagePaths {
  /** Of pages without a parameter, complete: `/hotel/list`. */
  readonly complete: readonly string[]
  /** What stands before the first parameter: `/hotel/detail`. */
  readonly begun: readonly string[]
  /** First folders: `/hotel`. */
  readonly folders: readonly string[]
}

/** As the files of the routes name them. */
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
