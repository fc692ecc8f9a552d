import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { yuanInWords } from './labels.ts'

describe('amounts in capital numerals', () => {
  test.each([
    ['0.00', '零圆整'],
    ['1.00', '壹圆整'],
    ['0.05', '伍分'],
    ['0.50', '伍角'],
    ['10.00', '壹拾圆整'],
    ['1440.05', '壹仟肆佰肆拾圆零伍分'],
    ['1440.50', '壹仟肆佰肆拾圆伍角'],
    ['4284.38', '肆仟贰佰捌拾肆圆叁角捌分'],
    ['10001.00', '壹万零壹圆整'],
    ['100000.00', '壹拾万圆整'],
    ['105000.00', '壹拾万伍仟圆整'],
    ['100000001.00', '壹亿零壹圆整'],
    ['1020304.00', '壹佰零贰万零叁佰零肆圆整'],
    ['-80.00', '负捌拾圆整'],
  ])('%s is %s', (amount, words) => {
    expect(yuanInWords(amount)).toBe(words)
  })

  test('No two amounts are spelt alike, and no zero appears twice', () => {
    const amount = fc.nat(99_999_999).map((minor) => (minor / 100).toFixed(2))
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(yuanInWords(one)).not.toContain('零零')
        expect(yuanInWords(one) === yuanInWords(other)).toBe(one === other)
      }),
    )
  })
})
