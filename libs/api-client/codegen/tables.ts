import { z } from 'zod'
import {
  answersFile,
  type OpenApi,
  operationsOf,
  pascalCase,
  resolve,
  type SchemaObject,
} from './contract-source.ts'

type Kind = string | Kind[] | { [name: string]: Kind }

/** How a query value is read from text: a type's name, a list of one kind, or an object of kinds. */
function kindOf(spec: OpenApi, schema: SchemaObject): Kind {
  const plain = resolve(spec, schema)
  const alternatives = plain.oneOf ?? plain.anyOf
  if (alternatives) return kindOf(spec, alternatives.find((option) => option.type !== 'null') ?? {})
  const type = Array.isArray(plain.type) ? plain.type.find((name) => name !== 'null') : plain.type
  if (type === 'array') return [kindOf(spec, plain.items ?? {})]
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(plain.properties ?? {}).map(([name, property]) => [name, kindOf(spec, property)]),
    )
  }
  if (type) return type
  const sample = plain.const ?? plain.enum?.[0]
  return Number.isInteger(sample) ? 'integer' : typeof sample
}

/** Source of routes.ts: what the mock, the transport and the tools must know of each operation at run time. */
export function routeTable(spec: OpenApi): string {
  const rows = operationsOf(spec).map(({ path, method, operation }) => {
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    const row = {
      method,
      path,
      noun: operation.tags[0],
      auth: operation['x-auth'],
      permission: operation['x-permission'],
      status: operation['x-status'],
      refusals: operation['x-refusals'] ?? [],
      answer: answersFile(operation) ? 'file' : 'json',
      safe: method === 'GET' || operation['x-safe'] === true,
      body: bodyKind(operation.requestBody?.content),
      params: Object.fromEntries(query.map(({ name, schema }) => [name, kindOf(spec, schema)])),
    }
    return `  ${operation.operationId}: ${JSON.stringify(row)},`
  })
  return `${header}export const routes = {\n${rows.join('\n')}\n} as const\n`
}

const bodyKind = (content: Record<string, unknown> | undefined) =>
  content === undefined ? null : 'multipart/form-data' in content ? 'multipart' : 'json'

/**
 * Source of invalidations.ts: for each writing operation the nouns whose answers it makes stale, and for each such noun
 * the addresses that read it. The portal carries both with its first page, so neither is spelled out twice.
 */
export function invalidationTable(spec: OpenApi): string {
  const reads = operationsOf(spec).filter(
    ({ method, operation }) => method === 'GET' || operation['x-safe'] === true,
  )
  const byNoun = Map.groupBy(reads, ({ operation }) => operation.tags[0])
  const stale = operationsOf(spec).flatMap(({ operation }) => {
    const nouns = (operation['x-invalidates'] ?? []).filter((noun) => byNoun.has(noun))
    return nouns.length > 0 ? [`  ${operation.operationId}: ${JSON.stringify(nouns)},`] : []
  })
  const paths = [...byNoun].map(
    ([noun, operations]) =>
      `  ${JSON.stringify(noun)}: ${JSON.stringify(operations.map(({ path }) => path))},`,
  )
  return (
    `${header}export const invalidations: Record<string, readonly string[]> = {\n${stale.join('\n')}\n}\n\n` +
    `export const readPaths: Record<string, readonly string[]> = {\n${paths.join('\n')}\n}\n`
  )
}

/** Source of labels.ts: the names of every enumeration's values in both languages. */
export function labelTable(spec: OpenApi): string {
  const rows = Object.entries(spec.components.schemas)
    .filter(([, schema]) => schema['x-labels'])
    .map(([name, schema]) => `  ${name}: ${JSON.stringify(schema['x-labels'])},`)
  return `${header}export const labels = {\n${rows.join('\n')}\n} as const\n`
}

const limits = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'x-text'] as const

/** What the validators accept for a `format`, so that a form refuses the same values. */
const formats: Readonly<Record<string, string>> = { email: z.core.regexes.email.source }

/** Source of constraints.ts: patterns, kinds of text and limits of the named plain types, for form rules. */
export function constraintTable(spec: OpenApi): string {
  const rows = Object.entries(spec.components.schemas).flatMap(([name, schema]) => {
    const pattern = formats[schema.format ?? '']
    const own = {
      ...(pattern === undefined ? {} : { pattern }),
      ...Object.fromEntries(
        limits.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]),
      ),
    }
    return Object.keys(own).length > 0 ? [`export const ${name} = ${JSON.stringify(own)} as const\n`] : []
  })
  return header + rows.join('')
}

/** Source of validators.ts: the validators of each operation under its id, each built when it is first read. */
export function validatorTable(spec: OpenApi, zodNames: ReadonlySet<string>): string {
  const rows = operationsOf(spec).map(({ operation }) => {
    const name = pascalCase(operation.operationId)
    const parts = (['Query', 'Body', 'Response'] as const)
      .filter((part) => zodNames.has(`z${name}${part}`))
      .map((part) => {
        const getter = part === 'Response' ? 'answer' : part.toLowerCase()
        // Named types: inferred, all shapes written out at once are more than the compiler writes into a declaration.
        return `get ${getter}(): ReturnType<typeof zod.z${name}${part}> { return zod.z${name}${part}() }`
      })
    return `  ${operation.operationId}: { ${parts.join(', ')} },`
  })
  return `${header}import * as zod from './validators/zod.gen.ts'\n\nexport const validators = {\n${rows.join('\n')}\n}\n`
}

const header = '// Generated from the contract by `npm run generate`. Do not edit.\n\n'
