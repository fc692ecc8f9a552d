import { isDate } from '../time/dates.ts'

/** Numbers of passports and other documents, which must never become guests. */

const token = /^[A-Z0-9]{6,20}$/i
const apart = /^[A-Z]{1,3} \d{6,9}$/i
/** `12/OuKaMa(N)123456` of Myanmar. */
const registration = /^\d{1,2}\/\p{L}{2,20}\(\p{L}{1,8}\)\d{5,6}$/u

/** Digits that make a number of a token of letters. */
const fewestDigits = 4

/** Whether a text is the number of a document. A phone number is none. */
export function isDocNumber(text: string): boolean {
  const plain = text.trim()
  if (registration.test(plain) || apart.test(plain)) return true
  if (!token.test(plain)) return false
  const digits = plain.replace(/\D/g, '').length
  return digits === plain.length ? digits >= 8 && !isMobile(plain) : digits >= fewestDigits
}

const isMobile = (digits: string) => /^1[3-9]\d{9}$/.test(digits) || digits.startsWith('0')

/** `+95 9 123 456`, `138 0000 1111`: a phone number and nothing else. */
export function isPhone(text: string): boolean {
  const plain = text.trim()
  if (!/^\+?[\d\s()-]{7,20}$/.test(plain)) return false
  return plain.startsWith('+') || isMobile(plain.replace(/\D/g, ''))
}

const phoneInside = /(?<![\p{L}\d])\+?\d[\d()\s-]{5,18}\d(?![\p{L}\d])/u

/** The first phone number inside a text, and the text without it. */
export function takePhone(text: string): { rest: string; phone: string | null } {
  const found = phoneInside.exec(text)?.[0]
  return found && isPhone(found)
    ? { rest: text.replace(found, ' '), phone: found.trim() }
    : { rest: text, phone: null }
}

/** The first number of a document inside a text, and the text without it. */
export function takeDocNumber(text: string): { rest: string; doc_no: string | null } {
  const words = text.split(/\s+/u)
  const at = words.findIndex((word) => isDocNumber(bare(word)))
  if (at < 0) return { rest: text, doc_no: null }
  const [found = ''] = words.splice(at, 1)
  const before = words[at - 1]
  if (before !== undefined && announced.test(before)) words.splice(at - 1, 1)
  return { rest: words.join(' '), doc_no: bare(found).toUpperCase() }
}

const announced = /^(?:passport|pp|no\.?|护照号?|证件号?)[:.]?$/i

const bare = (word: string) => word.replace(/^[([#:]+/, '').replace(/(?<![)\]:;.])[)\]:;.]+$/, '')

/** The birth date inside the number of a Chinese identity card. */
export function birthdayOfIdentity(doc_no: string): string | null {
  const [, year, month, day] = /^\d{6}((?:19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/i.exec(doc_no) ?? []
  const birthday = `${year}-${month}-${day}`
  return isDate(birthday) ? birthday : null
}
