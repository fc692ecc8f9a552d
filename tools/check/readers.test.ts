import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { start } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { endedWithin } from './ended-within.ts'
import { generating, hosting, ofTheBuild, readers, readingTests } from './readers.ts'

const files = globSync(['*', '.*', '{apps,libs,e2e,openapi,docs,deploy}/**/*', 'tools/**/*'], {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|\.git|\.nx|\.cache)$/u.test(name),
})

describe('the list of tests that read files', () => {
  test.each(readers.map(({ changed, tests }) => ({ pattern: String(changed), changed, tests })))(
    '$pattern is met by a file, and its tests exist',
    ({ changed, tests }) => {
      expect(files.some((file) => changed.test(file))).toBe(true)
      expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
    },
  )

  test('has every test that looks for its files by a pattern', () => {
    const named = new Set(readers.flatMap(({ tests }) => tests))
    const looking = globSync('{apps,libs,tools}/**/*.test.{ts,tsx}', {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|dist)$/u.test(name),
    }).filter(
      (file) =>
        !file.startsWith('tools/check/') &&
        /globSync\(|import\.meta\.glob/u.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(looking.length).toBeGreaterThan(10)
    expect(looking.filter((file) => !named.has(file))).toEqual([])
  })

  test.each([
    ['apps/portal/src/shared/link.module.css', 'apps/portal/src/style-classes.test.ts'],
    ['README.md', 'tools/docs/docs.test.ts'],
    ['package.json', 'tools/docs/dependencies.test.ts'],
    ['package-lock.json', 'tools/supply/supply.test.ts'],
    ['deploy/generated/nginx.conf.template', 'apps/portal/hosting/nginx.test.ts'],
  ])('after a change of %s runs %s', (file, reader) => {
    expect(readingTests([file])).toContain(reader)
  })

  test('names each test once, and those of documents alone for a file that nothing else reads', () => {
    const all = readingTests(['README.md', 'package.json', 'package-lock.json'])
    expect(all).toEqual([...new Set(all)])
    expect(readingTests(['.editorconfig']).every((file) => file.startsWith('tools/docs/'))).toBe(true)
  })
})

test.each([
  'deploy/generated/nginx.conf.template',
  'docs/generated/inventory.md',
  'libs/ui/src/theme/UiProvider.tsx',
  'apps/portal/csp.ts',
  'openapi/portal.yaml',
])('After a change of %s generated code is compared with its source', (file) => {
  expect(existsSync(join(root, file))).toBe(true)
  expect(generating.test(file)).toBe(true)
})

test('Scripts and settings of the host have the tests of the hosting', () => {
  expect(
    ['deploy/parts/lock.sh', 'deploy/portal', 'docs/hosting.md'].filter((file) => !hosting.test(file)),
  ).toEqual([])
  expect(hosting.test('README.md')).toBe(false)
  expect(existsSync(join(root, 'deploy', ofTheBuild))).toBe(true)
})

test('A program that does not end is ended, and that is a failure', async () => {
  const endless = start('endless', ['--eval', 'setInterval(() => {}, 1000)'])
  expect(await endedWithin(0.2, endless)).toContain('It did not end within 0.2 seconds.')
  expect(await endedWithin(60, start('short', ['--eval', '']))).toBeNull()
  expect(await endedWithin(60, start('broken', ['--eval', 'console.log("why"); process.exit(1)']))).toBe(
    'why',
  )
})
