import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Stop } from '../workspace/stop.mjs'

/**
 * Makes the folder of the reports, before anything is asked, which may take minutes.
 * @throws Stop where nothing can be written
 */
export function makeFolder(folder: string): void {
  try {
    make(folder)
  } catch {
    throw new Stop(`--out: the folder ${folder} cannot be made.`, 2)
  }
  try {
    rmdirSync(mkdtempSync(join(folder, '.writable-')))
  } catch {
    throw new Stop(`--out: nothing can be written in the folder ${folder}.`, 2)
  }
}

/** One folder after the other: the recursion of Node never ends where a system makes none, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error('It is a file.')
    return
  }
  if (dirname(folder) !== folder) make(dirname(folder))
  mkdirSync(folder)
}
