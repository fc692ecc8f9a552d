import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { WrongOption } from './wrong-option.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read or written by this user',
  EPERM: 'it may not be read or written by this user',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk is full',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
}

/** What the system says about a file, in words. */
function fileReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? message
}

/** Does something with the file that an option names; what the system refuses is said about that option. */
export function withFileOf<T>(option: string, path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).syscall !== 'string') throw error
    throw new WrongOption(`${option} cannot use ${path}: ${fileReason(error)}.`)
  }
}

/**
 * Tells at the start, by an error of the system, that a file could not be written later: the new text is written into the
 * same folder, and then takes the name of the file.
 */
export function demandFilePlace(option: string, path: string): void {
  const folder = dirname(path)
  withFileOf(option, path, () => {
    if (existsSync(path) && statSync(path).isDirectory())
      throw new WrongOption(`${option} cannot use ${path}: ${reasons.EISDIR}.`)
    if (!statSync(folder).isDirectory())
      throw new WrongOption(`${option} cannot use ${path}: ${reasons.ENOTDIR}.`)
    accessSync(folder, constants.W_OK)
  })
}

/** Does something whose failing ends no mock: a sentence says why, once until it works again. */
export function reporting(file: string): (work: () => void) => void {
  let said: string | null = null
  return (work) => {
    try {
      work()
      said = null
    } catch (error) {
      const reason = fileReason(error)
      if (reason !== said) console.error(`${file} cannot be written: ${reason}.`)
      said = reason
    }
  }
}
