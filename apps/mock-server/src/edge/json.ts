import { Filled } from './template.ts'

/** Text in the order in which it is sent; what is remembered is bytes already, unless it is short. */
type Part = string | Uint8Array | readonly Part[]

const encoder = new TextEncoder()
const written = new WeakMap<object, string | Uint8Array>()

/** From so many characters on the text of a record is remembered as bytes: joining short texts is faster. */
const longText = 512

/** Levels that are walked through in search of frozen records: data, its lists, their entries, their lists and entries. */
const levels = 4

/**
 * `head`, the value as JSON.stringify writes it, and `tail`; bytes where long texts were remembered. A frozen record cannot
 * change any more, so its text is written once: a list of records that were listed before costs next to nothing.
 */
export function jsonBody(head: string, value: unknown, tail: string): string | Uint8Array {
  const part = (isObject(value) ? partOf(value, 0) : undefined) ?? JSON.stringify(value) ?? 'null'
  return typeof part === 'string' ? head + part + tail : bytesOf([head, part, tail])
}

/** Undefined where nothing frozen is found, so that JSON.stringify itself is fastest. */
function partOf(value: object, level: number): Part | undefined {
  if (value instanceof Filled) return filledJson(value)
  if (Object.isFrozen(value)) return frozenJson(value)
  if (level === levels) return undefined
  if (Array.isArray(value)) return listJson(value, level)
  return isPlain(value) ? recordJson(value, level) : undefined
}

function frozenJson(value: object): string | Uint8Array {
  let known = written.get(value)
  if (known === undefined) {
    const text = JSON.stringify(value)
    known = text.length < longText ? text : encoder.encode(text)
    written.set(value, known)
  }
  return known
}

/** The text of the template, with the members of its own written between the pieces. */
function filledJson({ template, values }: Filled): Part {
  const { names, pieces } = template
  const parts: Part[] = [pieces[0] as Uint8Array]
  for (let at = 0; at < names.length; at += 1)
    parts.push(JSON.stringify(values[names[at] as string]), pieces[at + 1] as Uint8Array)
  return parts
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Puts parts together, texts to one text as long as there is nothing else. */
class Joined {
  #text = ''
  readonly #parts: Part[] = []

  add(part: Part): void {
    if (typeof part === 'string') this.#text += part
    else {
      this.#parts.push(this.#text, part)
      this.#text = ''
    }
  }

  get part(): Part {
    if (this.#parts.length === 0) return this.#text
    this.#parts.push(this.#text)
    return this.#parts
  }
}

/** Entries of a list are alike, so the first one tells whether it is worth while to look at the others. */
function listJson(list: readonly unknown[], level: number): Part | undefined {
  const [first] = list
  const begin = isObject(first) ? partOf(first, level + 1) : undefined
  if (begin === undefined) return undefined
  const joined = new Joined()
  joined.add('[')
  joined.add(begin)
  for (let at = 1; at < list.length; at += 1) {
    joined.add(',')
    joined.add(memberJson(list[at], level))
  }
  joined.add(']')
  return joined.part
}

function recordJson(record: object, level: number): Part | undefined {
  const values = record as Record<string, unknown>
  let found: Record<string, Part> | undefined
  for (const key in record) {
    const value = values[key]
    const part = isObject(value) ? partOf(value, level + 1) : undefined
    if (part === undefined) continue
    found ??= Object.create(null) as Record<string, Part>
    found[key] = part
  }
  if (found === undefined) return undefined
  const joined = new Joined()
  let before = '{'
  for (const key in record) {
    const part = found[key] ?? JSON.stringify(values[key])
    if (part === undefined) continue
    joined.add(`${before}${JSON.stringify(key)}:`)
    joined.add(part)
    before = ','
  }
  joined.add('}')
  return joined.part
}

function memberJson(value: unknown, level: number): Part {
  return (isObject(value) ? partOf(value, level + 1) : undefined) ?? JSON.stringify(value) ?? 'null'
}

/** Objects of classes may write themselves, so they are left to JSON.stringify. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Also those of another realm: in a test with a page the encoder is of Node and the class of the page. */
const isBytes = (part: Part): part is Uint8Array => ArrayBuffer.isView(part)

/** Most bytes of UTF-8 for a unit of a text. */
const widest = 3

function bytesOf(part: Part): Uint8Array {
  const bytes = new Uint8Array(roomFor(part))
  return bytes.subarray(0, put(part, bytes, 0))
}

function roomFor(part: Part): number {
  if (typeof part === 'string') return part.length * widest
  if (isBytes(part)) return part.length
  let room = 0
  for (const one of part) room += roomFor(one)
  return room
}

/** Writes from `at` on and tells where it has ended. */
function put(part: Part, bytes: Uint8Array, at: number): number {
  if (typeof part === 'string') return at + encoder.encodeInto(part, bytes.subarray(at)).written
  if (isBytes(part)) {
    bytes.set(part, at)
    return at + part.length
  }
  let end = at
  for (const one of part) end = put(one, bytes, end)
  return end
}
