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
const files = globSync(include, { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}))
const using = (what: RegExp) => files.filter(({ text }) => what.test(text)).map(({ file }) => file)

/** `boot/Late.tsx` hands over the notices of calls as it loads, once in a process; after each file they are taken away. */
const loadsLate = 'src/boot/weather.test.tsx'
const alone = [...using(/\bvi\.(mock|doMock|resetModules)\(/), loadsLate]
const ownFetch = using(/spyOn\(globalThis, 'fetch'\)/).filter((file) => !alone.includes(file))

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
 * replaces modules has them for itself: what was loaded before it would not be replaced. Files that replace `fetch`, which
 * the mock of other files does too, share a process of their own.
 */
export default defineConfig({
  test: {
    name: 'portal',
    projects: [
      project({ name: 'shared', isolate: false, include, exclude: [...alone, ...ownFetch] }),
      project({ name: 'own fetch', isolate: false, include: ownFetch }),
      project({ name: 'alone', isolate: true, include: alone }),
    ],
  },
})
