import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const toggle = async (who: RealMock, hotel_id: string, more: object = {}) =>
  (await who.post('/api/favorite/toggle', { hotel_id, ...more })).data
const marked = async (who: RealMock): Promise<{ hotel_id: string }[]> =>
  (await who.get('/api/favorite/index', { limit: 100 })).data.list
const detail = async (who: RealMock, id: string) => (await who.get('/api/hotel/detail', { id })).data.hotel
const search = (who: RealMock) =>
  who.post('/api/hotel/search', {
    destination: { type: 'hotel', id: '1003' },
    check_in: '2026-12-10',
    check_out: '2026-12-12',
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
  })
const found = async (who: RealMock) =>
  (await search(who)).data.first_page.find(({ id }: { id: string }) => id === '1003')

describe('favourite hotels', () => {
  test('A favourite hotel is marked in results and details until it is unmarked', async () => {
    expect(await found(member)).toMatchObject({ favourite: false })
    expect(await toggle(member, '1003', { note: '早餐好', tags: ['group', 'group'] })).toEqual({
      favourite: true,
    })
    expect(await found(member)).toMatchObject({ favourite: true })
    expect(await detail(member, '1003')).toMatchObject({ favourite: true })
    expect((await marked(member))[0]).toMatchObject({
      hotel_id: '1003',
      note: '早餐好',
      tags: ['group'],
      city_name: 'Yangon',
    })
    expect(await toggle(member, '1003')).toEqual({ favourite: false })
    expect(await found(member)).toMatchObject({ favourite: false })
    expect(await detail(member, '1003')).toMatchObject({ favourite: false })
    expect((await marked(member)).map(({ hotel_id }) => hotel_id)).not.toContain('1003')
  })

  test('Changing the note of a favourite keeps its mark, its place and its other fields', async () => {
    await toggle(member, '1003', { note: '早餐好', tags: ['group'] })
    member.world.clock.advance(60_000)
    await toggle(member, '1001')
    expect(await toggle(member, '1003', { note: '' })).toEqual({ favourite: true })
    expect(await toggle(member, '1003', { tags: ['vip'] })).toEqual({ favourite: true })
    const [first, second] = await marked(member)
    expect(first).toMatchObject({ hotel_id: '1001' })
    expect(second).toMatchObject({ hotel_id: '1003', note: '', tags: ['vip'] })
  })

  test('Favourites are private: neither colleagues nor visitors see them', async () => {
    await toggle(member, '1003')
    const colleague = caller(
      member.mock,
      member.world,
      program.openSession(member.world, 'golden_booker')?.token ?? null,
    )
    const visitor = caller(member.mock, member.world, null)
    for (const other of [colleague, visitor]) {
      expect(await detail(other, '1003')).toMatchObject({ favourite: false })
      expect(await found(other)).toMatchObject({ favourite: false })
    }
    expect((await visitor.post('/api/favorite/toggle', { hotel_id: '1003' })).data.error_key).toBe(
      'NEED_LOGIN',
    )
    expect((await visitor.get('/api/favorite/index')).data.error_key).toBe('NEED_LOGIN')
  })

  test('Refuses to mark a hotel that does not exist', async () => {
    expect(await toggle(member, '9999')).toMatchObject({ error_key: 'NOT_FOUND' })
    const wrong = await member.post('/api/favorite/toggle', { hotel_id: '1003', tags: [''] }, 'zh-cn')
    expect(wrong.data.fields).toEqual({ 'tags[0]': ['不能为空'] })
  })
})
