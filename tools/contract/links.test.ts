import { expect, test } from 'vitest'
import type { JsonObject } from './flatten.ts'
import { findLinkProblems } from './links.ts'

const operation = (operationId: string, more: JsonObject): JsonObject => ({
  operationId,
  tags: ['order'],
  ...more,
})
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties })

/** A booking whose answer is a union with its refusal, and what reads and pays it. */
function contractWith(links: JsonObject, shared: JsonObject = {}): JsonObject {
  const order = object({ id: { type: 'string' }, rooms: { type: 'array', items: object({ no: {} }) } })
  const success = object({ data: object({ order: { $ref: '#/components/schemas/Order' } }) })
  const answer: JsonObject = { ...json({ oneOf: [object({ code: {} }), success] }), links }
  return {
    paths: {
      '/api/order/book': {
        post: operation('bookOrder', {
          'x-idempotent': 'client_ref',
          requestBody: json(object({ client_ref: {} })),
          parameters: [{ name: 'language', in: 'query' }],
          responses: { 200: answer },
        }),
      },
      '/api/order/detail': { get: operation('getOrder', { parameters: [{ name: 'id', in: 'query' }] }) },
      '/api/order/pay': { post: operation('payOrder', { requestBody: json(object({ ids: {}, ref: {} })) }) },
    },
    components: { schemas: { Order: order }, links: shared },
  }
}

const whats = (links: JsonObject, shared?: JsonObject) =>
  findLinkProblems(contractWith(links, shared)).map(({ what }) => what)

const read = { operationId: 'getOrder', parameters: { id: '$response.body#/data/order/id' } }

test('Links that lead somewhere with what the call has are right, one that is shared too', () => {
  const pay = {
    operationId: 'payOrder',
    requestBody: { ids: ['$response.body#/data/order/rooms/0/no'], ref: '$request.body#/client_ref' },
  }
  const again = { operationId: 'getOrder', parameters: { id: '$request.query.language' } }
  expect(whats({ read: { $ref: '#/components/links/Read' }, pay, again }, { Read: read })).toEqual([])
})

test.each([
  ['an unknown operation', { ...read, operationId: 'eatOrder' }, 'unknown operation "eatOrder"'],
  ['an unknown parameter', { ...read, parameters: { no: '$request.body#/client_ref' } }, 'parameter no'],
  [
    'an unknown field',
    { operationId: 'payOrder', requestBody: { no: '$request.body#/client_ref' } },
    'field no',
  ],
  ['nothing in the answer', { ...read, parameters: { id: '$response.body#/data/order/no' } }, 'order/no'],
  ['nothing in the body', { ...read, parameters: { id: '$request.body#/no' } }, '$request.body#/no'],
  ['nothing in the query', { ...read, parameters: { id: '$request.query.no' } }, '$request.query.no'],
  ['no expression', { ...read, parameters: { id: 'H2611210001' } }, 'H2611210001'],
])('A link with %s is a problem', (_, link, said) => {
  expect(whats({ link }).join()).toContain(said)
})

test('What creates a record once has a link', () => {
  expect(whats({}).join()).toContain('creates a record')
})
