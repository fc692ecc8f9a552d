import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Json, JsonObject } from '../contract/flatten.ts'
import { objectAt } from '../contract/operations.ts'
import { textKeyword } from '../contract/text-kinds.ts'
import type { Operation } from './contract.ts'
import type { Secrets } from './secrets.ts'

/** One field in which an answer differs from the contract. */
export interface Difference {
  /** `data.list[].id`, for all items of a list. */
  readonly field: string
  readonly expected: string
  readonly got: string
  /** How many values differ in this way. */
  readonly times: number
}

export const sentenceOf = ({ field, expected, got, times }: Difference): string =>
  `${field}: expected ${expected}, got ${got}${times > 1 ? ` (${times} times)` : ''}`

interface Comparison {
  readonly differences: readonly Difference[]
  /** Fields that the contract does not have. They are harmless, because the portal ignores them. */
  readonly extra: readonly string[]
}

/** Compares answers with the schemas of one contract. */
export interface Judge {
  /** An envelope with code 1. */
  success(operation: Operation, envelope: unknown): Comparison
  /** An envelope with any other code. An error key that the operation does not declare is a difference. */
  refusal(operation: Operation, envelope: unknown): Comparison
}

const compilers = new WeakMap<JsonObject, Ajv2020>()

/** Compiling the schemas takes longer than an answer, so all judges of one contract share them. */
function compilerOf(source: JsonObject): Ajv2020 {
  const known = compilers.get(source)
  if (known) return known
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: true })
  addFormats.default(ajv)
  ajv.addKeyword(textKeyword)
  for (const [name, schema] of Object.entries(objectAt(source, 'components', 'schemas')))
    ajv.addSchema(schema as JsonObject, `#/components/schemas/${name}`)
  compilers.set(source, ajv)
  return ajv
}

export function createJudge(source: JsonObject, secrets: Secrets): Judge {
  const ajv = compilerOf(source)

  /** All errors. Of a union, only those of the branch that the value is nearest to. */
  function errorsOf(schema: Json, value: unknown, base: string): ErrorObject[] {
    const validate = ajv.compile(schema as JsonObject)
    if (validate(value)) return []
    const errors = (validate.errors ?? []).map((error) => ({
      ...error,
      instancePath: base + error.instancePath,
    }))
    const unions = errors.filter(({ keyword }) => keyword === 'oneOf')
    // The outer one of nested unions decides.
    const outer = unions.filter(
      (union) =>
        !unions.some((other) => other !== union && isWithin(union.instancePath, other.instancePath, false)),
    )
    const plain = errors.filter(
      ({ instancePath }) => !outer.some((union) => isWithin(instancePath, union.instancePath, true)),
    )
    return [
      ...plain,
      ...outer.flatMap(({ schema: arms, data, instancePath }) => nearest(arms as Json[], data, instancePath)),
    ]
  }

  function nearest(arms: readonly Json[], value: unknown, base: string): ErrorObject[] {
    const ranked = arms
      .map((arm) => errorsOf(arm, value, base))
      .toSorted((a, b) => distance(a, base) - distance(b, base))
    return ranked[0] ?? []
  }

  function compare(arms: readonly Json[], value: unknown): Comparison {
    const all = nearest(arms, value, '')
    const wrongType = new Set(all.flatMap((error) => (error.keyword === 'type' ? [error.instancePath] : [])))
    // A value of the wrong type is never one of the allowed values either.
    const errors = all.filter(
      ({ keyword, instancePath }) => !['enum', 'const'].includes(keyword) || !wrongType.has(instancePath),
    )
    const extra = new Set<string>()
    const found = new Map<string, Difference>()
    for (const error of errors) {
      if (error.keyword === 'additionalProperties') {
        extra.add(fieldAt(`${error.instancePath}/${error.params.additionalProperty}`))
        continue
      }
      const difference = differenceOf(error, secrets)
      const key = JSON.stringify([difference.field, difference.expected])
      const known = found.get(key)
      found.set(key, known ? { ...known, times: known.times + 1 } : difference)
    }
    return { differences: [...found.values()], extra: [...extra] }
  }

  /** The schemas of what the operation answers as JSON: its success first, where it is no file. */
  function armsOf({ path, method }: Operation): readonly Json[] {
    const answer = objectAt(source, 'paths', path, method.toLowerCase(), 'responses', '200')
    const schema = objectAt(answer, 'content', 'application/json', 'schema')
    return Array.isArray(schema.oneOf) ? schema.oneOf : [schema]
  }

  return {
    success: (operation, envelope) => {
      if (operation.answer !== 'file') return compare(armsOf(operation).slice(0, 1), envelope)
      const difference = { field: 'body', expected: documentOf(operation), got: 'JSON', times: 1 }
      return { differences: [difference], extra: [] }
    },
    refusal: (operation, envelope) =>
      compare(armsOf(operation).slice(operation.answer === 'file' ? 0 : 1), envelope),
  }
}

