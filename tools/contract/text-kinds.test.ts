import { expect, test } from 'vitest'
import type { JsonObject } from './flatten.ts'
import { describeTexts } from './text-kinds.ts'

function described(given: JsonObject): unknown {
  describeTexts(given)
  return given.description
}

test('The rule of a text is said wherever it is in the contract, after what the schema says itself', () => {
  const remark: JsonObject = { type: 'string', 'x-text': 'lines', description: 'Printed below.' }
  describeTexts({ allOf: [{ properties: { remark } }] })
  expect(remark.description).toBe(
    `Printed below. ${String(described({ type: 'string', 'x-text': 'lines' }))}`,
  )
})

test('Only a text that must be given is said not to be blank', () => {
  const blank = /blank/i
  expect(described({ type: 'string', minLength: 1, 'x-text': 'line' })).toMatch(blank)
  expect(described({ type: 'string', minLength: 0, 'x-text': 'line' })).not.toMatch(blank)
})

test('A pattern beside it and an unknown kind are errors of the contract', () => {
  expect(() => describeTexts({ type: 'string', pattern: '^a', 'x-text': 'line' })).toThrow(/\^a/)
  expect(() => describeTexts({ type: 'string', 'x-text': 'verse' })).toThrow(/verse/)
})
