import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'

/** A small tree of files somewhere else, with planted mistakes. */
function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  return folder
}

/** One import: the importing file, the imported one, and the rules it breaks. */
type Case = readonly [from: string, to: string, rules: readonly string[], how?: 'later']

const cases: readonly Case[] = [
  ['libs/api-client/src/a.ts', 'libs/ui/src/index.ts', ['api-client-knows-nobody']],
  ['libs/i18n/src/a.ts', 'libs/ui/src/index.ts', ['i18n-knows-nobody']],
  ['libs/ui/src/a.ts', 'libs/auth/src/index.ts', ['ui-knows-i18n-only']],
  ['libs/auth/src/a.ts', 'libs/i18n/src/index.ts', ['auth-knows-api-client-only']],
  ['apps/portal/src/a.ts', 'libs/ui/src/theme.ts', ['libs-through-their-doorway']],
  ['apps/portal/src/features/hotel/A.tsx', 'apps/portal/src/features/order/B.tsx', ['features-keep-apart']],
  ['apps/portal/src/shared/a.ts', 'apps/portal/src/features/order/B.tsx', ['shared-is-below-features']],
  ['apps/portal/src/features/order/a.ts', 'apps/portal/src/routes/b.tsx', ['features-are-below-routes']],
  ['apps/portal/src/layouts/A.tsx', 'apps/portal/src/routes/b.tsx', ['layouts-know-no-route']],
  ['apps/portal/src/boot/a.ts', 'apps/mock-server/src/browser.ts', ['mock-only-from-boot']],
  [
    'apps/portal/src/layouts/b.ts',
    'apps/mock-server/src/browser.ts',
    ['mock-by-dynamic-import-in-boot'],
    'later',
  ],
  ['apps/mock-server/src/a.ts', 'libs/ui/src/index.ts', ['mock-knows-the-contract-only']],
  ['apps/mock-server/src/domain/order/a.ts', 'apps/mock-server/src/world/clock.ts', ['domain-is-pure']],
  ['apps/mock-server/src/world/a.ts', 'apps/mock-server/src/operations/b.ts', ['world-is-below-operations']],
  ['e2e/a.ts', 'apps/portal/src/main.tsx', ['e2e-knows-no-screen']],
  ['libs/ui/src/b.ts', 'libs/ui/src/c.test.ts', ['production-knows-no-test']],
  ['libs/ui/src/d.ts', 'libs/ui/src/missing.ts', ['no-unresolvable']],
  ['apps/portal/src/boot/mock.ts', 'apps/mock-server/src/browser.ts', [], 'later'],
  ['libs/api-client/src/b.ts', 'libs/api-client/src/generated/routes.ts', []],
  ['apps/portal/src/routes/a.tsx', 'apps/portal/src/features/order/B.tsx', []],
  ['libs/ui/src/e.ts', 'libs/i18n/src/index.ts', []],
  ['apps/mock-server/src/operations/a.ts', 'apps/mock-server/src/world/clock.ts', []],
]

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

/** All cases are planted together: starting the program is what takes the time. */
function violations(): Violation[] {
  const imported = cases.map(([, to]) => [to, 'export const x = 1'] as const)
  const importing = cases.map(([from, to, , how]) => {
    const path = relative(dirname(from), to)
    const written = path.startsWith('.') ? path : `./${path}`
    return [
      from,
      how === 'later' ? `export const f = () => import('${written}')` : `import '${written}'`,
    ] as const
  })
  const files = Object.fromEntries([...imported, ...importing])
  delete files['libs/ui/src/missing.ts']
  const config = join(root, '.dependency-cruiser.cjs')
  const args = [program('dependency-cruiser:depcruise'), '--config', config, '--output-type', 'json', '.']
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: plant(files),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}

describe('who may import whom', () => {
  const found = violations()

  test.each(cases)('%s imports %s, which breaks %j', (from, _to, rules) => {
    const broken = found.filter((violation) => violation.from === from).map(({ rule }) => rule.name)
    expect([...new Set(broken)]).toEqual(rules)
  })
})

describe('the rules of the house', () => {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
    './tools/lint',
    join(root, 'tools/lint'),
  )

  /** The rules that a source breaks when it stands at that path. */
  function broken(path: string, source: string): string[] {
    const folder = plant({ [path]: source, '.oxlintrc.json': config })
    const args = [program('oxlint'), '--format', 'json', '.']
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
    return [...new Set(diagnostics.map((diagnostic) => diagnostic.code))].sort()
  }

  test('nothing is left to chance', () => {
    expect(broken('libs/ui/src/a.ts', 'export const a = Math.random()')).toEqual(['house(no-chance)'])
  })

  test.each(['Date.now()', 'new Date()', 'performance.now()', 'Date()'])(
    'the mock takes the time from its clock, never by %s',
    (source) => {
      expect(broken('apps/mock-server/src/domain/a.ts', `export const a = ${source}`)).toEqual([
        'house(world-clock)',
      ])
    },
  )

  test('a date made of a number is no look at the clock, and the clock itself may look', () => {
    expect(broken('apps/mock-server/src/domain/a.ts', 'export const a = new Date(0)')).toEqual([])
    expect(broken('apps/mock-server/src/world/clock.ts', 'export const a = Date.now()')).toEqual([])
  })

  test('a test waits with a limit that a busy machine keeps', () => {
    const waiting = (more: string) =>
      `import { vi } from 'vitest'\nexport const a = () => vi.waitFor(() => 1${more})`
    expect(broken('libs/ui/src/a.test.ts', waiting(''))).toEqual(['house(patient-wait)'])
    expect(broken('libs/ui/src/a.test.ts', waiting(', 30_000'))).toEqual([])
  })

  test('what a page reads fails until the test ends it, what it sends as often as the test says', () => {
    const failing = (rule: string) => `export const a = (faults: any) => faults.add(${rule})`
    const broken503 = (operation: string, more: string) =>
      broken('apps/portal/src/a.test.tsx', failing(`{ operation: '${operation}', status: 503${more} }`))
    expect(broken503('listOrders', ', times: 2')).toContain('house(lasting-fault)')
    expect(broken503('listOrders', '')).not.toContain('house(lasting-fault)')
    expect(broken503('payOrder', ', times: 1')).not.toContain('house(lasting-fault)')
  })

  test('a suppression says why', () => {
    const call = 'console.log(1)\nexport const a = 1'
    const bare = `// oxlint-disable-next-line no-console\n${call}`
    const reasoned = `// oxlint-disable-next-line no-console -- the user reads it in a terminal\n${call}`
    expect(broken('libs/ui/src/a.ts', bare)).toEqual(['house(suppression-reason)'])
    expect(broken('libs/ui/src/a.ts', reasoned)).toEqual([])
  })

  test('calls go through the one request function', () => {
    const source = "export const a = () => fetch('/api')"
    expect(broken('apps/portal/src/features/order/a.ts', source)).toEqual(['eslint(no-restricted-globals)'])
    expect(broken('libs/api-client/src/transport/request.ts', source)).toEqual([])
  })
})