/** The expected answer of a download, in words. */
export const documentOf = ({ mediaTypes }: Operation) => `a document (${mediaTypes.join(' or ')})`

const isWithin = (path: string, of: string, same: boolean) =>
  path.startsWith(`${of}/`) || (same && path === of)

/**
 * The distance of a value from a branch of a union. A wrong type or discriminator counts more than any number of wrong
 * fields; a missing or additional member counts more than a wrong value.
 */
function distance(errors: readonly ErrorObject[], base: string): number {
  const isOwn = ({ instancePath }: ErrorObject) => instancePath === base
  const other = errors.some(
    (error) => (error.keyword === 'type' && isOwn(error)) || error.keyword === 'const',
  )
  const ownMembers = errors.filter(
    (error) => isOwn(error) && ['required', 'additionalProperties'].includes(error.keyword),
  )
  const wrong = new Set(
    errors.filter(({ keyword }) => keyword !== 'additionalProperties').map((error) => fieldOf(error)),
  )
  return (other ? 10_000 : 0) + 100 * ownMembers.length + wrong.size
}

const partsOf = (pointer: string) =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** `/data/list/0/id` as `data.list[].id`. */
const fieldAt = (pointer: string) =>
  partsOf(pointer).reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[]` : path === '' ? part : `${path}.${part}`),
    '',
  ) || 'the whole answer'

const fieldOf = ({ keyword, params, instancePath }: ErrorObject) =>
  fieldAt(keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath)

function differenceOf(error: ErrorObject, secrets: Secrets): Difference {
  const { keyword, instancePath, data } = error
  const field = fieldOf(error)
  if (keyword === 'required') return { field, expected: 'to be present', got: 'nothing', times: 1 }
  const got = secrets.shown(data, partsOf(instancePath))
  return { field, expected: expectation(error), got, times: 1 }
}

/** Limits of the contract in words. */
const limits: Readonly<Record<string, (limit: string) => string>> = {
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  minLength: (limit) => `at least ${limit} characters`,
  maxLength: (limit) => `at most ${limit} characters`,
  minItems: (limit) => `at least ${limit} in the list`,
  maxItems: (limit) => `at most ${limit} in the list`,
}

function expectation({ keyword, params, schema, message }: ErrorObject): string {
  if (keyword === 'type') return String(params.type).replaceAll(',', ' or ')
  if (keyword === 'enum')
    return `one of ${(schema as Json[]).map((value) => JSON.stringify(value)).join(', ')}`
  if (keyword === 'const') return JSON.stringify(params.allowedValue)
  if (keyword === 'pattern') return `text like ${params.pattern}`
  if (keyword === 'x-text') return `text of the kind ${String(schema)}`
  if (keyword === 'format') return `a ${params.format}`
  return limits[keyword]?.(String(params.limit)) ?? message ?? keyword
}
