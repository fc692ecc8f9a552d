import { addExamples, type Example } from '@portal/mock-server/examples'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from './flatten.ts'
import { objectAt } from './operations.ts'
import { findExampleProblems } from './values.ts'

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })

const contract = (): JsonObject => ({
  paths: {
    '/api/order/pay': {
      post: {
        operationId: 'payOrder',
        'x-refusals': ['NOT_FOUND'],
        parameters: [{ name: 'id', in: 'query', schema: { type: 'string' } }],
        requestBody: json({ type: 'object', required: ['version'] }),
        responses: {
          200: json({ type: 'object', properties: { code: { enum: [0, 1] } } }),
        },
      },
    },
  },
  components: {},
})

const paid = {
  summary: 'Paid',
  request: { query: { id: 'H1' }, body: { version: 1 } },
  answer: { code: 1, data: null },
}
const notFound = { code: 0, msg: 'Not there', data: { error_key: 'NOT_FOUND' } }
const missing = { ...paid, summary: 'Not there', answer: notFound }

function shown(examples: Record<string, Example>): JsonObject {
  const document = contract()
  addExamples(document, { payOrder: examples }, { NOT_FOUND: notFound })
  return document
}
const postOf = (document: JsonObject) => objectAt(document, 'paths', '/api/order/pay', 'post')
const namesAt = (document: JsonObject, ...keys: string[]) =>
  Object.keys(objectAt(postOf(document), ...keys, 'content', 'application/json', 'examples'))
const whats = (examples: Record<string, Example>) =>
  findExampleProblems(shown(examples)).map(({ what }) => what)

describe('examples in the bundle', () => {
  test('An exchange is shown at the request, at the parameters, and at the answer it got', () => {
    const document = shown({ paid, missing })
    expect(namesAt(document, 'requestBody')).toEqual(['paid', 'missing'])
    expect(namesAt(document, 'responses', '200')).toEqual(['paid', 'missing'])
    expect(postOf(document).parameters).toEqual([
      expect.objectContaining({ examples: { paid: { value: 'H1' }, missing: { value: 'H1' } } }),
    ])
    expect(findExampleProblems(document)).toEqual([])
  })

  test('A refusal that no exchange shows is the one that all operations share', () => {
    expect(namesAt(shown({ paid }), 'responses', '200')).toEqual(['paid', 'NOT_FOUND'])
  })

  test('A request or an answer outside its schema is named', () => {
    expect(whats({ paid: { ...paid, request: { body: {} } }, missing })).toEqual([
      expect.stringContaining("required property 'version'"),
    ])
    expect(whats({ paid, missing: { ...missing, answer: { code: 7, data: null } } })).toHaveLength(1)
  })

  test('An operation with one example, or without one of its refusals, is named', () => {
    expect(whats({ paid })).toEqual([
      'has fewer than two examples',
      'can be refused, but no example shows it',
    ])
    expect(whats({ paid, again: paid })).toEqual(['can be refused, but no example shows it'])
    expect(whats({ missing, absent: missing })).toEqual(['has no example of success'])
  })
})
