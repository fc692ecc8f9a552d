import { walk } from '../contract/operations.ts'
import { isObject, type Json, type JsonObject } from '../contract-check/contract.ts'
import { agreementsBetween, isComparedHere } from './agreements.ts'
import type { Change } from './differ.ts'
import type { Said } from './said.ts'

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))

const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options'])

/** Steps that only lead from one schema to the next. */
const silent = new Set(['properties', 'schema', 'content', 'application/json', 'oneOf', 'anyOf', 'allOf'])

/** Where a change is: `data.list[].id` of a schema or of an operation's answer. */
interface Place {
  readonly subject: string
  readonly within: string
  readonly operation: JsonObject | null
  readonly schema: string | null
}

function placeOf(pointer: string, document: JsonObject): Place {
  const [root = '', ...steps] = stepsOf(pointer)
  if (root === 'components') {
    const [, name = '', ...rest] = steps
    return { subject: name, within: pathIn(rest), operation: null, schema: name }
  }
  if (root !== 'paths')
    return { subject: 'the contract', within: pathIn([root, ...steps]), operation: null, schema: null }
  const [path = '', method = '', ...rest] = steps
  const item = at(document, 'paths', path)
  if (!methods.has(method))
    return {
      subject: path,
      within: pathIn(method === '' ? [] : [method, ...rest]),
      operation: item,
      schema: null,
    }
  const operation = at(item, method)
  const subject = `${method.toUpperCase()} ${path}`
  return { subject, within: pathIn(named(rest, operation)), operation, schema: null }
}

/** Parameters are called by their names and not by their numbers. */
function named([first, number, ...rest]: readonly string[], operation: JsonObject): string[] {
  const own = [first, number].filter((step) => step !== undefined)
  if (first !== 'parameters' || number === undefined) return [...own, ...rest]
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : []
  const parameter = parameters[Number(number)]
  const name = isObject(parameter) && typeof parameter.name === 'string' ? parameter.name : number
  return [`parameter ${name}`, ...rest]
}

const pathIn = (steps: readonly string[]): string =>
  steps
    .filter((step, index) => !silent.has(step) && !(isNumber(step) && silent.has(steps[index - 1] ?? '')))
    .reduce((path, step) => (step === 'items' ? `${path}[]` : path === '' ? step : `${path}.${step}`), '')

const isNumber = (step: string) => /^\d+$/.test(step)

function at(value: Json, ...steps: string[]): JsonObject {
  let found: Json | undefined = value
  for (const step of steps) found = isObject(found) ? found[step] : undefined
  return isObject(found) ? found : {}
}

/** Who may call is an agreement of this contract, which the differ cannot know of. */
const isAccess = ({ property }: Change) => property === 'x-auth' || property === 'x-permission'

function closesDoor({ property, revision }: Change): boolean {
  return property === 'x-auth' ? revision?.value === 'member' : (revision?.value ?? null) !== null
}

/** Whoever leaves the value out is then answered differently. */
const changesDefault = ({ typeName, property, base }: Change) =>
  typeName === 'Schema' && property === 'default' && base?.value !== undefined

/** That visitors may ask is an empty requirement, which the differ has no name for. */
function visitorsSentence({ typeName, kind, base, revision }: Change): string | null {
  const value = (base ?? revision)?.value
  if (typeName !== 'SecurityRequirement' || !isObject(value ?? null)) return null
  if (Object.keys(value as JsonObject).length > 0) return null
  return kind === 'removed' ? 'Visitors may no longer ask.' : 'Visitors may ask.'
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function sentenceOf(change: Change, within: string): string {
  const { kind, property, base, revision, verdicts, typeName } = change
  const visitors = visitorsSentence(change)
  if (visitors !== null) return visitors
  if (verdicts.length > 0) return verdicts.map(({ message }) => shortened(message)).join(' ')
  const what = within === '' ? (kindOf[typeName] ?? typeName) : `\`${within}\``
  if (kind !== 'modified') return `${capital(what)} was ${kind}.`
  const of = within.endsWith(`.${property}`) ? within.slice(0, -1 - String(property).length) : within
  const owner = of === '' || of === property ? '' : ` of \`${of}\``
  return `\`${property}\`${owner} was ${shown(base?.value)}, is ${shown(revision?.value)}.`
}

/** A pattern may be longer than everything that is said of it. */
const shortened = (message: string) => message.replaceAll(/'([^']{60})[^']+'/g, "'$1…'")

const kindOf: Readonly<Record<string, string>> = {
  PathItem: 'the path',
  Operation: 'the operation',
  Schema: 'the schema',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const idsOf = (item: JsonObject): string[] =>
  [item, ...Object.values(item)].flatMap((each) =>
    isObject(each) && typeof each.operationId === 'string' ? [each.operationId] : [],
  )

/** Puts changes into words, with the operations that each of them reaches. */
export function describeChanges(
  changes: readonly Change[],
  base: JsonObject,
  revision: JsonObject,
): readonly Said[] {
  const reached = new Map([...reachOf(base), ...reachOf(revision)])
  const byDiffer = changes
    .filter((change) => !isComparedHere(change))
    .map((change): Said => {
      const isGone = change.kind === 'removed'
      const document = isGone ? base : revision
      const pointer = (isGone ? change.base : (change.revision ?? change.base))?.pointer ?? '#'
      const { subject, within, operation, schema } = placeOf(pointer, document)
      const operations = schema === null ? idsOf(operation ?? {}) : [...(reached.get(schema) ?? [])]
      return {
        breaking:
          change.impact === 'major' || (isAccess(change) && closesDoor(change)) || changesDefault(change),
        subject,
        sentence: sentenceOf(change, within),
        operations,
      }
    })
  return [...byDiffer, ...agreementsBetween(base, revision)]
}

const referred = (value: Json): string[] => {
  const names = new Set<string>()
  walk(value, ({ $ref }) => {
    if (typeof $ref === 'string') names.add($ref.split('/').at(-1) ?? '')
  })
  return [...names]
}

/** Which operations send or answer a schema, at whatever depth. */
function reachOf(document: JsonObject): Map<string, Set<string>> {
  const components = { ...at(document, 'components', 'responses'), ...at(document, 'components', 'schemas') }
  const direct = new Map(Object.entries(components).map(([name, value]) => [name, referred(value)]))
  const reached = new Map<string, Set<string>>()
  for (const item of Object.values(at(document, 'paths'))) {
    for (const operation of Object.values(isObject(item) ? item : {})) {
      if (!isObject(operation) || typeof operation.operationId !== 'string') continue
      // Every refusal has the same envelope: it would say nothing to name all operations for each part of it.
      const { responses, ...rest } = operation
      const { default: _refusals, ...answers } = isObject(responses) ? responses : {}
      const waiting = referred({ ...rest, responses: answers })
      const seen = new Set<string>()
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        if (seen.has(name)) continue
        seen.add(name)
        reached.set(name, (reached.get(name) ?? new Set()).add(operation.operationId))
        waiting.push(...(direct.get(name) ?? []))
      }
    }
  }
  return reached
}
