// Rules that relate parts of the contract to each other. Rules about one part alone are Redocly's (redocly.yaml).
import { isObject, type JsonObject } from './flatten.ts'
import {
  bodyOf,
  enumOf,
  type Operation,
  objectAt,
  operationsOf,
  type Problem,
  schemasOf,
  stringsAt,
  walk,
} from './operations.ts'

const pathsFile = (operation: Operation) =>
  `openapi/paths/${stringsAt(operation.object.tags)[0] ?? '<noun>'}*`

function problemsOfOperation(document: JsonObject, operation: Operation): Problem[] {
  const { id, path, object } = operation
  const problems: Problem[] = []
  const say = (what: string, fix: string) =>
    problems.push({ where: id, what, fix: `edit ${pathsFile(operation)}: ${fix}` })

  const nouns = Array.isArray(document.tags) ? document.tags.map((tag) => objectAt(tag).name) : []
  const tags = stringsAt(object.tags)
  for (const tag of tags)
    if (!nouns.includes(tag)) say(`has the unknown tag ${tag}`, 'add the noun to openapi/portal.yaml')
  if (!/^\/api\/([a-z]+[.])?[A-Za-z]+\/[A-Za-z]+$/.test(path))
    say(`has the path ${path}`, 'use /api/{controller}/{action}')

  // Without requirements of its own an operation has those of the contract, a member.
  const isOpen =
    Array.isArray(object.security) && object.security.some((each) => Object.keys(objectAt(each)).length === 0)
  if (isOpen !== (object['x-auth'] === 'visitor'))
    say(
      `has x-auth ${JSON.stringify(object['x-auth'])} and another security`,
      'visitors have security [{}, { memberToken: [] }]',
    )

  const refusals = stringsAt(object['x-refusals'])
  const known = enumOf(document, 'ErrorKey')
  for (const key of refusals)
    if (!known.includes(key))
      say(`refuses with ${key}`, 'add the key to ErrorKey in openapi/schemas/refusal.yaml')
  const missing = (key: string) => !refusals.includes(key)
  if (object['x-auth'] === 'member' && missing('NEED_LOGIN'))
    say('needs a member but never refuses with NEED_LOGIN', 'extend x-refusals')
  if (object['x-permission'] != null && missing('NO_PERMISSION'))
    say('needs a node but never refuses with NO_PERMISSION', 'extend x-refusals')
  const body = bodyOf(document, operation)
  const isSent = Array.isArray(object.parameters) || object.requestBody !== undefined
  // An assumed call refuses a field that it does not know.
  if ((isSent || object['x-status'] === 'stubbed') && missing('VALIDATION'))
    say('takes fields or is stubbed, but never refuses with VALIDATION', 'extend x-refusals')

  const reference = object['x-idempotent']
  if (typeof reference === 'string' && !stringsAt(body.required).includes(reference))
    say(`is idempotent by ${reference}, which its body does not require`, 'require it')
  if (typeof reference === 'string' && missing('IDEMPOTENCY_CONFLICT'))
    say('is idempotent but never refuses with IDEMPOTENCY_CONFLICT', 'extend x-refusals')
  if (stringsAt(body.required).includes('version') && missing('VERSION_CONFLICT'))
    say('takes a version but never refuses with VERSION_CONFLICT', 'extend x-refusals')
  for (const noun of stringsAt(object['x-invalidates']))
    if (!nouns.includes(noun)) say(`invalidates the unknown noun ${noun}`, 'name a tag')
  return [...problems, ...problemsOfTransition(document, operation)]
}

function problemsOfTransition(document: JsonObject, operation: Operation): Problem[] {
  const transition = operation.object['x-transition']
  if (!isObject(transition)) return []
  const statuses = enumOf(document, 'OrderStatus')
  const events = enumOf(document, 'OrderEventName')
  const unknown = [...stringsAt(transition.from), ...stringsAt(transition.to)].filter(
    (name) => !statuses.includes(name),
  )
  const { action } = transition
  if (typeof action !== 'string' || !events.includes(action)) unknown.push(JSON.stringify(action))
  return unknown.map((name) => ({
    where: operation.id,
    what: `moves an order by or to "${name}", which is neither a status nor an event`,
    fix: `edit ${pathsFile(operation)}: use the words of OrderStatus and OrderEventName`,
  }))
}

/** The error keys of one operation; ErrorKey has their labels. */
const isRefusalKey = /Refusal\/properties\/data\/properties\/error_key$/

/** Labels name exactly the values of their enumeration. */
function problemsOfLabels(document: JsonObject): Problem[] {
  const problems: Problem[] = []
  walk(document, (object, pointer) => {
    if (!Array.isArray(object.enum) || isRefusalKey.test(pointer)) return
    const values = object.enum.map(String).sort().join('|')
    for (const language of ['en', 'zh-cn']) {
      const labels = Object.keys(objectAt(object, 'x-labels', language))
        .sort()
        .join('|')
      if (labels === values) continue
      const what = `has ${language} labels for "${labels}" but the values "${values}"`
      problems.push({ where: pointer, what, fix: 'edit x-labels beside the enumeration in openapi/schemas' })
    }
  })
  return problems
}

/** A multiple choice accepts all values, also after one has been added. */
function problemsOfChoices(document: JsonObject): Problem[] {
  const problems: Problem[] = []
  walk(document, ({ type, items, maxItems }, pointer) => {
    if (type !== 'array' || typeof maxItems !== 'number') return
    const { $ref } = objectAt(items)
    const named = typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : ''
    const values = enumOf(document, named)
    if (values.length <= maxItems) return
    const what = `holds ${maxItems} of ${named}, which has ${values.length} values`
    problems.push({ where: pointer, what, fix: 'raise its maxItems in openapi/schemas' })
  })
  return problems
}

function problemsOfNames(document: JsonObject): Problem[] {
  const badNames = Object.keys(schemasOf(document)).filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))
  return badNames.map((name) => ({
    where: name,
    what: 'is not in PascalCase, or is defined in two files',
    fix: 'rename it in openapi/schemas',
  }))
}

/** Problems found without validating values. */
export function findRuleProblems(document: JsonObject): Problem[] {
  const operations = operationsOf(document)
  return [
    ...operations.flatMap((operation) => problemsOfOperation(document, operation)),
    ...problemsOfLabels(document),
    ...problemsOfChoices(document),
    ...problemsOfNames(document),
  ]
}

/** Every operation is used by a screen, or `x-no-screen` says what it is kept for. `users`: pages by operation. */
export function findScreenProblems(
  document: JsonObject,
  users: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  return operationsOf(document).flatMap(({ id, object }) => {
    const [page] = users.get(id) ?? []
    const isKept = object['x-no-screen'] !== undefined
    if (page && isKept)
      return [
        { where: id, what: `has x-no-screen, but ${page} uses it`, fix: 'remove x-no-screen from its path' },
      ]
    if (page || isKept) return []
    const fix = 'call it from a screen, or say in x-no-screen what it is kept for'
    return [{ where: id, what: 'is used by no screen of the portal', fix }]
  })
}
