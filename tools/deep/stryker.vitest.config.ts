import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { areas } from './stryker.config.mjs'

/** The tests of one area, with the configuration of their own project; Stryker runs in a copy of the workspace. */
const area = areas[process.env.MUTATION_AREA ?? 'money']
if (area === undefined) throw new Error(`There is no area ${process.env.MUTATION_AREA}.`)

const root = join(process.cwd(), area.project)
const { default: config } = (await import(join(root, 'vitest.config.ts'))) as {
  default: { test: TestProjectInlineConfiguration['test'] & { projects?: TestProjectInlineConfiguration[] } }
}
const { projects, ...test } = config.test

export default defineConfig({
  test: {
    ...test,
    ...projects?.[0]?.test,
    root,
    include: area.tests,
    exclude: [],
    // Stryker runs tests in threads, which take no options of the process.
    execArgv: [],
  },
})
