import { describe, expect, test } from 'vitest'
import { afterCode, codeAt, type SecondFactorRecord, stepOf } from './second-factor.ts'

/** The secret of RFC 6238, appendix B, in Base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

const factor: SecondFactorRecord = {
  id: '101',
  secret,
  pending: null,
  last_step: 0,
  recovery_codes: ['ABCDE-FGHIJ'],
}

describe('the code of the second factor', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('R3.93 Second %i has the code of the RFC', (second, code) => {
    expect(codeAt(secret, second * 1000)).toBe(code)
  })

  test('R3.93 A code is taken one step before and after its own, and no further', () => {
    const now = 1_234_567_890_000
    const taken = (ms: number) => stepOf(secret, codeAt(secret, now + ms), now) !== null
    expect([-60_000, -30_000, 0, 30_000, 60_000].map(taken)).toEqual([false, true, true, true, false])
  })

  test('R3.93 A code is taken once, and then none before it', () => {
    const now = 1_234_567_890_000
    const used = afterCode(factor, codeAt(secret, now), now)
    if (!used) throw new Error('The first code was refused.')
    expect(afterCode(used, codeAt(secret, now), now)).toBeNull()
    expect(afterCode(used, codeAt(secret, now - 30_000), now)).toBeNull()
    expect(afterCode(used, codeAt(secret, now + 30_000), now)).not.toBeNull()
  })

  test('R3.93 A recovery code is taken once', () => {
    const used = afterCode(factor, 'ABCDE-FGHIJ', 0)
    if (!used) throw new Error('The recovery code was refused.')
    expect(afterCode(used, 'ABCDE-FGHIJ', 0)).toBeNull()
  })
})
