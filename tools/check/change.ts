import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { Stop } from '../workspace/stop.mjs'
import { removedTexts } from './texts.ts'

/** What differs between a commit and the working tree; paths of the repository. */
export interface Change {
  /** Changed, new and renamed files, as they are called now. */
  readonly present: readonly string[]
  /** Files that are there no more, and the earlier names of renamed ones. */
  readonly deleted: readonly string[]
  /** Texts that stood in them and stand there no more. */
  readonly texts: readonly string[]
}

/** The change since a commit, with the files that git does not know yet. */
export function changeSince(ref: string, repository = root): Change {
  const known = ['rev-parse', '--quiet', '--verify', '--end-of-options', `${ref}^{commit}`]
  if (spawnSync('git', known, { cwd: repository }).status !== 0)
    throw new Stop(`There is no commit "${ref}" here; --since takes a commit, a branch or a tag.`, 2)
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const paths = (...args: string[]) =>
    git(...args)
      .split('\0')
      .filter((path) => path !== '')
  const code = ['*.ts', '*.tsx', ':!*.test.ts', ':!*.test.tsx', ':!e2e', ':!tools', ':!*generated/*']
  const changed = new Set([
    ...paths('diff', '--name-only', '--no-renames', '-z', ref),
    ...paths('ls-files', '--others', '--exclude-standard', '-z'),
  ])
  const stands = (path: string) => existsSync(join(repository, path))
  return {
    present: [...changed].filter(stands),
    deleted: [...changed].filter((path) => !stands(path)),
    texts: removedTexts(
      git(
        'diff',
        '--unified=0',
        '--no-renames',
        '--no-color',
        '--no-ext-diff',
        '--src-prefix=a/',
        ref,
        '--',
        ...code,
      ),
    ),
  }
}
