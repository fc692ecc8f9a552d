import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'
import { reasonOf, verdictOf } from './verdict.ts'

describe('the last lines', () => {
  test('say what was left to npm test', () => {
    expect(verdictOf([], [], 63.7)).toBe('Ready to commit: 64 s')
    expect(verdictOf([], ['165 farther test files'], 64)).toBe(
      'Ready to commit, with 165 farther test files left to npm test: 64 s',
    )
    expect(verdictOf([], ['165 farther test files', '3 journeys'], 64)).toBe(
      'Ready to commit, with 165 farther test files and 3 journeys left to npm test: 64 s',
    )
  })

  test('name the steps that failed', () => {
    expect(verdictOf(['lint'], [], 20)).toBe('Not ready to commit, lint failed: 20 s')
    expect(verdictOf(['types', 'format', 'lint'], [], 20)).toBe(
      'Not ready to commit, types, format and lint failed: 20 s',
    )
  })

  test('have the message and the place of what the linter says, not the summary of Nx', () => {
    const output = `
 NX   Running target lint for 2 projects:

- auth

> nx run auth:lint

auth:   \u{1B}[31m×\u{1B}[0m eslint(no-debugger): \`debugger\` statement is not allowed
auth:     ╭─[libs/auth/src/site.ts:35:1]
auth:  35 │ debugger
auth: Found 0 warnings and 1 error.

 NX   Running target lint for 2 projects failed

Failed tasks:

- auth:lint`
    expect(reasonOf(output, 2)).toEqual([
      '  × eslint(no-debugger): `debugger` statement is not allowed',
      '    ╭─[libs/auth/src/site.ts:35:1]',
    ])
  })

  test('have the first complaint of compiler and tests, and of anything else its first lines', () => {
    const types =
      "libs/auth/src/site.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'."
    expect(reasonOf(types)).toEqual([types])
    expect(
      reasonOf('···\n\n FAIL  |ui| src/kit.test.ts > a part\nAssertionError: expected 1 to be 2', 2),
    ).toEqual([' FAIL  |ui| src/kit.test.ts > a part', 'AssertionError: expected 1 to be 2'])
    const noisy =
      'Error: printed by a test that passes\n    at a.ts:1:1\n FAIL  |ui| src/kit.test.ts > a part'
    expect(reasonOf(noisy, 1)).toEqual([' FAIL  |ui| src/kit.test.ts > a part'])
    expect(reasonOf('no-cycles: a → b\nno-cycles: b → a', 1)).toEqual(['no-cycles: a → b'])
  })
})

test.each(['nosuchref', '--output=x', 'HEAD:README.md', ''])(
  'A commit that there is not ("%s") is refused in one sentence',
  (ref) => {
    const args = [join(root, 'tools/run.mjs'), 'tools/check.ts', `--since=${ref}`]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: `There is no commit "${ref}" here; --since takes a commit, a branch or a tag.\n`,
    })
  },
)
