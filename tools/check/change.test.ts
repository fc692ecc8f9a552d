import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { changeSince } from './change.ts'

const folder = mkdtempSync(join(tmpdir(), 'check-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A repository with one commit of these files. */
function repositoryOf(files: Readonly<Record<string, string>>) {
  const at = mkdtempSync(join(folder, 'repository-'))
  const git = (...args: string[]) => spawnSync('git', args, { cwd: at, encoding: 'utf8' })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(at, path)), { recursive: true })
    writeFileSync(join(at, path), text)
  }
  git('init', '--quiet')
  for (const [path, text] of Object.entries(files)) write(path, text)
  git('add', '--all')
  git('-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '--quiet', '--message', 'All of it')
  return { at, git, write }
}

describe('a change', () => {
  test('has the files that are deleted, by git or without it', () => {
    const { at, git } = repositoryOf({ 'a/one.ts': '1', 'a/two.ts': '2', 'a/three.ts': '3' })
    git('rm', '--quiet', 'a/one.ts')
    rmSync(join(at, 'a/two.ts'))
    expect(changeSince('HEAD', at)).toEqual({ present: [], deleted: ['a/one.ts', 'a/two.ts'], texts: [] })
  })

  test('has both names of a renamed file', () => {
    const { at, git } = repositoryOf({ 'a/one.ts': 'the same text', 'a/two.ts': 'another text' })
    git('mv', 'a/one.ts', 'a/first.ts')
    renameSync(join(at, 'a/two.ts'), join(at, 'a/second.ts'))
    expect(changeSince('HEAD', at)).toEqual({
      present: ['a/first.ts', 'a/second.ts'],
      deleted: ['a/one.ts', 'a/two.ts'],
      texts: [],
    })
  })

  test('has changed and new files under their names, whatever letters these have', () => {
    const { at, write } = repositoryOf({ 'a/one.ts': '1' })
    write('a/one.ts', '2')
    write('a/钱 包.ts', '1')
    expect(changeSince('HEAD', at)).toEqual({ present: ['a/one.ts', 'a/钱 包.ts'], deleted: [], texts: [] })
  })

  test('has a file that git has forgotten and that still stands as a present one', () => {
    const { at, git } = repositoryOf({ 'a/one.ts': '1' })
    git('rm', '--quiet', '--cached', 'a/one.ts')
    expect(changeSince('HEAD', at)).toEqual({ present: ['a/one.ts'], deleted: [], texts: [] })
  })

  test('has the texts that it takes away, not those of tests', () => {
    const sentence = "export const say = 'No such order'\n"
    const { at, write } = repositoryOf({ 'a/one.ts': sentence, 'a/one.test.ts': sentence })
    write('a/one.test.ts', '')
    expect(changeSince('HEAD', at).texts).toEqual([])
    write('a/one.ts', '')
    expect(changeSince('HEAD', at).texts).toEqual(['No such order'])
  })
})
