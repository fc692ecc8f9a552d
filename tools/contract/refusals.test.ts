import { describe, expect, test } from 'vitest'
import type { JsonObject } from './flatten.ts'
import { objectAt } from './operations.ts'
import { addRefusals } from './refusals.ts'

const envelope = (code: number, fields: JsonObject): JsonObject => ({
  type: 'object',
  required: ['code', 'data'],
  properties: { code: { const: code }, data: { type: 'object', properties: fields } },
})

function contractWith(keys: string[], content: JsonObject): JsonObject {
  return {
    paths: {
      '/api/order/pay': {
        post: { operationId: 'payOrder', 'x-refusals': keys, responses: { 200: { content } } },
      },
    },
    components: {
      schemas: {
        NeedLoginRefusal: envelope(303, { error_key: { const: 'NEED_LOGIN' } }),
        SessionExpiredRefusal: envelope(409, {}),
        ValidationRefusal: envelope(0, { error_key: { const: 'VALIDATION' } }),
        OperationRefusal: envelope(0, {
          error_key: { $ref: '#/components/schemas/ErrorKey' },
          fields: { type: 'object' },
          retry_after: { type: 'integer', 'x-with': ['RATE_LIMITED'] },
          fresh: { type: 'object', 'x-with': ['VERSION_CONFLICT'] },
        }),
      },
    },
  }
}

const json = { 'application/json': { schema: envelope(1, {}) } }

function composed(keys: string[], content: JsonObject = json) {
  const document = contractWith(keys, content)
  addRefusals(document)
  const answers = objectAt(document, 'paths', '/api/order/pay', 'post', 'responses', '200', 'content')
  const { schema } = objectAt(answers, 'application/json')
  const { oneOf = [schema ?? null] } = objectAt(schema)
  const names = (oneOf as { $ref: string }[]).map(({ $ref }) => $ref.split('/').at(-1) ?? '')
  const schemas = objectAt(document, 'components', 'schemas')
  const codes = names.map((name) => objectAt(schemas, name, 'properties', 'code').const)
  return { names, codes, schemas, types: Object.keys(answers) }
}

describe('the answers of an operation', () => {
  test('Success and refusals are told apart by their codes', () => {
    const { names, codes } = composed(['NEED_LOGIN', 'VALIDATION', 'NOT_FOUND'])
    expect(codes).toEqual([1, 303, 409, 0])
    expect(names).toEqual(['PayOrderSuccess', 'NeedLoginRefusal', 'SessionExpiredRefusal', 'PayOrderRefusal'])
  })

  test('The refusal enumerates the keys of the operation and has the fields that come with them', () => {
    const { schemas } = composed(['VALIDATION', 'VERSION_CONFLICT'])
    expect(objectAt(schemas, 'PayOrderRefusal', 'properties', 'data').properties).toEqual({
      error_key: { type: 'string', enum: ['VALIDATION', 'VERSION_CONFLICT'] },
      fields: { type: 'object' },
      fresh: { type: 'object' },
    })
  })

  test('An operation without keys of its own shares its refusal with others', () => {
    expect(composed(['VALIDATION']).names).toEqual(['PayOrderSuccess', 'ValidationRefusal'])
  })

  test('An operation that is never refused has its success alone', () => {
    expect(composed([]).names).toEqual(['PayOrderSuccess'])
  })

  test('A file has its refusals beside it as JSON', () => {
    const { names, types } = composed(['NOT_FOUND'], { 'application/pdf': { schema: { type: 'string' } } })
    expect(types).toEqual(['application/pdf', 'application/json'])
    expect(names).toEqual(['PayOrderRefusal'])
  })
})
