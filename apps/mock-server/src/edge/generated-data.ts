import { loadContract, type OperationId, routes } from '@portal/api-client/contract'
import type { Draw } from '../world/draw.ts'
import type { World } from '../world/world.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly example?: unknown
  readonly examples?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly minItems?: number
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

interface Media {
  readonly schema?: Schema
}

interface Contract {
  readonly paths: Readonly<
    Record<string, Record<string, { responses?: Record<string, { content?: Record<string, Media> }> }>>
  >
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
  }
}

/** `#/components/schemas/Money` → `Money`. */
const lastStep = (ref: string | undefined): string => ref?.slice(ref.lastIndexOf('/') + 1) ?? ''

/** The paging of a call. */
interface Paging {
  readonly page?: unknown
  readonly limit?: unknown
}

/** The smallest data that the schema of an answer allows. Values that the schema leaves open depend on the key. */
export async function drawnData(
  operation: OperationId,
  now: number,
  world: World,
  paging: Paging = {},
): Promise<unknown> {
  const contract = (await loadContract()) as Contract
  const data = successOf(contract, operation)?.properties?.['data']
  const drawOf = (field: string) => world.draw('generated', operation, field)
  return data ? paged(new Maker(contract, now, drawOf).make(data, 'data'), paging) : null
}

const positive = (value: unknown): number | null =>
  Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : null

/** Makes `total`, `page` and `limit` agree with the list and the request. */
function paged(data: unknown, { page, limit }: Paging): unknown {
  if (typeof data !== 'object' || data === null || !('list' in data) || !Array.isArray(data.list)) return data
  const fitting = { total: data.list.length, page: positive(page) ?? 1, limit: positive(limit) ?? 20 }
  return { ...data, ...Object.fromEntries(Object.entries(fitting).filter(([name]) => name in data)) }
}

/** The envelope of a success, the first of the answers. */
function successOf({ paths, components }: Contract, operation: OperationId): Schema | undefined {
  const { path, method } = routes[operation]
  const answer =
    paths[path]?.[method.toLowerCase()]?.responses?.['200']?.content?.['application/json']?.schema
  const success = answer?.oneOf?.[0] ?? answer
  return components.schemas[lastStep(success?.$ref)]
}

class Maker {
  readonly #contract: Contract
  readonly #now: number
  readonly #draw: (field: string) => Draw
  #depth = 0

  constructor(contract: Contract, now: number, draw: (field: string) => Draw) {
    this.#contract = contract
    this.#now = now
    this.#draw = draw
  }

  make(given: Schema, field: string): unknown {
    const schema = this.#resolve(given)
    return numbered(this.#value(schema, field), schema, field)
  }

  #value(schema: Schema, field: string): unknown {
    const fixed = [schema.const, schema.example, schema.examples?.[0], schema.default, schema.enum?.[0]]
    const known = fixed.find((value) => value !== undefined)
    if (known !== undefined) return known
    const alternatives = schema.oneOf ?? schema.anyOf
    if (alternatives) {
      const simple = alternatives.find((one) => this.#resolve(one).type === 'null')
      return simple ? null : this.make(alternatives[0] ?? {}, field)
    }
    const types = Array.isArray(schema.type) ? schema.type : [schema.type]
    if (types.includes('null')) return null
    switch (types[0]) {
      case 'object':
        return this.#object(schema, field)
      case 'array':
        return this.#list(schema, field)
      case 'string':
        return this.#text(schema, field)
      case 'boolean':
        return false
      default:
        return this.#number(schema, field)
    }
  }

  #resolve(schema: Schema): Schema {
    const target = this.#contract.components.schemas[lastStep(schema.$ref)]
    return target ? this.#resolve(target) : schema
  }

  #object({ properties = {}, required = [] }: Schema, field: string): unknown {
    return Object.fromEntries(
      required.map((name) => [name, this.make(properties[name] ?? {}, `${field}.${name}`)] as const),
    )
  }

  /** Two entries for a list of any length, and none where a record holds records of its own kind. */
  #list({ items = {}, minItems }: Schema, field: string): unknown[] {
    const length = minItems ?? (this.#depth > 2 ? 0 : 2)
    this.#depth += 1
    const list = Array.from({ length }, (_, index) => this.make(items, `${field}[${index}]`))
    this.#depth -= 1
    return list
  }

  #number({ minimum = 0, maximum = 9 }: Schema, field: string): number {
    if (field.endsWith('_time')) return Math.max(minimum, Math.floor(this.#now / 1000))
    return minimum + (minimum === 0 ? this.#draw(field).int(0, Math.min(9, maximum)) : 0)
  }

  #text({ format, pattern, minLength = 0 }: Schema, field: string): string {
    const moment = new Date(this.#now).toISOString()
    if (format === 'date') return moment.slice(0, 10)
    if (format === 'date-time') return moment
    if (format === 'email') return 'someone@example.com'
    if (format === 'uri' || format === 'url') return 'https://example.com/'
    if (format === 'uuid') return uuid(this.#draw(field))
    if (pattern)
      return (
        samples.find((sample) => sample.length >= minLength && new RegExp(pattern, 'u').test(sample)) ?? ''
      )
    return `${field.split('.').at(-1)}`.padEnd(minLength, '_')
  }
}

/** The index of the nearest list around a field: 1 for `data.list[1].id`. */
const indexOf = (field: string): number => Number(/\[(\d+)\][^[\]]*$/.exec(field)?.[1] ?? 0)

/** Gives the rows of a list different ids, as far as the pattern of the id allows. */
function numbered(value: unknown, { pattern, format, enum: choices }: Schema, field: string): unknown {
  const index = indexOf(field)
  if (index === 0 || choices !== undefined || format !== undefined || !/(^|[._])id$/.test(field)) return value
  if (typeof value === 'number') return value + index
  if (typeof value !== 'string') return value
  const next = value.replace(/(?<!\d)\d*$/, (digits) =>
    String(Number(digits) + index).padStart(digits.length, '0'),
  )
  return pattern === undefined || new RegExp(pattern, 'u').test(next) ? next : value
}

/** One text for each pattern of the contract. */
const samples = [
  '1',
  '10.00',
  'CN',
  'CNY',
  'yangon',
  '1001',
  '1001-std',
  '+959123456789',
  'Asia/Yangon',
  'member1',
  '12:00',
  'H2611210001',
  '2026-11-21T08:30:00+06:30',
  '2026-11-21T02:00:00Z',
  'abcdefgh',
  'Travel2026',
  'name',
  '/user',
  'data:image/svg+xml,',
  'VYYY',
  '8M331',
  'P3D',
  '2026-12',
  '#1f6f8b',
  'order/pay',
  '12,34;200;100',
  'B2611010002',
  '202611210945000183472915',
  'abcdefghijklmnop',
  '0123456789abcdef0123456789abcdef01234567',
  'ABCDE-FGHIJ',
  'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
]

const uuid = (draw: Draw) => `${draw.hex(8)}-${draw.hex(4)}-4${draw.hex(3)}-8${draw.hex(3)}-${draw.hex(12)}`
