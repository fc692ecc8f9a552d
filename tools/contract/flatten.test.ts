import { describe, expect, test } from 'vitest'
import { flattenDocument, type JsonObject } from './flatten.ts'
import { objectAt, schemasOf } from './operations.ts'

const base = {
  type: 'object',
  required: ['id', 'kind'],
  properties: { id: { type: 'string' }, kind: { type: 'string' } },
}
const part = {
  type: 'object',
  required: ['kind', 'star'],
  properties: { kind: { const: 'hotel' }, star: { type: 'integer' } },
}

const documentWith = (schemas: JsonObject): JsonObject => ({
  openapi: '3.1.0',
  paths: {
    '/api/order/detail': { get: { responses: { 200: { $ref: '#/components/schemas/HotelOrder' } } } },
  },
  components: { schemas },
})

const composed = {
  allOf: [{ $ref: '#/components/schemas/OrderBase' }, { $ref: '#/components/schemas/HotelPart' }],
  unevaluatedProperties: false,
}

const flat = (schemas: JsonObject) => schemasOf(flattenDocument(documentWith(schemas)))

describe('flattening a composed schema', () => {
  test('A product line becomes one closed object with the fields of both parts', () => {
    const order = objectAt(flat({ OrderBase: base, HotelPart: part, HotelOrder: composed }), 'HotelOrder')
    expect(order).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['id', 'kind', 'star'],
      properties: { id: { type: 'string' }, kind: { const: 'hotel' }, star: { type: 'integer' } },
    })
  })

  test('Parts that nothing refers to any more leave the bundle, and names are in order', () => {
    const order = { ...composed, description: 'One order.' }
    const plain = { type: 'object', properties: { money: { $ref: '#/components/schemas/Amount' } } }
    const schemas = flat({ OrderBase: base, HotelPart: plain, Amount: { type: 'string' }, HotelOrder: order })
    expect(Object.keys(schemas)).toEqual(['Amount', 'HotelOrder'])
  })

  test('A schema that refers to itself is kept once and does not loop', () => {
    const menu = {
      type: 'object',
      properties: { children: { items: { $ref: '#/components/schemas/HotelOrder' } } },
    }
    expect(flat({ HotelOrder: menu })).toEqual({ HotelOrder: menu })
  })

  test('A part whose keyword cannot be merged is refused by name', () => {
    const odd = { ...part, minProperties: 2 }
    expect(() => flat({ OrderBase: base, HotelPart: odd, HotelOrder: composed })).toThrow('"minProperties"')
  })

  test('A part that does not exist is refused by its reference', () => {
    expect(() => flat({ OrderBase: base, HotelOrder: composed })).toThrow('#/components/schemas/HotelPart')
  })
})
