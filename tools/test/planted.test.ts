import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'
import { errorsVariable } from './errors-reporter.mjs'
import { type Failure, unitFailures } from './failures.mjs'

/** Failing tests, planted where Vitest can be found, in a folder that is no part of the workspace. */
const plants = {
  'hook.test.ts': `import { beforeAll, describe, test } from 'vitest'
    describe('a group', () => {
      beforeAll(() => { throw new Error('the hook fails') })
      test('is never run', () => {})
      test('nor is this', () => {})
    })`,
  'late.test.ts': `import { test } from 'vitest'
    test('ends before its error', async () => {
      setTimeout(() => { throw new Error('nobody waits for this') }, 1)
      await new Promise((end) => setTimeout(end, 50))
    })`,
  'names.test.ts': `import { describe, expect, test } from 'vitest'
    describe('outer', () => {
      test.each(['the guest’s "$HOME" \`x\` (first) it\\'s', 'two\\nlines', 'plus', 'plus more', '中文 1.50'])('%s', () => {
        expect(1).toBe(2)
      })
    })
    test('--dashes', () => { throw { code: 42 } })`,
}

let folder: string
let failures: Failure[]

const vitest = (args: readonly string[], env = {}) =>
  spawnSync(process.execPath, [program('vitest'), 'run', '--root', folder, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
  })

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/planted-'))
  for (const [name, source] of Object.entries(plants)) writeFileSync(join(folder, name), source)
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}')
  const [report, errors] = [join(folder, 'report.json'), join(folder, 'errors.json')]
  const reporters = ['json', join(root, 'tools/test/errors-reporter.mjs')].map((name) => `--reporter=${name}`)
  vitest([...reporters, `--outputFile.json=${report}`], { [errorsVariable]: errors })
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  failures = unitFailures(read(report), read(errors))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const of = (file: string) =>
  failures.filter(({ title }) => title.startsWith(relative(root, join(folder, file))))

test('A hook that fails is named with its reason, once for all tests that it keeps from running', () => {
  expect(of('hook.test.ts')).toMatchObject([
    { title: expect.stringMatching(/› a group$/), message: expect.stringContaining('the hook fails') },
  ])
})

test('An error that no test awaited is named with its file', () => {
  expect(of('late.test.ts')).toMatchObject([{ message: expect.stringContaining('nobody waits for this') }])
})

test('The command of a failed test runs that one and no other, whatever its name', () => {
  const named = of('names.test.ts')
  expect(named).toHaveLength(6)
  for (const { command, title } of named) {
    expect(title).not.toContain('\n')
    const asWritten = command.replace(
      'npm run test:file --',
      `'${process.execPath}' '${program('vitest')}' run --root '${folder}'`,
    )
    const { stdout } = spawnSync('sh', ['-c', asWritten], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    expect(/ Tests .*/.exec(stdout)?.[0].replaceAll(/\s+/g, ' '), command).toBe(
      ' Tests 1 failed | 5 skipped (6)',
    )
  }
})
