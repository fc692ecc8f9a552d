import { walk } from '../contract/operations.ts'
import { isObject, type Json, type JsonObject } from '../contract-check/contract.ts'
import { agreementsBetween, type Described, isDescribedHere } from './agreements.ts'
import type { Change } from './contracts.ts'

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))

const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options'])

/** Steps of a pointer that a reader does not need. */
const hidden = new Set(['properties', 'schema', 'content', 'application/json', 'oneOf', 'anyOf', 'allOf'])

/** Where a change is; `within` is such as `data.list[].id`. */
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

/** Parameters by their names instead of their numbers. */
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
    .filter((step, index) => !hidden.has(step) && !(isNumber(step) && hidden.has(steps[index - 1] ?? '')))
    .reduce((path, step) => (step === 'items' ? `${path}[]` : path === '' ? step : `${path}.${step}`), '')

const isNumber = (step: string) => /^\d+$/.test(step)

function at(value: Json, ...steps: string[]): JsonObject {
  let found: Json | undefined = value
  for (const step of steps) found = isObject(found) ? found[step] : undefined
  return isObject(found) ? found : {}
}

/** Redocly does not know that these fields say who may call. */
const isAccess = ({ property }: Change) => property === 'x-auth' || property === 'x-permission'

function closesDoor({ property, revision }: Change): boolean {
  return property === 'x-auth' ? revision?.value === 'member' : (revision?.value ?? null) !== null
}

/** A caller that omits the value then gets another answer. */
const changesDefault = ({ typeName, property, base }: Change) =>
  typeName === 'Schema' && property === 'default' && base?.value !== undefined

/** An empty requirement means that visitors may ask; Redocly has no name for it. */
function visitorsSentence({ typeName, kind, base, revision }: Change): string | null {
  const value = (base ?? revision)?.value
  if (typeName !== 'SecurityRequirement' || !isObject(value ?? null)) return null
  if (Object.keys(value as JsonObject).length > 0) return null
  return kind === 'removed' ? 'Visitors may no longer ask.' : 'Visitors may ask.'
}

/** Longest text of a value in a sentence. */
const longest = 60

/** Two values as text; of long ones the part around the first place at which they differ. */
function shownBeside(old: Json | undefined, now: Json | undefined): [string, string] {
  const texts = [JSON.stringify(old) ?? 'nothing', JSON.stringify(now) ?? 'nothing'] as const
  let same = 0
  while (same < texts[0].length && texts[0][same] === texts[1][same]) same += 1
  const from = Math.max(...texts.map((text) => text.length)) > longest ? Math.max(0, same - 20) : 0
  const cut = (text: string) => {
    const rest = text.slice(from)
    return `${from > 0 ? '…' : ''}${rest.length > longest ? `${rest.slice(0, longest - 1)}…` : rest}`
  }
  return [cut(texts[0]), cut(texts[1])]
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
  const [old, now] = shownBeside(base?.value, revision?.value)
  return `\`${property}\`${owner} was ${old}, is ${now}.`
}

/** Some messages quote a long pattern. */
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

/** Describes changes in words, with the operations that each affects. */
export function describeChanges(
  changes: readonly Change[],
  base: JsonObject,
  revision: JsonObject,
): readonly Described[] {
  const reached = new Map([...reachOf(base), ...reachOf(revision)])
  const byRedocly = changes
    .filter((change) => !isDescribedHere(change))
    .map((change): Described => {
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
  return [...byRedocly, ...agreementsBetween(base, revision)]
}

const referred = (value: Json): string[] => {
  const names = new Set<string>()
  walk(value, ({ $ref }) => {
    if (typeof $ref === 'string') names.add($ref.split('/').at(-1) ?? '')
  })
  return [...names]
}

/** The operations that send or answer a schema, at any depth. */
function reachOf(document: JsonObject): Map<string, Set<string>> {
  const components = { ...at(document, 'components', 'responses'), ...at(document, 'components', 'schemas') }
  const direct = new Map(Object.entries(components).map(([name, value]) => [name, referred(value)]))
  const reached = new Map<string, Set<string>>()
  for (const item of Object.values(at(document, 'paths'))) {
    for (const operation of Object.values(isObject(item) ? item : {})) {
      if (!isObject(operation) || typeof operation.operationId !== 'string') continue
      // All operations share the envelope of refusals, so naming them for it would tell nothing.
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

const some = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`

function section(title: string, changes: readonly Described[]): string[] {
  if (changes.length === 0) return []
  const lines = changes.map(({ subject, operations, sentence }) => {
    const reach = operations.length === 0 ? '' : ` (${some(operations)})`
    return `  ${subject}${reach}: ${sentence}`
  })
  return ['', `${title} (${changes.length})`, ...lines]
}

/** The changes as lines for the terminal, breaking ones first. */
export function asText(changes: readonly Described[], revision: string): string {
  const title = `The contract of ${revision} against the working tree`
  if (changes.length === 0) return `${title}: nothing is different.`
  const breaking = changes.filter((change) => change.breaking)
  const harmless = changes.filter((change) => !change.breaking)
  return [
    title,
    ...section('Breaking', breaking),
    ...section('Harmless', harmless),
    '',
    `${breaking.length} breaking, ${harmless.length} harmless.`,
  ].join('\n')
}
