import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is asked for again at each visit, or is read by people alone. */
const notKept = /^(?:\.|builds\/|licences\.txt|robots\.txt|mockServiceWorker\.js|offline\.json)|\.(?:br|gz)$/

/** Paths of a build's files that a page needs without a network, as the page asks for them. */
export const offlineFiles = (names: readonly string[]): string[] =>
  names
    .filter((name) => !notKept.test(name))
    .map((name) => `/${name}`)
    .toSorted()

/** Writes `offline.json`, by which the worker of a build with the mock in the page knows what to keep. */
export function writeOfflineList(dist: string, build: string): void {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(dist, name)).isFile(),
  )
  const list = { build, files: offlineFiles(names.map((name) => name.replaceAll('\\', '/'))) }
  writeFileSync(join(dist, 'offline.json'), JSON.stringify(list))
}
