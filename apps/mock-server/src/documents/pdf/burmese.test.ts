import { expect, test } from 'vitest'
import { pieces, visualOrder } from './burmese.ts'

test('A stretch of Burmese is set in one piece, everything else by the character', () => {
  expect(pieces('A ပေးပါ 龑')).toEqual(['A', ' ', 'ပေးပါ', ' ', '龑'])
})

test('The vowel E stands before its consonant, and the medial Ra around it', () => {
  expect(visualOrder('\u1015\u1031\u1038')).toBe('\u1031\u1015\u1038')
  expect(visualOrder('\u1000\u103c\u1031')).toBe('\u1031\u103c\u1000')
  expect(visualOrder('\u1000\u103b\u1031')).toBe('\u1031\u1000\u103b')
})

test('What is in order stays as it is', () => {
  expect(visualOrder('\u1015\u102b Yangon')).toBe('\u1015\u102b Yangon')
})
