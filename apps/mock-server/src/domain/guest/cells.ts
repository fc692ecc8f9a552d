import type { Schemas } from '@portal/api-client/contract'
import { type DateReading, type ReadDate, readDate, takeDate, unreadDate } from './birth-date.ts'
import { isDocNumber, isPhone, takeDocNumber, takePhone } from './doc-number.ts'
import {
  airlineNameOf,
  childBeside,
  childTitles,
  coupleIn,
  coupleTitles,
  genderWords,
  gluedTitle,
  groupIn,
  isHonorific,
  titles,
  typeWords,
  wordsInsideNames,
} from './words.ts'

type GuestType = Schemas['GuestType']

/** What one cell of a pasted line says. */
export type Cell =
  | { readonly kind: 'room'; readonly room: number }
  | { readonly kind: 'type'; readonly type: GuestType }
  | { readonly kind: 'age'; readonly age: number }
  | { readonly kind: 'number'; readonly value: number }
  /** An age below zero, as it was written. */
  | { readonly kind: 'unread_age'; readonly text: string }
  | { readonly kind: 'birthday'; readonly born: ReadDate }
  /** Written like a date that no calendar has. */
  | { readonly kind: 'unread_birthday'; readonly text: string }
  | { readonly kind: 'passport'; readonly doc_no: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | ({ readonly kind: 'name' } & NameCell)
  /** Neither letters nor a number that means anything. */
  | { readonly kind: 'nothing' }

export interface NameCell {
  readonly full_name: string
  readonly name_local: string | null
  readonly type: GuestType | null
  readonly age: number | null
  readonly born: ReadDate | null
  readonly unread_birthday: string | null
  readonly doc_no: string | null
  readonly phone: string | null
  /** Whether a title was removed. */
  readonly titled: boolean
  readonly emoji: boolean
  /** What says that this may be several people. */
  readonly several: string | null
  /** Whether the name ends as a title does. */
  readonly maybe_title: boolean
}

const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{FE0F}\u{20E3}\u{200D}]/gu
const letter = /\p{L}/u
const latin = /\p{Script=Latin}/u
const local =
  /[\p{Script=Han}\p{Script=Myanmar}\p{Script=Thai}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

const numbersInChinese: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}

