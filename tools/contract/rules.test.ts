import { describe, expect, test } from 'vitest'
import type { JsonObject } from './flatten.ts'
import { objectAt } from './operations.ts'
import { findRuleProblems, findScreenProblems } from './rules.ts'
import { findExampleProblems, findExtensionProblems } from './values.ts'

const labels = (...values: string[]) => {
  const both = Object.fromEntries(values.map((value) => [value, `label of ${value}`]))
  return { type: 'string', enum: values, 'x-labels': { en: both, 'zh-cn': both } }
}

const keys = ['NEED_LOGIN', 'NO_PERMISSION', 'VALIDATION', 'IDEMPOTENCY_CONFLICT', 'VERSION_CONFLICT']
const paid = { value: { code: 1 } }
/** Of the operation itself. */
const refused = { value: { code: 0, data: { error_key: 'VERSION_CONFLICT' } } }
/** The one that all operations share. */
const shared = Object.fromEntries(keys.map((key) => [key, { $ref: `#/components/examples/${key}` }]))
const answer = (examples: JsonObject): JsonObject => ({
  content: { 'application/json': { schema: { type: 'object', required: ['code'] }, examples } },
})

const pay: JsonObject = {
  operationId: 'payOrder',
  tags: ['order'],
  'x-status': 'stubbed',
  'x-source': 'decided here',
  'x-auth': 'member',
  'x-permission': 'order/pay',
  'x-refusals': keys,
  'x-idempotent': 'client_ref',
  'x-transition': { action: 'pay', from: ['unpaid'], to: ['paid'] },
  'x-invalidates': ['order'],
  requestBody: {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/PayOrderRequest' } } },
  },
  responses: {
    200: answer({ paid, stale: refused, ...shared }),
  },
}

function contractWith(operation: JsonObject, path = '/api/order/pay', schemas: JsonObject = {}): JsonObject {
  return {
    tags: [{ name: 'order' }],
    paths: { [path]: { post: operation } },
    components: {
      examples: Object.fromEntries(
        keys.map((key) => [key, { value: { code: 0, data: { error_key: key } } }]),
      ),
      schemas: {
        ErrorKey: labels(...keys),
        OrderStatus: labels('unpaid', 'paid'),
        OrderEventName: labels('pay'),
        PayOrderRequest: { type: 'object', required: ['client_ref', 'version'], properties: {} },
        ...schemas,
      },
    },
  }
}

const without = (...keys: string[]): JsonObject => ({
  ...pay,
  'x-refusals': (pay['x-refusals'] as string[]).filter((key) => !keys.includes(key)),
})

const whats = (operation: JsonObject, path?: string, schemas?: JsonObject) =>
  findRuleProblems(contractWith(operation, path, schemas)).map(({ what }) => what)

describe('house rules of the contract', () => {
  test('A well described operation has no problem', () => {
    expect(findRuleProblems(contractWith(pay))).toEqual([])
  })

  test.each([
    ['a tag that is no noun', { ...pay, tags: ['shop'] }, 'unknown tag shop'],
    [
      'an unknown error key',
      { ...pay, 'x-refusals': [...(pay['x-refusals'] as string[]), 'OOPS'] },
      'refuses with OOPS',
    ],
    ['a security that x-auth contradicts', { ...pay, security: [{}] }, 'another security'],
    ['no refusal for visitors', without('NEED_LOGIN'), 'never refuses with NEED_LOGIN'],
    ['no refusal without the node', without('NO_PERMISSION'), 'never refuses with NO_PERMISSION'],
    ['a body that is never invalid', without('VALIDATION'), 'never refuses with VALIDATION'],
    ['a version that never conflicts', without('VERSION_CONFLICT'), 'never refuses with VERSION_CONFLICT'],
    [
      'a client_ref that never conflicts',
      without('IDEMPOTENCY_CONFLICT'),
      'never refuses with IDEMPOTENCY_CONFLICT',
    ],
    [
      'a status that does not exist',
      { ...pay, 'x-transition': { action: 'pay', from: [], to: ['lost'] } },
      '"lost"',
    ],
    ['a noun to invalidate that does not exist', { ...pay, 'x-invalidates': ['shop'] }, 'unknown noun shop'],
  ])('An operation with %s is named', (_case, operation, expected) => {
    expect(whats(operation)).toEqual([expect.stringContaining(expected)])
  })

  test('A path that is not /api/{controller}/{action} is named', () => {
    expect(whats(pay, '/api/order/1/pay')).toEqual(['has the path /api/order/1/pay'])
  })

  test('An enumeration whose labels miss a value is named in both languages', () => {
    const poor = { ...labels('a'), enum: ['a', 'b'] }
    expect(whats(pay, undefined, { Poor: poor })).toHaveLength(2)
  })

  test('A list of chosen values that cannot hold all of them is named', () => {
    const chosen = (maxItems: number) => ({
      Colour: labels('red', 'green'),
      Paint: {
        properties: { colours: { type: 'array', maxItems, items: { $ref: '#/components/schemas/Colour' } } },
      },
    })
    expect(whats(pay, undefined, chosen(2))).toEqual([])
    expect(whats(pay, undefined, chosen(1))).toEqual(['holds 1 of Colour, which has 2 values'])
  })

  test('Each problem says what fixes it', () => {
    for (const { fix } of findRuleProblems(contractWith(without('VALIDATION'))))
      expect(fix).toContain('openapi/paths/order')
  })
})

