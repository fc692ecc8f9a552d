import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { draw } from '../../world/draw.ts'
import { codeId, codeLife, newCode, resendSeconds, secondsToWait, tryCode, wrongTries } from './code.ts'

const start = 1_795_226_400_000
const sent = newCode(codeId('somebody@example.com', 'register'), start, draw(1, 'code', 1))
const other = sent.code === 'AAAA' ? 'BBBB' : 'AAAA'

describe('a code by e-mail or SMS', () => {
  test('Has four characters that are easy to tell apart', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1 }), (seed, number) => {
        expect(newCode('x', start, draw(seed, 'code', number)).code).toMatch(/^[2-9A-HJ-NP-Z]{4}$/)
      }),
    )
  })

  test('Is valid for 600 s after it was sent and never longer, in upper and lower case', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * codeLife }), fc.boolean(), (later, lower) => {
        const typed = lower ? sent.code.toLowerCase() : sent.code
        expect(tryCode(sent, typed, start + later).right).toBe(later < codeLife)
      }),
    )
    expect(tryCode(sent, sent.code, start + codeLife - 1).right).toBe(true)
    expect(tryCode(sent, sent.code, start + codeLife).right).toBe(false)
  })

  test('Another can be sent after 60 s, and the answer names the seconds left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (later) => {
        const wait = secondsToWait(sent, start + later)
        expect(wait === 0).toBe(later >= resendSeconds * 1000)
        expect(secondsToWait(sent, start + later + wait * 1000)).toBe(0)
        const aSecondBefore = secondsToWait(sent, start + later + (wait - 1) * 1000)
        expect(wait === 0 || aSecondBefore === 1).toBe(true)
      }),
    )
    expect(secondsToWait(undefined, start)).toBe(0)
  })

  test('Five wrong attempts invalidate it, and fewer do not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (tries) => {
        let row = sent
        for (let n = 0; n < tries; n += 1) {
          const done = tryCode(row, other, start)
          expect(done.right).toBe(false)
          if (!done.right && done.left) row = done.left
        }
        expect(tryCode(row, sent.code, start).right).toBe(tries < wrongTries)
      }),
    )
  })

  test('Without a code nothing is right', () => {
    expect(tryCode(undefined, sent.code, start)).toEqual({ right: false, left: null })
  })
})
