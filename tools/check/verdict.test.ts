import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'
import { verdictOf } from './verdict.ts'

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
