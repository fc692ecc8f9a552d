import type { Schemas } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

type Rate = Schemas['Rate']

const stay = {
  hotel_id: '1001',
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  rooms: [{ adults: 2, child_ages: [4] }],
  nationality: 'CN',
}
const aged = (...child_ages: number[]) => ({ ...stay, rooms: [{ adults: 2, child_ages }] })

async function ratesOf(from: RealMock, asked: object = stay, language: 'en' | 'zh-cn' = 'en') {
  const { data } = await from.post('/api/hotel/rates', asked, language)
  return (data as Schemas['ListHotelRatesAnswer']).rooms.flatMap(({ rates }) => rates)
}

const withoutKeys = (rates: readonly Rate[]) =>
  rates.map(({ rate_key: _, expires_time: __, rooms, ...rest }) => ({
    ...rest,
    rooms: rooms.map((room) => ({ ...room, child_ages: [] })),
  }))

describe('rates of a repeated request', () => {
  test('Children with one price see the same rates, each under a key that names their ages', async () => {
    const member = realMock('goldenland')
    const [young, old] = [await ratesOf(member, aged(4)), await ratesOf(member, aged(5))]
    expect(withoutKeys(old)).toEqual(withoutKeys(young))
    expect(young.every(({ rate_key }) => rate_key.split('.')[6] === '24')).toBe(true)
    expect(old.every(({ rate_key }) => rate_key.split('.')[6] === '25')).toBe(true)
    for (const { rate_key, total_price } of [young[0] as Rate, old[0] as Rate]) {
      const { data } = await member.post('/api/hotel/checkRate', { rate_key, known_total: total_price })
      expect(data.outcome).toBe('available')
    }
    expect(withoutKeys(await ratesOf(member, aged(8)))).not.toEqual(withoutKeys(young))
  })

  test('A child from 12 needs the place of an adult, a younger one that of a child', async () => {
    const member = realMock('goldenland')
    const groups = async (rooms: object[]) =>
      ((await member.post('/api/hotel/rates', { ...stay, rooms })).data as Schemas['ListHotelRatesAnswer'])
        .rooms
    const withChild = await groups([{ adults: 2, child_ages: [11] }])
    const withGrown = await groups([{ adults: 2, child_ages: [12] }])
    const few = withChild.filter(({ room_type }) => room_type.max_adults === 2)
    expect(few.length).toBeGreaterThan(0)
    expect(withGrown.every(({ room_type }) => room_type.max_adults > 2)).toBe(true)
  })

  test('Each reader sees their own prices and language, whoever asked before', async () => {
    const member = realMock('goldenland')
    const visitor = caller(member.mock, member.world, null)
    const token = program.openSession(member.world, 'golden_viewer')?.token ?? null
    const colleague = caller(member.mock, member.world, token)
    const before = await ratesOf(member)
    const shown = await ratesOf(visitor)
    expect(shown.every(({ total_settlement_price }) => total_settlement_price === null)).toBe(true)
    const hidden = await ratesOf(colleague)
    expect(hidden.every(({ total_settlement_price }) => total_settlement_price === null)).toBe(true)
    expect(await ratesOf(member)).toEqual(before)
    const chinese = await ratesOf(member, stay, 'zh-cn')
    expect(chinese.map(({ meal_text }) => meal_text)).not.toEqual(before.map(({ meal_text }) => meal_text))
    expect(await ratesOf(visitor)).toEqual(shown)
  })

  test('A deadline that passes between two requests is over in the second answer, but not in another world', async () => {
    const member = realMock('goldenland')
    const before = await ratesOf(member)
    const free = before.find(({ refundability_now }) => refundability_now === 'free') as Rate
    const end = Date.parse(free.cancellation_policy.free_cancel_before?.utc ?? '')
    const later = async (ms: number) => {
      member.world.clock.advance(ms)
      const rates = await ratesOf(member)
      return rates.find(({ rate_id }) => rate_id === free.rate_id)?.refundability_now
    }
    expect(await later(end - member.world.clock.now() - 1000)).toBe('free')
    expect(await later(1000)).not.toBe('free')
    expect(await ratesOf(realMock('goldenland'))).toEqual(before)
  })

  test('A mark-up saved between two requests is in the second answer, and gone after it is removed', async () => {
    const member = realMock('goldenland')
    const before = await ratesOf(member)
    const rule = { scope: 'company', type: 'percent', value: '50', priority: 9 }
    const saved = (await member.post('/api/markup/save', rule)).data.rule as Schemas['MarkupRule']
    const dearer = await ratesOf(member)
    expect(dearer.map(({ total_price }) => total_price)).not.toEqual(
      before.map(({ total_price }) => total_price),
    )
    await member.post('/api/markup/save', { id: saved.id, version: saved.version, remove: true })
    expect(await ratesOf(member)).toEqual(before)
  })

  test('Guests of nationalities with the same terms see the same rates, each under a key that names theirs', async () => {
    const member = realMock('goldenland')
    // Plans of this hotel ask more of guests from China, and one is not sold to guests from Myanmar.
    const from = (nationality: string) => ratesOf(member, { ...stay, hotel_id: '1010', nationality })
    const [thai, chinese, local, again] = [
      await from('TH'),
      await from('CN'),
      await from('MM'),
      await from('JP'),
    ]
    expect(withoutKeys(again)).toEqual(withoutKeys(thai))
    expect(thai.every(({ rate_key }) => rate_key.split('.')[5] === 'THCNY')).toBe(true)
    expect(again.every(({ rate_key }) => rate_key.split('.')[5] === 'JPCNY')).toBe(true)
    const dearer = chinese.filter(({ nationality_rule }) => nationality_rule?.surcharge)
    expect(dearer.length).toBeGreaterThan(0)
    expect(thai.filter(({ nationality_rule }) => nationality_rule?.surcharge)).toEqual([])
    expect(local.length).toBeLessThan(thai.length)
    expect(withoutKeys(await from('CN'))).toEqual(withoutKeys(chinese))
  })
})
