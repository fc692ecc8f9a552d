import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'

const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
  './tools/lint',
  join(root, 'tools/lint'),
)

const waiting = (limit = '') =>
  `import { vi } from 'vitest'\nexport const a = () => vi.waitFor(() => 1${limit})`
const failing = (operation: string, times = '') =>
  `export const a = (faults: any) => faults.add({ operation: '${operation}', status: 503${times} })`
const suppression = (reason = '') =>
  `// oxlint-disable-next-line no-console${reason}\nconsole.log(1)\nexport const a = 1`

const domain = 'apps/mock-server/src/domain/a.ts'

/** File, source, and the rules of the house that it breaks. */
const cases: readonly (readonly [path: string, source: string, rules: readonly string[]])[] = [
  ['libs/ui/src/a.ts', 'export const a = Math.random()', ['no-restricted-properties']],
  [domain, 'export const a = Date.now()', ['world-clock']],
  [domain, 'export const a = new Date()', ['world-clock']],
  [domain, 'export const a = performance.now()', ['world-clock']],
  [domain, 'export const a = Date()', ['world-clock']],
  [domain, 'export const a = new Date(0)', []],
  ['libs/ui/src/a.test.ts', waiting(), ['patient-wait']],
  ['libs/ui/src/a.test.ts', waiting(', 30_000'), []],
  ['apps/portal/src/a.test.tsx', failing('listOrders', ', times: 2'), ['lasting-fault']],
  ['apps/portal/src/a.test.tsx', failing('listOrders'), []],
  ['apps/portal/src/a.test.tsx', failing('payOrder', ', times: 1'), []],
  ['libs/ui/src/a.ts', String.raw`export const a = /^[^\s@]+@[^\s@]+\.[^\s@]+$/`, ['linear-pattern']],
  ['libs/ui/src/a.ts', String.raw`export const a = / +$/`, ['linear-pattern']],
  ['libs/ui/src/a.ts', String.raw`export const a = /^(?:a+)+$/`, ['linear-pattern']],
  ['libs/ui/src/a.ts', String.raw`export const a = /^ +[a-z]+$/`, []],
  ['libs/ui/src/a.ts', suppression(), ['suppression-reason']],
  ['libs/ui/src/a.ts', suppression(' -- the user reads it in a terminal'), []],
]

test.each(cases)('%s with %j breaks %j', (path, source, rules) => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  for (const [name, text] of [
    [path, source],
    ['.oxlintrc.json', config],
  ] as const) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const args = [program('oxlint'), '--format', 'json', '.']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
  const broken = diagnostics.flatMap(
    ({ code }) =>
      /^(?:house\((.+)\)|eslint\((no-restricted-properties)\))$/.exec(code)?.slice(1).filter(Boolean) ?? [],
  )
  expect([...new Set(broken)]).toEqual(rules)
})
