import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = import.meta.dirname
const include = [
  'src/**/*.test.{ts,tsx}',
  '*.test.ts',
  'preview/**/*.test.ts',
  'prerender/**/*.test.ts',
  'build/**/*.test.ts',
  'demo/**/*.test.ts',
  'hosting/**/*.test.ts',
]
const needsItsOwn = (file: string) =>
  /\bvi\.(mock|doMock|resetModules)\(|spyOn\(globalThis, 'fetch'\)/.test(
    readFileSync(join(root, file), 'utf8'),
  )
const alone = globSync(include, { cwd: root }).filter(needsItsOwn)

const project = (
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration => ({
  test: {
    root,
    environment: 'jsdom',
    // Limits for a test that hangs, not for a machine that is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    environmentOptions: { jsdom: { url: 'http://127.0.0.1:4200/' } },
    setupFiles: ['../../libs/ui/src/test-start.ts', 'src/test/setup.ts'],
    ...test,
  },
})

/**
 * Loading the portal costs more than most files test, so files share a process, its modules and its page. A file that
 * replaces modules has them for itself: what was loaded before it would not be replaced. So has one that replaces
 * `fetch`, which the mock of other files replaces too.
 */
export default defineConfig({
  test: {
    name: 'portal',
    projects: [
      project({ name: 'shared', isolate: false, include, exclude: alone }),
      project({ name: 'alone', isolate: true, include: alone }),
    ],
  },
})
