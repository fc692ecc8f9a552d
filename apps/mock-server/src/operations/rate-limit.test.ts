import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '../domain/rate/window.ts'
import { program } from '../program.ts'
import { confirmedOrder, expectCleanWorld, tokenIn } from '../testing/hotel-journey.ts'
import { caller, type Envelope, type RealMock, realMock } from '../testing/real-mock.ts'
import { searchTransfers } from '../testing/ride-journey.ts'

let member: RealMock
let visitor: RealMock
beforeEach(() => {
  member = realMock('goldenland')
  visitor = caller(member.mock, member.world, null)
})
afterEach(() => expectCleanWorld(member))

const minute = 60_000
const keyOf = (answer: Envelope): string | null => (answer.code === 1 ? null : answer.data.error_key)

/** How often the call is answered before it is refused, and the refusal. */
async function untilRefused(call: () => Promise<Envelope>, passes = 300) {
  for (let count = 0; count < passes; count += 1) {
    const answer = await call()
    if (keyOf(answer) === 'RATE_LIMITED') return { count, retry_after: answer.data.retry_after }
  }
  return { count: passes, retry_after: null }
}

const picture = (id: string) => visitor.get('/api/common/clickCaptcha', { id })
const guess = (id: string) => visitor.post('/api/common/checkClickCaptcha', { id, info: '1,1;350;200' })
const hotels = (who: RealMock) =>
  who.post('/api/hotel/search', {
    destination: { type: 'city', id: 'yangon' },
    check_in: '2026-12-10',
    check_out: '2026-12-12',
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
  })

describe('limits by the clock of the world', () => {
  test('Generates at most 30 captcha pictures a minute for one id, without affecting others', async () => {
    expect(await untilRefused(() => picture('login-page-a'))).toEqual({
      count: rateLimits.captcha.most,
      retry_after: 60,
    })
    expect(keyOf(await picture('login-page-b'))).toBeNull()
    member.world.clock.advance(minute)
    expect(keyOf(await picture('login-page-a'))).toBeNull()
  })

  test('After ten wrong clicks a captcha is neither checked nor generated for ten minutes', async () => {
    const tries = await untilRefused(async () => {
      await picture('login-page-a')
      return guess('login-page-a')
    }, 15)
    expect(tries).toEqual({ count: rateLimits.captcha_wrong.most, retry_after: 600 })
    expect(keyOf(await picture('login-page-a'))).toBe('RATE_LIMITED')
    member.world.clock.advance(10 * minute - 1000)
    expect((await picture('login-page-a')).data).toMatchObject({ error_key: 'RATE_LIMITED', retry_after: 1 })
    member.world.clock.advance(1000)
    expect(keyOf(await picture('login-page-a'))).toBeNull()
  })

  test('A voucher can be verified 60 times a minute, with any seal, without affecting others', async () => {
    const tokenOf = async (id: string) => {
      const { voucher } = (await member.get('/api/order/voucher', { id })).data
      return tokenIn(voucher.verify_url)
    }
    const request = { hotel_id: '1010', nth: 3, names: ['Zaw Min', 'LI NA'] }
    const [first, second] = [await confirmedOrder(member), await confirmedOrder(member, request)]
    const [token, other] = [await tokenOf(first.booking_id), await tokenOf(second.booking_id)]
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
    const verify = (one: string) => visitor.get('/api/order/voucherVerify', { token: one })
    expect(keyOf(await verify(forged))).toBe('LINK_INVALID')
    const rest = rateLimits.voucher_check.most - 1
    expect(await untilRefused(() => verify(token))).toEqual({ count: rest, retry_after: 60 })
    expect(keyOf(await verify(forged))).toBe('RATE_LIMITED')
    expect((await verify(other)).data.valid).toBe(true)
    member.world.clock.advance(minute)
    expect((await verify(token)).data.valid).toBe(true)
  })

  test('A member can search 120 times a minute across all products, without affecting colleagues and visitors', async () => {
    expect(keyOf(await searchTransfers(member))).toBeNull()
    expect(await untilRefused(() => hotels(member))).toEqual({
      count: rateLimits.search.most - 1,
      retry_after: 60,
    })
    expect(keyOf(await searchTransfers(member))).toBe('RATE_LIMITED')
    const token = program.openSession(member.world, 'golden_booker')?.token ?? null
    expect(keyOf(await hotels(caller(member.mock, member.world, token)))).toBeNull()
    expect(keyOf(await hotels(visitor))).toBeNull()
    member.world.clock.advance(minute)
    expect(keyOf(await hotels(member))).toBeNull()
  })

  test('Two worlds with the same calls reach the limit at the same call, byte for byte', async () => {
    const attempt = async () => {
      const one = realMock(null)
      const answers: string[] = []
      for (let nth = 0; nth < 33; nth += 1) {
        if (nth % 8 === 7) one.world.clock.advance(10_000)
        answers.push(JSON.stringify(await one.get('/api/common/clickCaptcha', { id: 'login-page-c' })))
      }
      return answers
    }
    expect(await attempt()).toEqual(await attempt())
  })
})
