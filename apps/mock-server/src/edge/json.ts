import { renewalOf } from './renewed.ts'

const written = new WeakMap<object, string>()

/** Levels that are walked through in search of frozen records: data, its lists, their entries, their lists and entries. */
const levels = 4

/**
 * JSON as JSON.stringify writes it. A frozen record cannot change any more, so its text is written once and
 * remembered: a list of records that were listed before costs next to nothing.
 */
export function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return partsOf(value, 0) ?? JSON.stringify(value)
}

/** Undefined where nothing frozen is found, so that JSON.stringify itself is fastest. */
function partsOf(value: object, level: number): string | undefined {
  if (Object.isFrozen(value)) return frozenJson(value)
  const renewal = renewalOf(value)
  if (renewal) return renewedJson(value, renewal.base, renewal.names)
  if (level === levels) return undefined
  if (Array.isArray(value)) return listJson(value, level)
  return isPlain(value) ? recordJson(value, level) : undefined
}

function frozenJson(value: object): string {
  let text = written.get(value)
  if (text === undefined) {
    text = JSON.stringify(value)
    written.set(value, text)
  }
  return text
}

const pieces = new WeakMap<object, readonly string[]>()

/** The text of the frozen record, with the members that are named written between its pieces. */
function renewedJson(value: object, base: object, names: readonly string[]): string {
  let known = pieces.get(base)
  if (known === undefined) {
    known = piecesOf(base, names)
    pieces.set(base, known)
  }
  const [first = '', ...rest] = known
  const values = value as Record<string, unknown>
  return rest.reduce((text, piece, at) => text + JSON.stringify(values[names[at] as string]) + piece, first)
}

/** What stands before, between and behind the named members, which come in the order of the record. */
function piecesOf(base: object, names: readonly string[]): string[] {
  const found: string[] = []
  let text = '{'
  for (const [key, value] of Object.entries(base)) {
    const written = JSON.stringify(value)
    if (written === undefined) continue
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:`
    if (names.includes(key)) {
      found.push(text)
      text = ''
    } else text += written
  }
  return [...found, `${text}}`]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Entries of a list are alike, so the first one tells whether it is worth while to look at the others. */
function listJson(list: readonly unknown[], level: number): string | undefined {
  const [first] = list
  const begin = isObject(first) ? partsOf(first, level + 1) : undefined
  if (begin === undefined) return undefined
  let text = `[${begin}`
  for (let at = 1; at < list.length; at += 1) text += `,${memberJson(list[at], level)}`
  return `${text}]`
}

function recordJson(record: object, level: number): string | undefined {
  const values = record as Record<string, unknown>
  let found: Record<string, string> | undefined
  for (const key in record) {
    const value = values[key]
    const part = isObject(value) ? partsOf(value, level + 1) : undefined
    if (part === undefined) continue
    found ??= Object.create(null) as Record<string, string>
    found[key] = part
  }
  if (found === undefined) return undefined
  let text = ''
  for (const key in record) {
    const value = values[key]
    const part = found[key] ?? JSON.stringify(value)
    if (part !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${part}`
  }
  return `{${text}}`
}

function memberJson(value: unknown, level: number): string {
  return (isObject(value) ? partsOf(value, level + 1) : undefined) ?? JSON.stringify(value) ?? 'null'
}

/** Objects of classes may write themselves, so they are left to JSON.stringify. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
