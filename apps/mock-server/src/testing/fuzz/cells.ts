import { type OperationId, routes, textFlaw } from '@portal/api-client/contract'
import fc from '../fast-check.ts'
import { anywhere, type CellClass, specialOf } from './cell-values.ts'
import type { ContractCall, ContractCalls, Schema } from './contract-calls.ts'
import { addressOf } from './draw-call.ts'
import { ValueDraw } from './draw-value.ts'

type Path = readonly (string | number)[]

/** One field, query key or whole request with one hostile value; plain data, so that a failing one can be sent again. */
export interface Cell {
  readonly operation: OperationId
  readonly kind: CellClass
  /** Its place, `body.money.amount`. */
  readonly place: string
  readonly url: string
  readonly body: string | Uint8Array | null
  readonly contentType: string | null
  /** The first field of the path when the contract's own pattern forbids the value. */
  readonly named: string | null
}

/** The input of a successful request. */
export interface Good {
  readonly query?: unknown
  readonly body?: unknown
}

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
const deepText = '['.repeat(20_000)

/** Every field and query key of an operation with every class of value that it can hold. */
export function cellsOf(contract: ContractCalls, call: ContractCall, good: Good): Cell[] {
  const { operation } = call
  const { path, body: kind, noun } = routes[operation]
  const draw = new ValueDraw(contract, new Map(), noun)
  const filled = (schema: Schema): unknown => fc.sample(draw.of(schema), { numRuns: 1, seed: 7 })[0]
  const query = call.query ? (good.query ?? {}) : null
  const body = kind === 'json' ? (good.body ?? {}) : null
  const made = (one: Pick<Cell, 'kind' | 'place'> & Partial<Cell>): Cell => ({
    operation,
    url: addressOf(path, query),
    body: body === null ? null : JSON.stringify(body),
    contentType:
      kind === null ? null : kind === 'json' ? 'application/json' : 'multipart/form-data; boundary=x',
    named: null,
    ...one,
  })
  const cells: Cell[] = []
  if (kind === 'json' && call.body) {
    for (const { place, kind: of, json, named } of fieldCells(contract, call.body, body, filled)) {
      const sent = withJson(body, place, json, call.body, contract, filled)
      cells.push(made({ kind: of, place: ['body', ...place].join('.'), body: sent, named }))
    }
  }
  if (kind !== null) for (const one of wireCells()) cells.push(made(one))
  for (const { place, kind: of, text, named } of queryCells(contract, call.query, query)) {
    const url = addressOf(path, query === null ? null : without(query, place))
    const pair = `${place}=${text}`
    cells.push(
      made({
        kind: of,
        place: `query.${place}`,
        url: url.includes('?') ? `${url}&${pair}` : `${url}?${pair}`,
        named,
      }),
    )
  }
  return cells
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

interface FieldCell {
  readonly place: Path
  readonly kind: CellClass
  readonly json: string
  readonly named: string | null
}

function fieldCells(
  contract: ContractCalls,
  given: Schema,
  good: unknown,
  filled: (schema: Schema) => unknown,
): FieldCell[] {
  const cells: FieldCell[] = []
  // `other`: the request has another form of a union, which does not forbid what this form forbids.
  const visit = (one: Schema, place: Path, depth: number, value: unknown, other = false): void => {
    const { schema } = contract.resolve(one)
    const named = place.length > 0 && !other ? String(place[0]) : null
    for (const [kind, list] of Object.entries(anywhere) as [CellClass, readonly string[]][]) {
      if (place.length > 0) for (const json of list) cells.push({ place, kind, json, named: null })
    }
    for (const [kind, said] of specialOf(schema, value))
      cells.push({ place, kind, json: JSON.stringify(said), named: allows(schema, said) ? null : named })
    if (schema.oneOf) for (const branch of schema.oneOf) visit(branch, place, depth, value, other)
    if (schema.type === 'object') {
      const others = other || isOther(contract, schema, value)
      for (const name of inherited)
        cells.push({ place: [...place, name], kind: 'inherited', json: '{"x":1}', named: null })
      if (depth < 6)
        for (const [name, inner] of Object.entries(schema.properties ?? {}))
          visit(inner, [...place, name], depth + 1, partOf(value, name), others)
    }
    if (schema.type === 'array' && schema.items && depth < 6) {
      const list = Array.isArray(value) && value.length > 0 ? value : [filled(schema.items)]
      cells.push({ place, kind: 'twice', json: JSON.stringify([...list, list[0]]), named: null })
      visit(schema.items, [...place, 0], depth + 1, list[0], other)
    }
  }
  visit(given, [], 0, good)
  return cells
}

/** Whether a constant of the form excludes the value. */
const isOther = (contract: ContractCalls, { properties = {} }: Schema, value: unknown): boolean =>
  Object.entries(properties).some(([name, inner]) => {
    const { const: wanted } = contract.resolve(inner).schema
    const given = partOf(value, name)
    return wanted !== undefined && given !== undefined && given !== wanted
  })

/** Judged by pattern and kind of text alone, with the calendar of JavaScript. */
function allows({ format, pattern, 'x-text': kind, minLength = 0 }: Schema, value: string): boolean {
  if (pattern && !new RegExp(pattern, 'u').test(value)) return false
  if (kind && textFlaw(kind, value, minLength > 0)) return false
  return format !== 'date' || new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
}

/** The request as JSON with one field replaced; `JSON.stringify` cannot write a lone surrogate or a name twice. */
function withJson(
  value: unknown,
  [step, ...rest]: Path,
  json: string,
  given: Schema,
  contract: ContractCalls,
  filled: (schema: Schema) => unknown,
): string {
  if (step === undefined) return json
  const { schema } = contract.resolve(given)
  const branch = schema.oneOf?.find((one) => contract.resolve(one).schema.type !== 'null')
  if (branch) return withJson(value, [step, ...rest], json, branch, contract, filled)
  if (schema.type === 'array') {
    const list = Array.isArray(value) && value.length > 0 ? value : [filled(schema.items ?? {})]
    const entries = list.map((item, at) =>
      at === step ? withJson(item, rest, json, schema.items ?? {}, contract, filled) : JSON.stringify(item),
    )
    return `[${entries.join(',')}]`
  }
  const filledIn = typeof value === 'object' && value !== null ? value : filled(schema)
  const record = (typeof filledIn === 'object' && filledIn !== null ? filledIn : {}) as Record<
    string,
    unknown
  >
  const inner = withJson(record[step], rest, json, schema.properties?.[String(step)] ?? {}, contract, filled)
  const others = Object.entries(record)
    .filter(([name, part]) => name !== step && part !== undefined)
    .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`)
  return `{${[...others, `${JSON.stringify(step)}:${inner}`].join(',')}}`
}

/** Whole requests that are none: other content types, other bytes, other JSON. */
function wireCells(): Pick<Cell, 'kind' | 'place' | 'body' | 'contentType'>[] {
  const json = 'application/json'
  const types = [
    'text/plain',
    '',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-16',
  ]
  const bodies = [
    '',
    'null',
    '[]',
    '"x"',
    '1',
    '{"a":1,}',
    deepText,
    '{"\\ud800":1}',
    new Uint8Array([0xff, 0xfe, 0x00, 0xd8]),
  ]
  return [
    ...types.map((contentType) => ({
      kind: 'wire' as const,
      place: `type ${contentType}`,
      body: '{"a":1}',
      contentType,
    })),
    ...bodies.map((body, at) => ({ kind: 'wire' as const, place: `bytes ${at}`, body, contentType: json })),
  ]
}

interface QueryCell {
  readonly place: string
  readonly kind: CellClass
  readonly text: string
  readonly named: string | null
}

const queryTexts: readonly (readonly [CellClass, string])[] = [
  ['empty', ''],
  ['huge', 'x'.repeat(20_000)],
  ['number', '9'.repeat(400)],
  ['number', '-1e400'],
  ['number', '9007199254740993'],
  ['text', '%ED%A0%80'],
  ['text', '%'],
  ['text', '%00%E2%80%AE'],
]

function queryCells(contract: ContractCalls, query: Schema | null, good: unknown): QueryCell[] {
  const cells: QueryCell[] = inherited.map((place) => ({ place, kind: 'inherited', text: '1', named: null }))
  const visit = (one: Schema, place: string, first: string, depth: number, value: unknown): void => {
    const { schema } = contract.resolve(one)
    for (const [kind, text] of queryTexts) cells.push({ place, kind, text, named: null })
    for (const [kind, said] of specialOf(schema, value))
      cells.push({
        place,
        kind,
        text: encodeURIComponent(said),
        named: allows(schema, said) ? null : first,
      })
    for (const name of inherited)
      cells.push({ place: `${place}[${name}]`, kind: 'inherited', text: '1', named: null })
    cells.push({ place: `${place}${'[a]'.repeat(400)}`, kind: 'deep', text: '1', named: null })
    if (depth > 3) return
    for (const branch of schema.oneOf ?? []) visit(branch, place, first, depth + 1, value)
    for (const [name, inner] of Object.entries(schema.properties ?? {}))
      visit(inner, `${place}[${name}]`, first, depth + 1, partOf(value, name))
    if (schema.type === 'array' && schema.items) {
      const [one] = Array.isArray(value) ? (value as unknown[]) : []
      cells.push({ place: `${place}[0]`, kind: 'twice', text: `1&${place}[1]=1`, named: null })
      visit(schema.items, `${place}[0]`, first, depth + 1, one)
    }
  }
  for (const [name, inner] of Object.entries(query?.properties ?? {}))
    visit(inner, name, name, 0, partOf(good, name))
  return cells
}

/** The good query without the values of the cell. */
function without(query: unknown, place: string): object {
  const [name = ''] = place.split('[')
  if (place !== name) return query as object
  return Object.fromEntries(Object.entries(query as object).filter(([key]) => key !== name))
}
