import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** A command line that cannot be followed; the message is one sentence for the person who typed it. */
export class WrongOption extends Error {}

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

/** The reason of a file error in words. */
export function fileReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? message
}

/** Works with the file that an option names. @throws WrongOption that names the option where the system refuses */
export function withFileOf<T>(option: string, path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).syscall !== 'string') throw error
    throw new WrongOption(`${option} cannot use ${path}: ${fileReason(error)}.`)
  }
}

/**
 * Finds out at the start whether a file can be written later. The text is written into the same folder first, so the
 * folder must be writable.
 * @throws WrongOption
 */
export function requireWritable(option: string, path: string): void {
  const folder = dirname(path)
  withFileOf(option, path, () => {
    if (existsSync(path) && statSync(path).isDirectory())
      throw new WrongOption(`${option} cannot use ${path}: ${reasons.EISDIR}.`)
    if (!statSync(folder).isDirectory())
      throw new WrongOption(`${option} cannot use ${path}: ${reasons.ENOTDIR}.`)
    accessSync(folder, constants.W_OK)
  })
}
