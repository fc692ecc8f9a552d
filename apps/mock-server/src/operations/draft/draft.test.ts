import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import type { PersonaName } from '../../world/personas.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('newleaf')
})
afterEach(() => expectCleanWorld(member))

const as = (persona: PersonaName | null) =>
  caller(member.mock, member.world, persona && (program.openSession(member.world, persona)?.token ?? null))

const form = {
  product: 'hotel',
  title: 'Kandawgyi Garden Hotel',
  search: '{"destination":{"type":"city","id":"yangon"}}',
  selection: '',
  form: '{"guests":["Thant"]}',
  step: 'guests',
}
const save = (who: RealMock, body: object = {}) => who.post('/api/draft/save', { ...form, ...body })
const titles = async (who: RealMock, query: object = {}) =>
  (await who.get('/api/draft/index', query)).data.list.map(({ title }: { title: string }) => title)

describe('drafts of bookings', () => {
  test('Returns what was saved, and each save makes a new version of the same draft', async () => {
    const first = (await save(member)).data.draft
    expect(first).toMatchObject({ ...form, version: 1, owner: { nickname: 'Zaw Min' }, shared_with: [] })
    member.world.clock.advance(5000)
    const { form: _, title: __, ...rest } = form
    const second = (await member.post('/api/draft/save', { ...rest, form: '{}', id: first.id, version: 1 }))
      .data.draft
    expect(second).toMatchObject({ id: first.id, form: '{}', title: form.title, version: 2 })
    expect(second.updated_time).toBe(first.updated_time + 5)
    expect(await titles(member)).toEqual([form.title])
  })

  test('Lists drafts with the last changed first, by product, in pages', async () => {
    const { id } = (await save(member, { title: 'first' })).data.draft
    await save(member, { title: 'second', product: 'car' })
    await save(member, { title: 'third' })
    expect(await titles(member)).toEqual(['third', 'second', 'first'])
    expect(await titles(member, { product: 'hotel' })).toEqual(['third', 'first'])
    expect(await titles(member, { page: 2, limit: 2 })).toEqual(['first'])
    member.world.clock.advance(1000)
    await save(member, { title: 'first', id, version: 1 })
    expect(await titles(member)).toEqual(['first', 'third', 'second'])
  })

  test('Refuses a stale version and returns the current draft; names a missing version', async () => {
    const { id } = (await save(member)).data.draft
    await save(member, { id, version: 1, step: 'review' })
    const stale = await save(member, { id, version: 1 })
    expect(stale).toMatchObject({
      code: 0,
      data: { error_key: 'VERSION_CONFLICT', fresh: { draft: { version: 2, step: 'review' } } },
    })
    expect((await save(member, { id })).data.fields).toEqual({ version: ['Required'] })
    const zh = await member.post('/api/draft/save', { ...form, id }, 'zh-cn')
    expect(zh.data.fields).toEqual({ version: ['不能为空'] })
  })

  test('A colleague sees a draft only after it is shared, and may continue it but not share or remove it', async () => {
    const booker = as('newleaf_booker')
    const { id } = (await save(member)).data.draft
    expect(await titles(booker)).toEqual([])
    expect((await save(booker, { id, version: 1 })).data.error_key).toBe('NOT_FOUND')
    const shared = await save(member, { id, version: 1, shared_with: [113] })
    expect(shared.data.draft.shared_with).toEqual([{ id: 113, nickname: 'Liu Yang' }])
    expect(await titles(booker)).toEqual([form.title])
    const taken = await save(booker, { id, version: 2, step: 'review', shared_with: [114] })
    expect(taken.data.draft).toMatchObject({ step: 'review', owner: { id: 112 }, shared_with: [{ id: 113 }] })
    expect((await booker.post('/api/draft/remove', { ids: [id] })).data.error_key).toBe('NOT_FOUND')
    expect(await titles(member)).toEqual([form.title])
  })

  test('Notifies each added colleague once, in their own language, and nobody else', async () => {
    const booker = as('newleaf_booker')
    const notices = async (who: RealMock, language: 'en' | 'zh-cn' = 'en') =>
      (await who.get('/api/notification/index', { limit: 100 }, language)).data.list
        .filter(({ link }: { link: string }) => link === '/user/draft/list')
        .map(({ body, read_time }: { body: string; read_time: number | null }) => [body, read_time])
    const { id } = (await save(member, { shared_with: [] })).data.draft
    expect(await notices(booker)).toEqual([])
    await save(member, { id, version: 1, shared_with: [113] })
    await save(member, { id, version: 2, shared_with: [113] })
    const text = 'Zaw Min has shared an unfinished booking with you: Kandawgyi Garden Hotel.'
    expect(await notices(booker)).toEqual([[text, null]])
    await save(member, { title: '', shared_with: [113] })
    expect((await notices(booker, 'zh-cn'))[0]).toEqual(['Zaw Min将未完成的预订共享给您：酒店。', null])
    expect(await notices(member)).toEqual([])
  })

  test('Lists colleagues who may book the product of the draft, by name only', async () => {
    const colleagues = async (who: RealMock, product = 'hotel') =>
      (await who.get('/api/draft/colleagues', { product })).data.list
    expect(await colleagues(member)).toEqual([{ id: 113, nickname: 'Liu Yang' }])
    expect(await colleagues(as('newleaf_booker'))).toEqual([{ id: 112, nickname: 'Zaw Min' }])
    const booker = member.world.tables.member.get('113')
    if (!booker) throw new Error('The company has a booker.')
    member.world.tables.member.put({ ...booker, products: ['car'] })
    expect(await colleagues(member)).toEqual([])
    expect(await colleagues(member, 'car')).toHaveLength(1)
    member.world.tables.member.put({ ...booker, state: 'suspended' })
    expect(await colleagues(member, 'car')).toEqual([])
    expect((await as('newleaf_viewer').get('/api/draft/colleagues', { product: 'car' })).data.error_key).toBe(
      'NO_PERMISSION',
    )
  })

  test('Cannot add a colleague who may not book; one who has lost that right stays unchecked, and goes when left out', async () => {
    const shared = await save(member, { shared_with: [114, 113, 113] })
    expect(shared.data.fields).toEqual({
      'shared_with[0]': ['The company has no such member who may book this'],
      'shared_with[2]': ['Chosen twice'],
    })
    const { id } = (await save(member, { shared_with: [113] })).data.draft
    const booker = member.world.tables.member.get('113')
    if (!booker) throw new Error('The company has a booker.')
    member.world.tables.member.put({ ...booker, state: 'suspended' })
    expect((await save(member, { id, version: 1, shared_with: [113] })).code).toBe(1)
    expect((await save(member, { id, version: 2, shared_with: [] })).data.draft.shared_with).toEqual([])
    expect((await save(member, { id, version: 3, shared_with: [113] })).data.error_key).toBe('VALIDATION')
  })

  test('A draft cannot be shared outside the company', async () => {
    const refused = await save(member, { shared_with: [113, 105, 9999] })
    expect(refused.data.fields).toEqual({
      'shared_with[1]': ['The company has no such member who may book this'],
      'shared_with[2]': ['The company has no such member who may book this'],
    })
    expect(await titles(member)).toEqual([])
  })

  test('Hides another company’s drafts, and removes none if one of several ids is wrong', async () => {
    const { id } = (await save(member)).data.draft
    const stranger = as('jadecredit')
    expect((await save(stranger, { id, version: 1 })).data.error_key).toBe('NOT_FOUND')
    expect((await stranger.post('/api/draft/remove', { ids: [id] })).data.error_key).toBe('NOT_FOUND')
    expect((await member.post('/api/draft/remove', { ids: [id, 'dr-999'] })).data.error_key).toBe('NOT_FOUND')
    expect(await titles(member)).toHaveLength(1)
    expect(await member.post('/api/draft/remove', { ids: [id] })).toMatchObject({ code: 1 })
    expect(await titles(member)).toEqual([])
  })

  test('A member who may not book has no drafts, and a visitor is asked to sign in', async () => {
    expect((await save(as('newleaf_viewer'))).data.error_key).toBe('NO_PERMISSION')
    expect((await as(null).get('/api/draft/index')).data.error_key).toBe('NEED_LOGIN')
  })
})
