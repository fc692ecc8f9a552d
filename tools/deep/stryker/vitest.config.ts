import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** The tests that Stryker runs: files of the workspace, named in MUTATION_TESTS, each in the project it belongs to. */
const root = process.cwd()
const tests = JSON.parse(process.env.MUTATION_TESTS ?? '[]') as string[]

const projects = await Promise.all(
  globSync('{apps,libs}/*/vitest.config.ts', { cwd: root }).map(async (path) => {
    const folder = dirname(path)
    const include = tests
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => relative(folder, file))
    if (include.length === 0) return []
    const { default: config } = (await import(join(root, path))) as {
      default: { test: { projects?: TestProjectInlineConfiguration[] } }
    }
    return (config.test.projects ?? [config as TestProjectInlineConfiguration]).map((project) => ({
      ...project,
      root: join(root, folder),
      test: { ...project.test, root: join(root, folder), include },
    }))
  }),
)

export default defineConfig({ test: { projects: projects.flat() } })
