import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { root } from '../workspace/root.mjs'

/** How long a component test waits for what never comes, since the code is broken; ms. */
const patience = 12_000

/** One file of the repository reads otherwise. */
export interface CodeChange {
  readonly file: string
  readonly change: (code: string) => string
}

/** The tests of all parts, on code that is changed as `current` says; nothing on the disk changes. */
async function projectsOn(current: {
  now: readonly CodeChange[]
}): Promise<TestProjectInlineConfiguration[]> {
  const plugin = {
    name: 'changed-code',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => {
      const own = current.now.filter(({ file }) => id === join(root, file))
      if (own.length === 0) return null
      return { code: own.reduce((changed, { change }) => change(changed), code), map: null }
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
        // On disk a file would stay as it was once read, changed or not.
        test: {
          ...project.test,
          root: folder,
          fsModuleCache: false,
          env: { ...project.test?.env, TEST_PATIENCE: String(patience) },
        },
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

export interface TestsOnChangedCode {
  /** From now on the code is changed in these ways and no other. */
  readonly change: (...changes: readonly CodeChange[]) => void
  /** Runs these files of the repository, or in them the tests whose title fits the pattern. */
  readonly run: (files: readonly string[], title?: string) => Promise<readonly TestModule[]>
  /** The same for component tests, in a process of their own each time: what one has loaded stays loaded. */
  readonly runApart: (files: readonly string[], title?: string) => Promise<readonly TestModule[]>
  readonly close: () => Promise<void>
}

/** All tests of apps and libs, ready to run while some of the code is changed. `bail`: the first failure is enough. */
export async function testsOnChangedCode({ bail = 0 } = {}): Promise<TestsOnChangedCode> {
  const current: { now: readonly CodeChange[] } = { now: [] }
  const projects = await projectsOn(current)
  const open = (wanted: TestProjectInlineConfiguration[]) =>
    createVitest('test', {
      config: false,
      root,
      watch: false,
      reporters: [{}],
      projects: wanted,
      fsModuleCache: false,
      maxWorkers: 2,
      bail,
    })
  const together = await open(projects)
  let apart: Vitest | null = null
  const openApart = async () => {
    apart ??= await open(projects.map((one) => ({ ...one, test: { ...one.test, isolate: true } })))
    return apart
  }
  const runIn = async (vitest: Vitest, files: readonly string[], title: string) => {
    vitest.setGlobalTestNamePattern(title)
    const paths = new Set(files.map((file) => join(root, file)))
    const found = await vitest.globTestSpecifications([...files])
    const { testModules } = await vitest.runTestSpecifications(
      found.filter(({ moduleId }) => paths.has(moduleId)),
    )
    // It answers with those of earlier runs too.
    return testModules.filter(({ moduleId }) => paths.has(moduleId))
  }
  return {
    change: (...changes) => {
      const files = new Set([...current.now, ...changes].map(({ file }) => file))
      current.now = changes
      for (const vitest of [together, apart]) {
        if (vitest !== null) for (const file of files) forget(vitest, join(root, file))
      }
    },
    run: (files, title = '') => runIn(together, files, title),
    runApart: async (files, title = '') => runIn(await openApart(), files, title),
    close: async () => {
      await Promise.all([together.close(), apart?.close()])
    },
  }
}

export interface TestOutcome {
  /** With those of the groups it stands in. */
  readonly title: string
  /** The first line of what it complains of. */
  readonly error: string
}

/** The tests of these files that went so. */
export const testsThat = (state: 'failed' | 'passed', modules: readonly TestModule[]): TestOutcome[] =>
  modules.flatMap(({ children }) =>
    [...children.allTests(state)].map((test) => ({
      title: test.fullName,
      error: test.result().errors?.[0]?.message.split('\n')[0] ?? '',
    })),
  )
