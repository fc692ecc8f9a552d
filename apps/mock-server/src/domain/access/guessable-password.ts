import { dictionary } from '@zxcvbn-ts/language-common'

let common: ReadonlySet<string> | undefined

/** Rows of keyboards, and what is counted or spelled on. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'abcdefghijklmnopqrstuvwxyz']
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** What is left beside a name for it to count as a password of its own. */
const enoughBeside = 5

/** A name without what is easily left out between its parts. */
const joined = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** A password without what only separates its parts; other signs make it stronger. */
const unseparated = (plain: string) => plain.replace(/[\s._·-]/gu, '')

const isOneName = (plain: string, name: string): boolean =>
  [...name].length >= 2 &&
  joined(plain).includes(name) &&
  [...unseparated(plain)].length - [...name].length < enoughBeside

/**
 * Whether somebody who tries the usual ones finds it: it is in a list of some 50,000 common passwords, one piece
 * repeated, a row of the keyboard, or little more than a name of the member or company.
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const plain = password.toLowerCase()
  common ??= new Set(dictionary['passwords-common'] as readonly string[])
  return (
    common.has(plain) ||
    /^(.{1,4})\1+$/u.test(plain) ||
    runs.some((run) => run.includes(plain)) ||
    names.some((name) => isOneName(plain, joined(name)))
  )
}
