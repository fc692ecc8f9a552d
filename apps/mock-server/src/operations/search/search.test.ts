import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const stay = {
  destination: { type: 'city', id: 'yangon' },
  check_in: '2026-12-30',
  check_out: '2027-01-02',
  rooms: [
    { adults: 2, child_ages: [5, 1] },
    { adults: 1, child_ages: [] },
  ],
  nationality: 'CN',
}
const search = (who: RealMock, more: object = {}) => who.post('/api/hotel/search', { ...stay, ...more })
const history = async (query: object = {}, language: 'en' | 'zh-cn' = 'en') =>
  (await member.get('/api/search/history', query, language)).data.list

describe('the searches of a member', () => {
  test('R3.43 Describes a search in words of either language, with the address that repeats it', async () => {
    await search(member)
    const [entry] = await history()
    expect(entry).toMatchObject({
      product: 'hotel',
      title: 'Yangon, 30 Dec to 2 Jan',
      subtitle: '2 rooms · 3 adults · 1 child · 1 infant',
    })
    const address = new URL(entry.path, 'http://portal')
    expect(address.pathname).toBe('/hotel/list')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      destination_type: 'city',
      destination_id: 'yangon',
      destination_name: 'Yangon',
      check_in: '2026-12-30',
      check_out: '2027-01-02',
      rooms: '2-5-1,1',
      nationality: 'CN',
      tz: 'Asia/Yangon',
    })
    expect((await history({}, 'zh-cn'))[0]).toMatchObject({
      title: '仰光，12月30日至1月2日',
      subtitle: '2 间房 · 3 位成人 · 1 位儿童 · 1 位婴儿',
    })
    expect(await history({ product: 'car' })).toEqual([])
  })

  test('A search that is not to be remembered gets its answer, but joins no history', async () => {
    const before = await history()
    const { data } = await search(member, {
      check_in: '2026-12-05',
      check_out: '2026-12-06',
      remember: false,
    })
    expect(data.total).toBeGreaterThan(0)
    expect(await history()).toEqual(before)
  })

  test('Lists the same search once, in front, and keeps the newest twenty', async () => {
    await search(member)
    for (let day = 1; day <= 21; day += 1) {
      member.world.clock.advance(1000)
      await search(member, {
        check_in: '2026-12-01',
        check_out: `2026-12-${String(day + 1).padStart(2, '0')}`,
      })
    }
    expect(await history()).toHaveLength(20)
    await search(member, { check_in: '2026-12-01', check_out: '2026-12-12' })
    const list = await history()
    expect(list).toHaveLength(20)
    expect(list[0].title).toBe('Yangon, 1 to 12 Dec')
    expect(new Set(list.map(({ path }: { path: string }) => path)).size).toBe(20)
  })

  test('Remembers no refused search, and none of visitors or colleagues', async () => {
    const before = await history()
    await search(member, { check_out: '2026-12-01' })
    await search(caller(member.mock, member.world, null))
    await search(
      caller(member.mock, member.world, program.openSession(member.world, 'golden_booker')?.token ?? null),
    )
    expect(await history()).toEqual(before)
    expect((await caller(member.mock, member.world, null).get('/api/search/history')).data.error_key).toBe(
      'NEED_LOGIN',
    )
  })
})
