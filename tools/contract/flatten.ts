// Merges `allOf` of mix-ins, which the sources use, into the plain closed objects that generators and servers read.

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

const SCHEMAS = '#/components/schemas/'

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

function resolve(schema: Json, schemas: JsonObject): JsonObject {
  if (!isObject(schema)) throw new Error('A member of allOf is not an object.')
  if (typeof schema.$ref !== 'string') return schema
  const target = schemas[schema.$ref.replace(SCHEMAS, '')]
  if (!isObject(target)) throw new Error(`allOf refers to ${schema.$ref}, which does not exist.`)
  return target
}

/** Keywords of a mix-in. Any other could not be merged without changing its meaning. */
const MERGEABLE = new Set([
  'type',
  'description',
  'required',
  'properties',
  'allOf',
  'additionalProperties',
  'unevaluatedProperties',
])

/** Merges an `allOf` into one closed object. The later of two equal properties wins (a discriminator's const). */
function merge(schema: JsonObject, schemas: JsonObject): JsonObject {
  const parts = Array.isArray(schema.allOf) ? schema.allOf.map((part) => resolve(part, schemas)) : []
  const properties: JsonObject = {}
  const required = new Set<string>()
  for (const part of [...parts, { ...schema, allOf: [] }]) {
    const foreign = Object.keys(part).find((key) => !MERGEABLE.has(key) && !key.startsWith('x-'))
    if (foreign !== undefined) throw new Error(`allOf cannot be flattened over the keyword "${foreign}".`)
    const flat = Array.isArray(part.allOf) && part.allOf.length > 0 ? merge(part, schemas) : part
    if (isObject(flat.properties)) Object.assign(properties, flat.properties)
    for (const name of strings(flat.required)) required.add(name)
  }
  const { allOf: _allOf, unevaluatedProperties: _closed, ...rest } = schema
  return { ...rest, type: 'object', additionalProperties: false, required: [...required], properties }
}

function flattenWithin(value: Json, schemas: JsonObject): Json {
  if (Array.isArray(value)) return value.map((item) => flattenWithin(item, schemas))
  if (!isObject(value)) return value
  const flat = Array.isArray(value.allOf) ? merge(value, schemas) : value
  return Object.fromEntries(Object.entries(flat).map(([key, item]) => [key, flattenWithin(item, schemas)]))
}

/** Names of all schemas that `value` refers to, directly or through others. */
function reachable(value: Json, schemas: JsonObject, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) reachable(item, schemas, found)
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (key === '$ref' && typeof item === 'string' && item.startsWith(SCHEMAS)) {
        const name = item.slice(SCHEMAS.length)
        const target = schemas[name]
        if (found.has(name) || target === undefined) continue
        found.add(name)
        reachable(target, schemas, found)
      } else reachable(item, schemas, found)
    }
  }
  return found
}

/** The bundle without `allOf` and without unused mix-ins, its schemas in alphabetical order. */
export function flattenDocument(document: JsonObject): JsonObject {
  const components = isObject(document.components) ? document.components : {}
  const schemas = isObject(components.schemas) ? components.schemas : {}
  const flat = flattenWithin(document, schemas)
  if (!isObject(flat) || !isObject(flat.components)) return document
  const { schemas: flatSchemas, ...others } = flat.components
  const all = isObject(flatSchemas) ? flatSchemas : {}
  const kept = reachable({ paths: flat.paths ?? null, components: others }, all)
  const sorted = Object.fromEntries([...kept].sort().map((name) => [name, all[name] ?? null]))
  return { ...flat, components: { ...others, schemas: sorted } }
}
