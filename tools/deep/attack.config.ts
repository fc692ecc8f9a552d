import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { root } from '../workspace/root.mjs'

/** `ATTACK` is a file of the repository, a text in it and what stands in its place, as JSON; `PARTS` the folders with tests. */
const { file = '', text = '', other = '' } = JSON.parse(process.env.ATTACK ?? '{}') as Record<string, string>
const parts = JSON.parse(process.env.PARTS ?? '[]') as string[]

const plugin = {
  name: 'attack',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    id === join(root, file) ? { code: code.replace(text, () => other), map: null } : null,
} as const

const configs = await Promise.all(
  globSync('{apps,libs}/*/vitest.config.ts', { cwd: root })
    .filter((path) => parts.includes(dirname(path)))
    .map(async (path) => {
      const { default: config } = (await import(join(root, path))) as {
        default: TestProjectInlineConfiguration
      }
      return { folder: join(root, dirname(path)), config }
    }),
)

/** The tests of some parts while one row is falsified; the file itself stays as it is. */
export default defineConfig({
  test: {
    projects: configs.flatMap(({ folder, config }) =>
      ((config.test as { projects?: TestProjectInlineConfiguration[] }).projects ?? [config]).map(
        (project) => ({
          ...project,
          root: folder,
          plugins: [...(project.plugins ?? []), plugin],
          test: { ...project.test, root: folder },
        }),
      ),
    ),
    maxWorkers: 2,
  },
})
