import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import {
  accessLife,
  failuresPerDay,
  isForgotten,
  isSignedIn,
  mayRenew,
  openedAt,
  recentFailures,
  refreshLife,
  renewedAt,
  tooManyFailures,
} from './session.ts'

const start = 1_795_226_400_000
const later = fc.integer({ min: 0, max: 2 * refreshLife })

describe('the tokens of a session', () => {
  test('An access token is valid for three days to the millisecond', () => {
    fc.assert(
      fc.property(later, fc.boolean(), (passed, keep) => {
        expect(isSignedIn(openedAt(start, keep), start + passed)).toBe(passed < accessLife)
      }),
    )
    expect(isSignedIn(openedAt(start, true), start + accessLife - 1)).toBe(true)
    expect(isSignedIn(openedAt(start, true), start + accessLife)).toBe(false)
  })

  test('Only a session with "keep me signed in" can be renewed, and only for thirty days', () => {
    fc.assert(
      fc.property(later, fc.boolean(), (passed, keep) => {
        expect(mayRenew(openedAt(start, keep), start + passed)).toBe(keep && passed < refreshLife)
      }),
    )
  })

  test('However often it is renewed, a session lasts at most thirty days and has one token', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: accessLife }), { maxLength: 60 }), (steps) => {
        let times = openedAt(start, true)
        let now = start
        for (const step of steps) {
          now += step
          if (mayRenew(times, now)) times = renewedAt(times, now)
        }
        expect(times.refresh_expires).toBe(start + refreshLife)
        expect(times.expires).toBeLessThan(start + refreshLife + accessLife)
      }),
    )
  })

  test('Never forgets a token that can still be used or renewed', () => {
    fc.assert(
      fc.property(later, fc.boolean(), (passed, keep) => {
        const times = openedAt(start, keep)
        const now = start + passed
        expect(isForgotten(times, now) && (isSignedIn(times, now) || mayRenew(times, now))).toBe(false)
      }),
    )
  })
})

describe('the lock after wrong passwords', () => {
  const day = 86_400_000
  const times = fc
    .array(fc.integer({ min: start - 2 * day, max: start }), { maxLength: 30 })
    .map((list) => list.sort((a, b) => a - b))

  test('Closes at exactly ten within a day, and never for older ones', () => {
    fc.assert(
      fc.property(times, (failures) => {
        const recent = failures.filter((time) => start - time < day)
        expect(recentFailures(failures, start)).toEqual(recent)
        expect(tooManyFailures(failures, start)).toBe(recent.length >= failuresPerDay)
      }),
    )
  })

  test('A wrong password counts until it is a day old, to the millisecond', () => {
    const ten = Array.from({ length: failuresPerDay }, () => start)
    expect([tooManyFailures(ten, start + day - 1), tooManyFailures(ten, start + day)]).toEqual([true, false])
  })

  test('Without a new failure it opens by itself after a day at most, and stays open', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 2 * day }), (failures, passed) => {
        expect(tooManyFailures(failures, start + day)).toBe(false)
        expect(!tooManyFailures(failures, start + passed) || tooManyFailures(failures, start)).toBe(true)
      }),
    )
  })
})
