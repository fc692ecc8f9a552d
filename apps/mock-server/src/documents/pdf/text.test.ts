import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { pieces, wrap } from './text.ts'

test('A run of Burmese is one piece, everything else is split by character', () => {
  expect(pieces('A ပေးပါ 龑')).toEqual(['A', ' ', 'ပေးပါ', ' ', '龑'])
})

test('A letter keeps its marks, an emoji its joiners, and shaped runs end where the script ends', () => {
  expect(pieces('ñ̄ 👨‍👩‍👧 สมชาย.')).toEqual(['ñ̄', ' ', '👨‍👩‍👧', ' ', 'สมชาย', '.'])
  expect(pieces('علی‌رضا (A)')).toEqual(['علی‌رضا', ' ', '(', 'A', ')'])
})

/** Chinese characters two wide, all others one. */
const measure = (text: string) => Array.from(text).reduce((sum, each) => sum + (each > '\u2e80' ? 2 : 1), 0)

describe('breaking lines', () => {
  test('English breaks between words', () => {
    expect(wrap('Passports are checked at the desk', 12, measure)).toEqual([
      'Passports',
      'are checked',
      'at the desk',
    ])
  })

  test('Chinese breaks between characters, never before a closing mark', () => {
    expect(wrap('入住须出示护照。', 14, measure)).toEqual(['入住须出示护', '照。'])
  })

  test('A word longer than a line starts one and is cut', () => {
    expect(wrap('AB SRIRATANAKOSIN', 6, measure)).toEqual(['AB', 'SRIRAT', 'ANAKOS', 'IN'])
  })

  test('Thai without spaces breaks between words, never between a letter and its marks', () => {
    const lines = wrap('สวัสดีครับขอห้องเงียบ', 10, measure)
    expect(lines.join('')).toBe('สวัสดีครับขอห้องเงียบ')
    expect(lines.filter((line) => /^\p{M}/u.test(line))).toEqual([])
    expect(lines[0]).toBe('สวัสดีครับ')
  })

  test('Line feeds start lines, an empty text is one empty line', () => {
    expect(wrap('a\nb\n\nc', 9, measure)).toEqual(['a', 'b', '', 'c'])
    expect(wrap('', 9, measure)).toEqual([''])
  })

  test('No line is too wide and no character is lost, whatever the text', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'B', ' ', '，', '酒', '店', '-', '\n', '(', '）', '7'),
    })
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 30 }), (sample, width) => {
        const lines = wrap(sample, width, measure)
        expect(lines.filter((line) => measure(line) > width)).toEqual([])
        expect(lines.join('').replace(/\s/g, '')).toBe(sample.replace(/\s/g, ''))
      }),
    )
  })
})
