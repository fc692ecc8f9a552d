const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Stands for a value that each answer has for itself; no text of the mock is this character alone. */
const gap = '\u0000'

/**
 * A record that is answered many times with other values of a few members, which it must have. It is written when it is
 * made and checked when it is answered first; then its text is all that is left of it, a quarter of its weight.
 */
export class Template<Shape extends object, Name extends keyof Shape & string> {
  /** The members that each answer has for itself, in the order of the record. */
  readonly names: readonly Name[]
  /** JSON before, between and behind these members. */
  readonly pieces: readonly Uint8Array[]
  readonly #first: Pick<Shape, Name>
  #record: Shape | null
  #passed: Check | null = null

  constructor(record: Shape, names: readonly Name[]) {
    this.names = (Object.keys(record) as Name[]).filter((name) => names.includes(name))
    this.#record = record
    this.#first = Object.fromEntries(this.names.map((name) => [name, record[name]])) as Pick<Shape, Name>
    this.pieces = piecesOf(record, this.names).map((piece) => encoder.encode(piece))
  }

  /** Bytes of its text. */
  get size(): number {
    return this.pieces.reduce((sum, { length }) => sum + length, 0)
  }

  /** The record with these values, for an answer alone: nobody but the edge can read it. */
  with(values: Pick<Shape, Name>): Shape {
    return new Filled(this, values) as unknown as Shape
  }

  /** The record as it was made. */
  get record(): Shape {
    return this.#record ?? (JSON.parse(this.#text()) as Shape)
  }

  /** Whether the record passes the check, which is asked once. */
  passes(check: Check): boolean {
    if (this.#passed === check) return true
    if (!check(this.record, false)) return false
    this.#passed = check
    this.#record = null
    return true
  }

  #text(): string {
    const [begin, ...rest] = this.pieces.map((piece) => decoder.decode(piece))
    const own = this.names.map((name) => JSON.stringify(this.#first[name]))
    return rest.reduce((text, piece, at) => text + own[at] + piece, begin ?? '')
  }
}

type Check = (value: unknown, kept: boolean) => boolean

/** A record of an answer that is written already but for the members of its own. */
export class Filled {
  readonly template: Template<Record<string, unknown>, string>
  readonly values: Readonly<Record<string, unknown>>

  constructor(template: object, values: object) {
    this.template = template as Template<Record<string, unknown>, string>
    this.values = values as Readonly<Record<string, unknown>>
  }

  /** The record it stands for. */
  toJSON(): object {
    return { ...this.template.record, ...this.values }
  }
}

/** The same value with every record in full, for whoever reads it member by member. */
export function unfilled(value: unknown): unknown {
  if (value instanceof Filled) return value.toJSON()
  if (Array.isArray(value)) return value.map(unfilled)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, unfilled(member)]))
}

function piecesOf(record: object, names: readonly string[]): string[] {
  const gaps = Object.fromEntries(names.map((name) => [name, gap]))
  const pieces = JSON.stringify({ ...record, ...gaps }).split(JSON.stringify(gap))
  if (pieces.length !== names.length + 1) throw new Error('A value of the record is taken for a gap.')
  return pieces
}
