import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

/** What differs between a commit and the working tree; paths of the repository. */
export interface Change {
  /** Changed, new and renamed files, as they are called now. */
  readonly present: readonly string[]
  /** Files that are there no more, and the earlier names of renamed ones. */
  readonly deleted: readonly string[]
}

/** The change since a commit, with the files that git does not know yet. */
export function changeSince(ref: string, repository = root): Change {
  const paths = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8' })
      .split('\0')
      .filter((path) => path !== '')
  const changed = new Set([
    ...paths('diff', '--name-only', '--no-renames', '-z', ref),
    ...paths('ls-files', '--others', '--exclude-standard', '-z'),
  ])
  const stands = (path: string) => existsSync(join(repository, path))
  return {
    present: [...changed].filter(stands),
    deleted: [...changed].filter((path) => !stands(path)),
  }
}
