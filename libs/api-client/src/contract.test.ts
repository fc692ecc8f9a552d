import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import {
  type DataOf,
  type ErrorKeyOf,
  type Language,
  labels,
  loadContract,
  type OperationId,
  routes,
  type Schemas,
} from './contract.ts'

interface Shape {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  oneOf?: Shape[]
  type?: string
  pattern?: string
  properties?: Record<string, Shape>
  required?: string[]
}

interface Described {
  operationId: OperationId
  parameters?: ({ name?: string } & Shape)[]
  responses: { 200: { content?: { 'application/json'?: { schema: Shape } } } }
}

interface Contract {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Shape>; parameters?: Record<string, { name: string }> }
}

let contract: Contract
beforeAll(async () => {
  contract = (await loadContract()) as Contract
})

const resolved = (shape: Shape = {}): Shape =>
  shape.$ref === undefined ? shape : resolved(contract.components.schemas[shape.$ref.split('/').at(-1) ?? ''])

const allOperations = () =>
  Object.values(contract.paths).flatMap(({ get, post }) => [get, post].filter((each) => each !== undefined))

/** The envelopes that an operation answers with 200, its success first. */
const envelopesOf = (operation: Described): Shape[] => {
  const schema = operation.responses[200].content?.['application/json']?.schema
  return (schema?.oneOf ?? [schema]).map(resolved)
}

const answerOf = (operation: Described) => resolved(envelopesOf(operation)[0]?.properties?.data)

/** The turned list: the answer itself, or a part of it. */
const listIn = (answer: Shape): Shape =>
  [answer, ...Object.values(answer.properties ?? {}).map(resolved)].find(
    ({ properties = {} }) => 'list' in properties,
  ) ?? {}

describe('the states of an order, in this order and with words in both languages', () => {
  const states = (of: Record<Language, object>) => {
    const [en, zh] = [Object.keys(of.en), Object.keys(of['zh-cn'])]
    expect(zh).toEqual(en)
    return en.join(' ')
  }

  test('R4.31 twelve statuses of the order', () => {
    expect(states(labels.OrderStatus)).toBe(
      'pending_payment pending_confirm awaiting_acceptance confirmed in_service completed cancelling cancelled rejected expired no_show manual_review',
    )
  })

  test('R4.32 six settlement statuses', () => {
    expect(states(labels.SettlementStatus)).toBe('none unsettled billing partially_settled settled disputed')
  })

  test('R4.33 six invoice statuses', () => {
    expect(states(labels.InvoiceStatus)).toBe(
      'not_available not_invoiced applying partially_invoiced invoiced reversing',
    )
  })

  test('R4.34 the refund statuses', () => {
    expect(states(labels.RefundStatus)).toBe(
      'none requested approved processing partially_refunded refunded refused withdrawn',
    )
  })
})

test('R7.27 A list that is turned page by page answers list, total, page and limit, unless its shape was handed down', () => {
  const all = allOperations()
  const paged = all.filter(
    ({ operationId }) => 'page' in routes[operationId].params && routes[operationId].status !== 'inherited',
  )
  expect(paged.length).toBeGreaterThan(12)
  for (const operation of paged) {
    expect([operation.operationId, listIn(answerOf(operation)).required]).toEqual([
      operation.operationId,
      expect.arrayContaining(['list', 'total', 'page', 'limit']),
    ])
  }
})

test('R7.27 Money is a decimal string with its currency', () => {
  const { Money, Decimal } = contract.components.schemas
  expect(Money?.required?.toSorted()).toEqual(['amount', 'currency'])
  expect(Money?.properties?.amount).toEqual({ $ref: '#/components/schemas/Decimal' })
  expect(Decimal?.type).toBe('string')
  const decimal = new RegExp(Decimal?.pattern ?? '')
  for (const text of ['0', '1600.00', '-20.5']) expect([text, decimal.test(text)]).toEqual([text, true])
  for (const text of ['', '1,600', '1e3', '.5', 'NaN', '1.'])
    expect([text, decimal.test(text)]).toEqual([text, false])
})

test('R7.27 No price of a booking, a bill or an account is a bare number', () => {
  const priced = /(?:_price|_money|_total|_fee|balance|penalty|refund|settlement_\w+)$/
  const bare = Object.entries(contract.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(
        ([field, shape]) => priced.test(field) && ['number', 'integer'].includes(resolved(shape).type ?? ''),
      )
      .map(([field]) => `${name}.${field}`),
  )
  expect(bare).toEqual([])
})

test('R3.39 A menu entry has id, name, path, type, menu_type, url, extend and title, and children where it has any', () => {
  const { required = [], properties = {} } = contract.components.schemas.MenuRule ?? {}
  for (const field of ['id', 'name', 'path', 'type', 'menu_type', 'url', 'extend', 'title'])
    expect(required).toContain(field)
  expect(properties).toHaveProperty('children')
  expect(Object.keys(labels.MenuRuleType.en)).toEqual(
    expect.arrayContaining(['menu_dir', 'menu', 'nav', 'nav_user_menu', 'button']),
  )
})

test('An operation has the type of its data and the error keys of its own', () => {
  expectTypeOf<DataOf<'signOut'>>().toEqualTypeOf<Schemas['Empty']>()
  expectTypeOf<ErrorKeyOf<'signOut'>>().toEqualTypeOf<'VALIDATION'>()
  expectTypeOf<'NEED_LOGIN'>().toExtend<ErrorKeyOf<'payOrder'>>()
  expectTypeOf<'ALREADY_LIKED'>().not.toExtend<ErrorKeyOf<'payOrder'>>()
})

test('The keys of each operation are those of its answers', () => {
  for (const operation of allOperations()) {
    const data = envelopesOf(operation).map(
      ({ properties }) => resolved(properties?.data).properties?.error_key,
    )
    const keys = data.flatMap((key) => (key?.const === undefined ? (key?.enum ?? []) : [key.const]))
    expect([operation.operationId, keys.toSorted()]).toEqual([
      operation.operationId,
      [...routes[operation.operationId].refusals].toSorted(),
    ])
  }
})

test('R3.40 Every answer is an envelope of code, msg and data, and a refusal may be of the type need login', () => {
  const all = allOperations()
  expect(all.filter(({ operationId }) => routes[operationId].answer === 'json').length).toBeGreaterThan(140)
  for (const operation of all) {
    for (const { required } of envelopesOf(operation))
      expect([operation.operationId, required]).toEqual([
        operation.operationId,
        expect.arrayContaining(['code', 'msg', 'data']),
      ])
  }
  const { data } = contract.components.schemas.NeedLoginRefusal?.properties ?? {}
  expect(resolved(data).properties?.type?.const).toBe('need login')
})
