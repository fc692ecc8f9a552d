import { describe, expect, test } from 'vitest'
import type { JsonObject } from './flatten.ts'
import { addTextPatterns } from './text-kinds.ts'

const patternOf = (given: JsonObject): RegExp => {
  addTextPatterns(given)
  const { pattern } = given
  return new RegExp(typeof pattern === 'string' ? pattern : '$.', 'u')
}
const line = patternOf({ type: 'string', 'x-text': 'line' })
const lines = patternOf({ type: 'string', 'x-text': 'lines' })
const remark = patternOf({ type: 'string', pattern: String.raw`\S`, 'x-text': 'lines' })
const name = patternOf({ type: 'string', pattern: String.raw`\S`, 'x-text': 'line' })

describe('texts that people type', () => {
  test.each([
    '',
    'WANG WEI',
    "Aoife O'Malley",
    '王伟',
    'သန့်',
    'Nguyễn Thị Hoa',
    '😀',
    'می\u200cخواهم',
    '❤\ufe0f',
    'မင်္ဂလာ\u200bပါ',
  ])('%j is a line, and a text of several lines', (text) => {
    expect([line.test(text), lines.test(text)]).toEqual([true, true])
  })

  test.each([
    '\u0000',
    'a\tb',
    'a\u0085',
    '\u202egnaw',
    '\u2066x',
    'x\u200f',
    '\u061c',
    '\u0600',
    'a\u2028b',
    'a\u2029b',
    '\u001b[31m',
    '\u3164',
    'LI\u115fNA',
    '\u2800',
    'WA\u17b4NG',
    'x\u034fy',
    '\ufffc',
    '\u{1d159}',
    'LI\u00adNA',
    'LI\ufeffNA',
    'LI\u2060NA',
    '\ue000',
    'LI\u{e0041}NA',
  ])('%j is neither', (text) => {
    expect([line.test(text), lines.test(text), name.test(text)]).toEqual([false, false, false])
  })

  test('A line break belongs to a text of several lines alone', () => {
    expect([line.test('a\nb'), lines.test('a\nb'), lines.test('a\r\nb')]).toEqual([false, true, true])
  })

  test('A name is not blank, and however long a blank is, finding that out takes no time', () => {
    expect([name.test(' x '), name.test('   '), name.test('')]).toEqual([true, false, false])
    expect(['\u200b', '!', '12', '€'].map((text) => name.test(text))).toEqual([false, true, true, true])
    expect([remark.test('\nx'), remark.test('\n')]).toEqual([true, false])
    expect(name.test(`${' '.repeat(200_000)}\u0000`)).toBe(false)
    expect(name.test(`${'x'.repeat(200_000)}\u0000`)).toBe(false)
  })

  test('The name of a person has a letter of some script', () => {
    const person = patternOf({ type: 'string', 'x-text': 'name' })
    expect(['Thant', '王', 'သန့်', "O'Malley 2"].map((text) => person.test(text))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['-', '12', '😀', '\u200b', '\u0301'].map((text) => person.test(text))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test('Texts are found wherever they stand in the contract', () => {
    const text: JsonObject = { type: 'string', 'x-text': 'line' }
    const property: JsonObject = { type: 'string', 'x-text': 'line' }
    addTextPatterns({ allOf: [text, { properties: { remark: property } }] })
    expect([text.pattern, property.pattern]).toEqual([line.source, line.source])
  })

  test('Another pattern beside it is an error of the contract', () => {
    expect(() => addTextPatterns({ type: 'string', pattern: '^a', 'x-text': 'line' })).toThrow(/\^a/)
    expect(() => addTextPatterns({ type: 'string', 'x-text': 'verse' })).toThrow(/verse/)
  })
})

test('A text that must be given cannot be described so that a blank one passes', () => {
  expect(() => addTextPatterns({ type: 'string', minLength: 1, 'x-text': 'line' })).toThrow('is not blank')
  expect(() => addTextPatterns({ type: 'string', minLength: 0, 'x-text': 'line' })).not.toThrow()
  expect(() => addTextPatterns({ type: 'string', minLength: 1, 'x-text': 'name' })).not.toThrow()
})