describe('extensions', () => {
  const schema: JsonObject = {
    $defs: {
      operation: { required: ['x-auth'], properties: { 'x-auth': { enum: ['visitor', 'member'] } } },
      schema: { additionalProperties: false, properties: { 'x-labels': {} } },
    },
  }

  test('Known extensions with allowed values pass', () => {
    expect(findExtensionProblems(contractWith(pay), schema)).toEqual([])
  })

  test('A value outside the list and an unknown extension are named', () => {
    const contract = contractWith({ ...pay, 'x-auth': 'guest' }, undefined, {
      Odd: { type: 'string', 'x-odd': 1 },
    })
    const where = findExtensionProblems(contract, schema).map((problem) => problem.where)
    expect(where).toEqual(['#/paths/~1api~1order~1pay/post', '#/components/schemas/Odd'])
  })
})

describe('examples', () => {
  const whatsOfExamples = (operation: JsonObject) =>
    findExampleProblems(contractWith(operation)).map(({ what }) => what)

  const answering = (examples: JsonObject): JsonObject => ({
    ...pay,
    responses: { ...objectAt(pay.responses), 200: answer(examples) },
  })

  test('Valid examples pass', () => {
    expect(whatsOfExamples(pay)).toEqual([])
  })

  test('An example that breaks its schema is named with the error', () => {
    const broken = answering({ paid, stale: refused, broken: { value: { data: 1 } }, ...shared })
    expect(whatsOfExamples(broken)).toEqual([expect.stringContaining("required property 'code'")])
  })

  test('An answer without an example of success is named', () => {
    const refusals = { stale: refused, again: refused, ...shared }
    expect(whatsOfExamples(answering(refusals))).toEqual(['has no example of success'])
  })

  test('An error key without an example among the refusals is named', () => {
    const operation = { ...pay, 'x-refusals': ['VERSION_CONFLICT', 'BALANCE_SHORT'] }
    expect(whatsOfExamples(operation)).toEqual([expect.stringContaining('BALANCE_SHORT')])
  })
})

describe('screens', () => {
  const contract = (operation: JsonObject = {}): JsonObject => ({
    paths: { '/api/markup/index': { get: { operationId: 'listMarkupRules', ...operation } } },
  })
  const kept: JsonObject = { 'x-no-screen': 'Apps of the ancestors; the portal reads something else.' }
  const used = new Map([['listMarkupRules', ['/user/manage/markup']]])
  const whats = (...args: Parameters<typeof findScreenProblems>) =>
    findScreenProblems(...args).map(({ where, what }) => `${where} ${what}`)

  test('An operation that a page uses, and one that is kept, pass', () => {
    expect(whats(contract(), used)).toEqual([])
    expect(whats(contract(kept), new Map())).toEqual([])
  })

  test('An operation without a screen and without a reason is named', () => {
    expect(whats(contract(), new Map())).toEqual(['listMarkupRules is used by no screen of the portal'])
  })

  test('A kept operation that a page uses is named', () => {
    expect(whats(contract(kept), used)).toEqual([
      'listMarkupRules has x-no-screen, but /user/manage/markup uses it',
    ])
  })
})
