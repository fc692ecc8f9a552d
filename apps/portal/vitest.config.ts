import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const inPage = ['src/*/**/*.test.{ts,tsx}']
/** Tests of builds, of hosting and of the sources as texts. */
const inNode = ['*.test.ts', 'src/*.test.ts', '{preview,prerender,build,demo,hosting}/**/*.test.ts']

const files = globSync(inPage, { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}))
const using = (what: RegExp) => files.filter(({ text }) => what.test(text)).map(({ file }) => file)

/** `boot/Late.tsx` hands over the notices of calls as it loads, once in a process; after each file they are taken away. */
const loadsLate = 'src/boot/weather.test.tsx'
const alone = [...using(/\bvi\.(mock|doMock|resetModules)\(/), loadsLate]
const ownFetch = using(/spyOn\(globalThis, 'fetch'\)/).filter((file) => !alone.includes(file))

const page = {
  environment: 'jsdom',
  // A page lives as long as its test: with room for young objects, most are gone before they are moved.
  execArgv: ['--max-semi-space-size=64'],
  environmentOptions: { jsdom: { url: 'http://127.0.0.1:4200/' } },
  setupFiles: ['../../libs/ui/src/test-start.ts', 'src/test/setup.ts'],
}

/**
 * Loading the portal costs more than most files test, so files share a process, its modules and its page. A file that
 * replaces modules has them for itself: what was loaded before it would not be replaced. Files that replace `fetch`, which
 * the mock of other files does too, share a process of their own. Files without a page are a project too: Vitest ends a
 * process when the next file needs another environment. All four share one Vite server, so a module is transformed once.
 */
export default defineConfig({
  test: {
    name: 'portal',
    // Limits for a test that hangs, not for a machine that is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        test: { ...page, name: 'shared', isolate: false, include: inPage, exclude: [...alone, ...ownFetch] },
      },
      { test: { ...page, name: 'own fetch', isolate: false, include: ownFetch } },
      { test: { ...page, name: 'alone', isolate: true, include: alone } },
      { test: { name: 'node', environment: 'node', isolate: false, include: inNode } },
    ],
  },
})
