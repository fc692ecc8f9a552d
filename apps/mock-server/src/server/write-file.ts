import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { fileReason } from './wrong-option.ts'

/** Replaces a file by writing the text beside it and renaming, so that the file is never half written. */
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

/** Runs work that may fail while the mock goes on. A failure is printed once, until the work succeeds again. */
export function reporting(file: string): (work: () => void) => void {
  let printed: string | null = null
  return (work) => {
    try {
      work()
      printed = null
    } catch (error) {
      const reason = fileReason(error)
      if (reason !== printed) console.error(`${file} cannot be written: ${reason}.`)
      printed = reason
    }
  }
}
