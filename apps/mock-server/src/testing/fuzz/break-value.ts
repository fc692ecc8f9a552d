import { specialOf } from './cell-values.ts'
import type { ContractCalls, Schema } from './contract-calls.ts'
import { hostileTexts } from './draw-value.ts'

export const breakages = ['missing', 'type', 'range', 'enum', 'extra', 'hostile'] as const
export type Breakage = (typeof breakages)[number]

type Path = readonly (string | number)[]

/** One way in which a value can be spoilt, and where. */
interface Site {
  readonly path: Path
  readonly spoilt: unknown
  /** Takes the field away instead. */
  readonly removed?: true
}

const nothing: readonly Site[] = []

/**
 * All ways to spoil a value in this manner; `text` when everything travels as text, as in a query, `foreign` when the
 * call has foreign clients, whose empty texts may be absent fields.
 */
export function sitesOf(
  contract: ContractCalls,
  given: Schema,
  value: unknown,
  how: Breakage,
  text: boolean,
  foreign: boolean,
): Site[] {
  const found: Site[] = []
  const visit = (schemaGiven: Schema, part: unknown, path: Path): void => {
    const { schema } = contract.resolve(schemaGiven)
    const sites = spoilings(schema, part, path, how, text)
    found.push(...(foreign ? sites.filter(({ spoilt }) => spoilt !== '') : sites))
    if (schema.type === 'object' && typeof part === 'object' && part !== null) {
      for (const [name, one] of Object.entries(schema.properties ?? {})) {
        const inner = (part as Record<string, unknown>)[name]
        if (inner !== undefined) visit(one, inner, [...path, name])
      }
    }
    if (schema.type === 'array' && Array.isArray(part) && schema.items) {
      const { items } = schema
      part.forEach((item, index) => {
        visit(items, item, [...path, index])
      })
    }
  }
  visit(given, value, [])
  return found
}

function spoilings(
  schema: Schema,
  value: unknown,
  path: Path,
  how: Breakage,
  text: boolean,
): readonly Site[] {
  switch (how) {
    case 'missing':
      return schema.type === 'object'
        ? (schema.required ?? [])
            .filter((name) => !text || isSeenMissing(schema, name, path))
            .map((name) => ({ path: [...path, name], spoilt: undefined, removed: true }))
        : nothing
    case 'type':
      return path.length === 0 ? nothing : wrongTypes(schema, text).map((spoilt) => ({ path, spoilt }))
    case 'range':
      return outOfRange(schema, value, text).map((spoilt) => ({ path, spoilt }))
    case 'enum':
      return schema.enum
        ? [{ path, spoilt: typeof schema.enum[0] === 'number' ? 987_654 : 'no_such_value' }]
        : nothing
    case 'extra':
      return schema.type === 'object' && schema.additionalProperties === false
        ? [{ path: [...path, 'surplus_field'], spoilt: 'surplus' }]
        : nothing
    case 'hostile':
      return hostileFor(schema, value).map((spoilt) => ({ path, spoilt }))
  }
}

/** Repeats an entry of a list. A text becomes one that has broken other programs, or one that looks valid. */
function hostileFor(schema: Schema, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.length > 0 ? [[...(value as unknown[]), value[0] as unknown]] : []
  if (schema.type !== 'string' || schema.enum) return []
  return [...hostileTexts, ...specialOf(schema, value).map(([, special]) => special)]
}

/** In a query an empty list looks like a missing one, and entries of a list move up into gaps. */
const isSeenMissing = (schema: Schema, name: string, path: Path): boolean =>
  schema.properties?.[name]?.type !== 'array' && !path.some((step) => typeof step === 'number')

function wrongTypes(schema: Schema, text: boolean): unknown[] {
  if (schema.enum || schema.oneOf || schema.const !== undefined) return text ? [] : [{ odd: true }]
  switch (schema.type) {
    case 'integer':
      return text ? ['abc', '1.5'] : ['abc', 1.5, null, [1], {}]
    case 'number':
      return text ? ['abc'] : ['abc', null, [1]]
    case 'boolean':
      return text ? ['maybe'] : ['maybe', 1, null]
    case 'string':
      return text ? [] : [17, true, null, ['x'], { x: 1 }]
    case 'array':
      return text ? [] : ['list', 5, null, { 0: 'x' }]
    case 'object':
      return text ? ['flat'] : ['flat', 5, null, []]
    default:
      return []
  }
}

function outOfRange(schema: Schema, value: unknown, text: boolean): unknown[] {
  const { type, minimum, maximum, minLength = 0, maxLength, minItems = 0, maxItems } = schema
  const out: unknown[] = []
  if (type === 'integer' || type === 'number') {
    if (minimum !== undefined) out.push(minimum - 1)
    if (maximum !== undefined) out.push(maximum + 1)
  }
  if (type === 'string' && !schema.enum) {
    if (minLength > 0 && !text) out.push('')
    if (maxLength !== undefined) out.push('m'.repeat(maxLength + 1))
  }
  if (type === 'array' && Array.isArray(value)) {
    if (minItems > 0 && !text) out.push([])
    if (maxItems !== undefined && value.length > 0) {
      out.push(Array.from({ length: maxItems + 1 }, () => value[0] as unknown))
    }
  }
  return out
}

/** The value with one site spoilt. */
export function spoil(value: unknown, { path, spoilt, removed }: Site): unknown {
  const [step, ...rest] = path
  if (step === undefined) return spoilt
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === step ? spoil(item, { path: rest, spoilt }) : item))
  }
  const copy = { ...(value as Record<string, unknown>) }
  if (rest.length === 0 && removed) {
    delete copy[step]
    return copy
  }
  copy[step] = spoil(copy[step], removed ? { path: rest, spoilt, removed } : { path: rest, spoilt })
  return copy
}
