import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'

/** Old or new, never half: the text is written beside the file and then takes its name. */
export function writeAtomically(path: string, text: string): void {
  const beside = `${path}.writing`
  const file = openSync(beside, 'w')
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(beside, path)
}