const roomPatterns = [
  /^(?:room|rm|r)\s*(?:(?:no\.?|#)\s*)?(\d{1,3})$/i,
  /^(?:房间|房|房号|客房)\s*(?:[号#]\s*)?(\d{1,3})$/,
  /^(?:第)?\s*(\d{1,3}|[一二三四五六七八九])\s*(?:号?房间?|间房?|号客房)$/,
  /^အခန်း\s*(?:နံပါတ်\s*)?(\d{1,3})$/,
]

/** The room number, for a text that contains nothing else. */
export function roomOf(text: string): number | null {
  for (const pattern of roomPatterns) {
    const found = pattern.exec(text.trim())?.[1]
    if (found !== undefined) return numbersInChinese[found] ?? Number(found)
  }
  return null
}

const ages = [
  /(?<!\d)(\d{1,2})(?:\.\d{1,2})?\s*(?:周?岁|歲|years?\s*old|years?|yrs?\.?|y(?:\.?\/?o\.?)?|နှစ်)(?!\p{L})/iu,
  /(?<!\p{L})(?:aged?|年龄|အသက်)\s*(?:[:=]\s*)?(\d{1,2})(?!\d)/iu,
  /(?<!\p{L})(?:child|kid|chd|infant|inf|baby|儿童|小孩|小童|ကလေး)\s*(\d{1,2})(?!\d)/iu,
]

const months = /(?<!\d)(\d{1,2})\s*(?:months?|mths?|mos?\.?|个月|個月|လ)(?!\p{L})/iu

/** The age that a text names, and the text without it. `child` goes with an age that follows it. */
function takeAge(text: string): { rest: string; age: number | null; child: boolean } {
  for (const [index, pattern] of ages.entries()) {
    const found = pattern.exec(text)
    if (found) return { rest: cut(text, found), age: Number(found[1]), child: index === 2 }
  }
  const young = months.exec(text)
  if (young) return { rest: cut(text, young), age: Math.floor(Number(young[1]) / 12), child: false }
  return { rest: text, age: null, child: false }
}

const cut = (text: string, found: RegExpExecArray) =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`

/** What a web page writes around a name. */
const tags = /<\/?[a-z][^<>]*>/giu

const inBrackets = /\(([^()]*)\)|\[([^[\]]*)\]|【([^【】]*)】/u

/** Reads a cell, already in plain digits and punctuation. */
export function readCell(raw: string, reading: DateReading): Cell {
  const text = raw.replace(tags, ' ').trim()
  const room = roomOf(text)
  if (room !== null) return { kind: 'room', room }
  const type = typeWords[text.toLowerCase()]
  if (type !== undefined) return { kind: 'type', type }
  if (/^\d{1,4}$/.test(text)) return { kind: 'number', value: Number(text) }
  if (/^[-−]\d{1,3}$/.test(text)) return { kind: 'unread_age', text }
  if (genderWords.has(text.toLowerCase())) return { kind: 'nothing' }
  const born = readDate(text, reading)
  if (born) return { kind: 'birthday', born }
  const unread = unreadDate(text, reading)
  if (unread !== null) return { kind: 'unread_birthday', text: unread }
  if (isPhone(text)) return { kind: 'phone', phone: text }
  if (isDocNumber(text)) return { kind: 'passport', doc_no: text.toUpperCase() }
  const aged = takeAge(text)
  if (aged.age !== null && !letter.test(aged.rest)) return { kind: 'age', age: aged.age }
  if (!letter.test(text)) return { kind: 'nothing' }
  return factsAlone(text, reading) ?? { kind: 'name', ...readName(text, reading) }
}

/** `Passport: E12345678`, `born 2020-03-01`: a number or a date that a word announces. */
function factsAlone(text: string, reading: DateReading): Cell | null {
  const doc = takeDocNumber(text)
  if (doc.doc_no !== null && !letter.test(doc.rest)) return { kind: 'passport', doc_no: doc.doc_no }
  const dated = takeDate(text, reading)
  if (letter.test(dated.rest)) return null
  if (dated.unread !== null) return { kind: 'unread_birthday', text: dated.unread }
  return dated.date && { kind: 'birthday', born: dated.date }
}

export function readName(text: string, reading: DateReading): NameCell {
  const dated = takeDate(text, reading)
  const numbered = takeDocNumber(dated.rest)
  const called = takePhone(numbered.rest)
  const airline = airlineNameOf(called.rest)
  let rest = airline.text
  let type: GuestType | null = null
  let age: number | null = null
  let localPart: string | null = null
  for (let found = inBrackets.exec(rest); found; found = inBrackets.exec(rest)) {
    const inner = (found[1] ?? found[2] ?? found[3] ?? '').trim()
    const before = rest
    const cell = inner === '' || genderWords.has(inner.toLowerCase()) ? null : readInner(inner)
    if (cell === null) rest = cut(rest, found)
    else if (cell.kind === 'fact') {
      type ??= cell.type
      age ??= cell.age
      rest = cut(rest, found)
    } else if (localPart === null && otherScript(inner, cut(rest, found))) {
      localPart = inner
      rest = cut(rest, found)
    } else rest = `${rest.slice(0, found.index)} ${inner} ${rest.slice(found.index + found[0].length)}`
    if (rest === before) break
  }
  const aged = takeAge(rest)
  if (letter.test(aged.rest)) {
    rest = aged.rest
    age ??= aged.age
    if (aged.child) type ??= 'child'
  }
  const typed = takeTypeWord(rest.trim())
  type ??= typed.type
  const titled = takeTitle(typed.rest)
  if (titled.child) type ??= 'child'
  const names = splitScripts(titled.rest, localPart)
  return {
    ...names,
    type,
    age,
    born: dated.date,
    unread_birthday: dated.unread,
    doc_no: numbered.doc_no,
    phone: called.phone,
    titled: titled.found,
    emoji: text.search(emoji) >= 0,
    several: coupleIn(rest) ?? groupIn(names.full_name) ?? groupIn(names.name_local ?? ''),
    maybe_title: airline.maybe_title,
  }
}

type Inner = { kind: 'fact'; type: GuestType | null; age: number | null } | { kind: 'text' }

/** The contents of brackets: a type, an age, both, or more of the name. */
export function readInner(text: string): Inner {
  const aged = takeAge(text)
  const words = aged.rest.split(/[\s,;:.]+/u).filter((word) => word !== '')
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word))
  const types = words.filter((word) => !numbers.includes(word)).map((word) => typeWords[word.toLowerCase()])
  const age = aged.age ?? (numbers.length === 1 ? Number(numbers[0]) : null)
  const isText = types.includes(undefined) || numbers.length > 1 || (types.length === 0 && age === null)
  return isText ? { kind: 'text' } : { kind: 'fact', type: types[0] ?? (aged.child ? 'child' : null), age }
}

const otherScript = (inner: string, outer: string) =>
  local.test(inner) !== local.test(outer) && letter.test(outer)

function takeTypeWord(text: string): { rest: string; type: GuestType | null } {
  for (const word of wordsInsideNames) {
    const latinWord = latin.test(word)
    const pattern = latinWord
      ? new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu')
      : new RegExp(`^\\s*${word}|${word}\\s*$`, 'u')
    const found = pattern.exec(text)
    const rest = found && cut(text, found)
    if (rest && letter.test(rest)) return { rest, type: typeWords[word] ?? null }
  }
  if (childBeside.test(text)) return { rest: text.replace(childBeside, ''), type: 'child' }
  return { rest: text, type: null }
}

/** `WANG/WEI MR` and `Mr. Wang Wei` are the name Wang Wei; a title alone stays a name. */
function takeTitle(text: string): { rest: string; found: boolean; child: boolean } {
  if (coupleTitles.test(text)) return { rest: text, found: false, child: false }
  const words = text
    .replaceAll('/', ' ')
    .replace(/^\s*(\p{L}{2,5})\.(?=\p{L})/u, (whole, word: string) =>
      titles.has(word.toLowerCase()) ? `${word} ` : whole,
    )
    .trim()
    .replace(gluedTitle, ' $&')
    .split(/\s+/u)
  const isTitle = (word: string | undefined) => titles.has((word ?? '').toLowerCase().replace(/\.$/, ''))
  let found = ''
  const hasName = (rest: readonly string[]) => rest.some((word) => letter.test(word))
  if (isTitle(words[0]) && hasName(words.slice(1))) found = words.shift() as string
  if (isTitle(words.at(-1)) && hasName(words.slice(0, -1))) found = words.pop() as string
  else if (/^[男女]$/u.test(words.at(-1) ?? '') && hasName(words.slice(0, -1))) words.pop()
  return {
    rest: words.join(' '),
    found: found !== '',
    child: childTitles.has(found.toLowerCase().replace(/\.$/, '')),
  }
}

/** A name in Latin letters next to the same name in its own script. */
function splitScripts(
  text: string,
  bracketed: string | null,
): { full_name: string; name_local: string | null } {
  const words = tidy(text).split(' ')
  const own = words.filter((word) => local.test(word))
  const other = words.filter((word) => !local.test(word))
  // `U အောင်ဆန်း` is one name: its Latin part is an honorific.
  const latinName = other.some((word) => latin.test(word) && !isHonorific(word))
  if (bracketed === null && own.length > 0 && latinName) {
    return { full_name: tidy(other.join(' ')), name_local: tidy(own.join(' ')) }
  }
  const cell = tidy(text)
  const second = bracketed === null ? null : tidy(bracketed)
  if (second !== null && local.test(cell)) return { full_name: second, name_local: cell }
  return { full_name: cell, name_local: second }
}

/** Without pictographs, double blanks and what remains of punctuation at both ends. */
function tidy(text: string): string {
  return text
    .replace(emoji, ' ')
    .replace(/[\s,]+/gu, ' ')
    .replace(/^[\s\-–—•·*.:;,/|+]+|(?<![\s\-–—•·*:;,/|+])[\s\-–—•·*:;,/|+]+$/gu, '')
}
