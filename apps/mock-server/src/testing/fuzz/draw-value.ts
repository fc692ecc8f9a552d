import fc from '../fast-check.ts'
import type { ContractCalls, Schema } from './contract-calls.ts'
import { keyFields, type Pools } from './pools.ts'

/** Texts that have broken other programs. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00%0a%0d',
  '100%',
  '\u0000',
  '\u202Ereversed',
  '😀👩‍👩‍👧',
  '{{7*7}}${7*7}',
  'NaN',
  '-1',
  '1e309',
  'null',
  ' ',
  '\n',
  '(a+)+$',
  'ﷺ'.repeat(40),
  'x'.repeat(4000),
]

/** By pattern, since taking a pattern apart takes its time. */
const matching = new Map<string, fc.Arbitrary<unknown>>()

/** Names of schemas that say nothing of the kind of record. */
const anyRecord = new Set(['CmsId', 'RecordId'])

/** Generates values that follow a schema, and name existing things where possible. */
export class ValueDraw {
  readonly #contract: ContractCalls
  readonly #pools: Pools
  readonly #noun: string
  readonly #from: readonly string[]

  constructor(contract: ContractCalls, pools: Pools, noun: string, from: readonly string[] = []) {
    this.#contract = contract
    this.#pools = pools
    this.#noun = noun
    this.#from = from
  }

  of(given: Schema, field = '', depth = 0): fc.Arbitrary<unknown> {
    const { schema, name } = this.#contract.resolve(given)
    const pooled = this.#pooled(name, field, schema.type === 'string' ? 'string' : 'number')
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => this.of(one, field, depth)))
    switch (schema.type) {
      case 'object':
        return this.#object(schema, depth)
      case 'array':
        return this.#list(schema, field, depth)
      case 'boolean':
        return fc.boolean()
      case 'integer':
      case 'number':
        return this.#mixed(pooled, this.#number(schema))
      case 'null':
        return fc.constant(null)
      default:
        return this.#mixed(pooled, this.#text(schema, name ?? field))
    }
  }

  #pooled(name: string | null, field: string, type: 'string' | 'number'): fc.Arbitrary<unknown> | null {
    const kind = name ?? ''
    const ready = kind === 'BookingId' ? this.#readyOrders() : []
    if (ready.length > 0) return fc.constantFrom(...ready)
    const record = field === 'id' || field === 'ids' ? [`${this.#noun}.id`] : []
    const plain = [...record, field, field.replace(/s$/, '')]
    const names = anyRecord.has(kind) ? [...plain, kind] : [kind, ...plain]
    for (const candidate of names) {
      const pool = [...(this.#pools.get(candidate) ?? [])].filter((value) => typeof value === type)
      if (candidate !== '' && pool.length > 0) return fc.constantFrom(...pool)
    }
    return null
  }

  /** Orders in a status from which the operation leads on. */
  #readyOrders(): unknown[] {
    return this.#from.flatMap((status) => [...(this.#pools.get(`BookingId ${status}`) ?? [])])
  }

  #mixed(pooled: fc.Arbitrary<unknown> | null, drawn: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    return pooled ? fc.oneof({ weight: 8, arbitrary: pooled }, { weight: 1, arbitrary: drawn }) : drawn
  }

  #object(
    { properties = {}, required = [], additionalProperties }: Schema,
    depth: number,
  ): fc.Arbitrary<unknown> {
    const fields = Object.entries(properties)
    if (fields.length === 0 && typeof additionalProperties === 'object') {
      return fc.dictionary(fc.string({ maxLength: 8 }), this.of(additionalProperties), { maxKeys: 3 })
    }
    const drawn = fc.record(
      Object.fromEntries(fields.map(([name, one]) => [name, this.of(one, name, depth + 1)])),
    )
    const chances = fc.array(fc.nat(99), { minLength: fields.length, maxLength: fields.length })
    return fc
      .tuple(drawn, fc.constantFrom(0, 25, 60, 100), chances)
      .map(([whole, density, chance]) =>
        fields
          .filter(([name], at) => required.includes(name) || (chance[at] ?? 0) < density)
          .map(([name]) => [name, whole[name]] as const),
      )
      .map((kept) => this.#sensible(Object.fromEntries(kept)))
  }

  /** A stay ends after it begins, and related fields are sent together, as in nearly every real request. */
  #sensible(value: Record<string, unknown>): Record<string, unknown> {
    const { check_in, check_out } = value
    if (typeof check_in === 'string' && typeof check_out === 'string' && check_out <= check_in) {
      const from = Date.parse(check_in)
      if (!Number.isNaN(from)) value['check_out'] = new Date(from + 2 * 86_400_000).toISOString().slice(0, 10)
    }
    for (const key of keyFields) {
      if (typeof value[key] !== 'string') continue
      for (const field of Object.keys(value)) {
        const known = this.#pools.get(`${field}:${value[key]}`)
        if (known && known.size > 0) value[field] = [...known].at(-1)
      }
    }
    return value
  }

  #list({ items = {}, minItems = 0, maxItems }: Schema, field: string, depth: number): fc.Arbitrary<unknown> {
    const most = Math.max(minItems, Math.min(maxItems ?? 3, depth > 3 ? 1 : 3))
    return fc.array(this.of(items, field, depth + 1), { minLength: minItems, maxLength: most })
  }

  #number({ type, minimum, maximum }: Schema): fc.Arbitrary<number> {
    const min = minimum ?? -1000
    const max = Math.max(min, Math.min(maximum ?? min + 2000, 1e9))
    if (type === 'integer')
      return fc.oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.integer({ min, max }))
    return fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((value) => value / 100)
  }

  #text(schema: Schema, name: string): fc.Arbitrary<string> {
    const { format, pattern, 'x-text': kind, minLength = 0, maxLength } = schema
    if (kind) return fc.constantFrom('Old Map', 'Wang Wei', 'Thiri_A')
    if (format === 'date') return fc.constantFrom('2026-11-25', '2026-12-03', '2027-02-28', '2026-11-20')
    if (format === 'date-time') return fc.constant('2026-12-03T04:00:00Z')
    if (format === 'uuid') return fc.uuid({ version: 4 })
    if (format === 'email') return fc.constantFrom('someone@example.com', 'a.b@example.org')
    if (pattern) return this.#matching(pattern, minLength, maxLength ?? 200, name)
    const most = Math.max(minLength, Math.min(maxLength ?? 60, 60))
    return fc.oneof(
      fc
        .constantFrom('Yangon', 'Old Town', '仰光', 'Please call')
        .filter((text) => fits(text, minLength, most)),
      fc
        .string({ minLength, maxLength: most, unit: 'grapheme' })
        .filter((text) => fits(text, minLength, maxLength ?? most)),
    )
  }

  #matching(pattern: string, min: number, max: number, name: string): fc.Arbitrary<string> {
    const key = `${pattern} ${min} ${max} ${name}`
    let drawn = matching.get(key) as fc.Arbitrary<string> | undefined
    if (!drawn) {
      drawn = pattern.includes('[^')
        ? fc.constantFrom('Old Map', 'Wang Wei', 'Thiri_A')
        : fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' }).filter((text) => fits(text, min, max))
      matching.set(key, drawn)
    }
    return drawn
  }
}

const fits = (text: string, min: number, max: number): boolean => text.length >= min && text.length <= max
