import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../workspace/root.mjs'

/** A copy of the workspace that may be broken, with what is installed here. */
export interface ScratchCopy {
  readonly folder: string
  readonly remove: () => void
}

/** The parts of the workspace are links that must lead into the copy; everything else is shared. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '@portal') continue
    symlinkSync(join(from, entry.name), join(to, entry.name))
  }
  mkdirSync(join(to, '@portal'))
  for (const part of readdirSync(join(from, '@portal')))
    symlinkSync(readlinkSync(join(from, '@portal', part)), join(to, '@portal', part))
}

export function scratchCopy(): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), 'portal-copy-'))
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  linkInstalled(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
