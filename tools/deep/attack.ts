import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { createVitest, type Vitest } from 'vitest/node'
import { type Claim, scannedClaims } from '../requirements/claims.ts'
import { root } from '../workspace/root.mjs'
import { type Attack, attacks } from './attacks.data.ts'
import { spread } from './mutants.ts'
import type { Outcome } from './part.ts'

/** What was falsified, row by row, and the tests that failed. */
const record = join(root, '.cache', 'reports', 'deep-rows.txt')

/** The tests of all parts, on a program that is falsified by what `current` says; no file changes. */
async function projectsUnder(current: { attack: Attack | null }): Promise<TestProjectInlineConfiguration[]> {
  const plugin = {
    name: 'attack',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => {
      if (current.attack === null) return null
      const [, file, text, other] = current.attack
      return id === join(root, file) ? { code: code.replace(text, () => other), map: null } : null
    },
  }
  const paths = globSync('{apps,libs}/*/vitest.config.ts', { cwd: root })
  const projects = await Promise.all(
    paths.map(async (path) => {
      const { default: config } = (await import(join(root, path))) as {
        default: { test: { projects?: TestProjectInlineConfiguration[] } }
      }
      const folder = join(root, dirname(path))
      return (config.test.projects ?? [config as TestProjectInlineConfiguration]).map((project) => ({
        ...project,
        root: folder,
        plugins: [plugin],
        test: { ...project.test, root: folder },
      }))
    }),
  )
  return projects.flat()
}

/** Lets a file be read again by whatever has it. */
function forget(vitest: Vitest, path: string): void {
  vitest.invalidateFile(path)
  for (const { vite } of vitest.projects) {
    for (const { moduleGraph } of Object.values(vite.environments)) {
      for (const module of moduleGraph.getModulesByFile(path) ?? []) moduleGraph.invalidateModule(module)
    }
  }
}

/** Titles of the row's tests in these files, by how they went. */
async function run(vitest: Vitest, row: string, files: readonly string[]) {
  vitest.setGlobalTestNamePattern(row.replace('.', String.raw`\.`))
  const paths = new Set(files.map((file) => join(root, file)))
  const found = await vitest.globTestSpecifications([...files])
  const { testModules } = await vitest.runTestSpecifications(
    found.filter(({ moduleId }) => paths.has(moduleId)),
  )
  const titles = (state: 'failed' | 'passed') =>
    testModules.flatMap(({ children }) => [...children.allTests(state)].map(({ name }) => name))
  return { failed: titles('failed'), passed: titles('passed') }
}

/**
 * First the tests that draw nothing, which take seconds, then the others, in a run of their own: what one of those has
 * loaded stays loaded. The titles that failed, or why none did.
 */
async function attackOne(
  vitest: Vitest,
  another: () => Promise<Vitest>,
  row: string,
  claims: readonly Claim[],
): Promise<string[] | string> {
  let problem = 'only browser tests claim the row'
  for (const wanted of ['unit', 'component'] as const) {
    const own = claims.filter(({ id, level }) => id === row && level === wanted)
    if (own.length === 0) continue
    const used = wanted === 'unit' ? vitest : await another()
    const { failed, passed } = await run(used, row, [...new Set(own.map(({ file }) => file))])
    if (used !== vitest) await used.close()
    if (failed.length > 0) return failed
    problem = passed.length > 0 ? 'no test of the row notices' : 'no test ran'
  }
  return problem
}

/** Falsifies rows one at a time and lists those whose own tests do not notice. Browser tests are left to the suite. */
export async function attackRows(share: number, only: readonly string[] = []): Promise<Outcome> {
  const claims = scannedClaims(root)
  const wanted = attacks.filter(([row]) => only.length === 0 || only.includes(row))
  const chosen = spread(wanted, Math.max(1, Math.round(wanted.length * share)))
  const current: { attack: Attack | null } = { attack: null }
  const projects = await projectsUnder(current)
  const another = () =>
    createVitest('test', { config: false, root, watch: false, reporters: [{}], projects, maxWorkers: 2 })
  const vitest = await another()
  const lines: string[] = []
  const missed: string[] = []
  for (const attack of chosen) {
    const [row, file, text, other] = attack
    const path = join(root, file)
    current.attack = attack
    forget(vitest, path)
    const met = await attackOne(vitest, another, row, claims)
    current.attack = null
    forget(vitest, path)
    const what = `${row} ${file}: ${JSON.stringify(text)} as ${JSON.stringify(other)}`
    lines.push(`${what}\n    ${typeof met === 'string' ? met : met.join('\n    ')}`)
    if (typeof met === 'string') missed.push(`${what}: ${met}`)
  }
  await vitest.close()
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, `${lines.join('\n')}\n`)
  return {
    passed: chosen.length - missed.length,
    failed: missed.length,
    detail: `${chosen.length} of ${attacks.length} attacks`,
    output: missed.join('\n'),
  }
}
