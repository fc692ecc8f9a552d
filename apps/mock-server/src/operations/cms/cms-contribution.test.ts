import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock
let stranger: RealMock
beforeEach(() => {
  member = realMock('goldenland')
  const token = program.openSession(member.world, 'jadecredit')?.token ?? null
  stranger = caller(member.mock, member.world, token)
})
afterEach(() => expectCleanWorld(member))

const contributions = async (query: object = {}, who = member) =>
  (await who.get('/api/cms.User/content', query)).data
const guide = {
  channel_id: 7,
  title: ' Two days by the lake ',
  content: '<p onclick="x()">Take the early boat.</p><script>alert(1)</script>',
  model_fields: { season: 'cool', days: '2' },
}
const save = (body: object, who = member, language: 'en' | 'zh-cn' = 'en') =>
  who.post('/api/cms.User/contribute', body, language)

describe('contributions', () => {
  test('R2.33 Lists them with status and reason, newest first, in pages', async () => {
    const { list, total } = await contributions()
    expect([list.length, total]).toEqual([10, 13])
    const all = (await contributions({ limit: 50 })).list
    expect(new Set(all.map((row: { status: string }) => row.status))).toEqual(
      new Set(['normal', 'unaudited', 'refused', 'offline']),
    )
    const refused = all.find((row: { status: string }) => row.status === 'refused')
    expect(refused.memo).toContain('source')
  })

  test('R1.09 R4.53 A new contribution waits, until when it says, is cleaned, is published after review, and everybody can find it', async () => {
    expect(await save({ ...guide, tags: ['Lake', 'visa'] })).toMatchObject({ code: 1, data: {} })
    const [row] = (await contributions({ limit: 1 })).list
    expect(row).toMatchObject({ title: 'Two days by the lake', status: 'unaudited', channelName: 'Myanmar' })
    expect(row.wait.until - row.wait.since).toBe(1800)
    const info = () => stranger.get('/api/cms.Content/info', { id: row.id })
    expect((await info()).data.error_key).toBe('NOT_FOUND')
    member.world.clock.advance(1_800_000)
    const { content } = (await info()).data
    expect(content.content).toBe('<p>Take the early boat.</p>')
    expect((await contributions({ limit: 1 })).list[0].wait).toBeNull()
    expect(Object.values(content.cmsTags.name)).toEqual(expect.arrayContaining(['Lake', 'Visa']))
    const found = await stranger.get('/api/cms.Index/articleList', { keywords: 'early boat lake' })
    expect(found.code).toBe(1)
  })

  test('Refuses a contribution of a few words, with the reason', async () => {
    await save({ ...guide, content: '<p>Short.</p>' })
    member.world.clock.advance(1_800_000)
    expect((await contributions({ limit: 1 })).list[0]).toMatchObject({
      status: 'refused',
      memo: 'The text is too short to be published.',
    })
  })

  test('R2.35 The channel decides the form; editing one’s own contribution starts with its text, and it waits again', async () => {
    const form = async (query: object, who = member) =>
      (await who.get('/api/cms.User/contribute', query)).data
    const blank = await form({ channel_id: 7 })
    expect(blank.info).toBe(false)
    const names = blank.fields.map((field: { name: string }) => field.name)
    expect(names).toEqual(expect.arrayContaining(['title', 'content', 'season', 'days']))
    const news = (await form({ channel_id: 2 })).fields.map((field: { name: string }) => field.name)
    expect(news).toContain('source_url')
    const own = await form({ id: 5001 })
    expect(own.info).toMatchObject({ id: 5001, title: 'Three mornings in Bagan' })
    await save({ ...guide, id: 5001 })
    const changed = (await contributions({ limit: 50 })).list.find((row: { id: number }) => row.id === 5001)
    expect(changed).toMatchObject({ status: 'unaudited', title: 'Two days by the lake' })
    expect((await form({})).fields.channel_id).toBeDefined()
    expect((await form({ channel_id: 13 })).error_key).toBe('NOT_FOUND')
    expect((await form({ id: 5001 }, stranger)).error_key).toBe('NOT_FOUND')
  })

  test('Offers only channels that take contributions', async () => {
    const { data } = await member.get('/api/cms.User/contributeChannel')
    expect(data.channel.map((channel: { id: number }) => channel.id)).toEqual([2, 3, 4, 7, 8, 9, 11])
  })

  test.each([
    [{ content: '<p>&nbsp;</p>' }, 'content', 'Content cannot be empty', '内容不能为空'],
    [{ channel_id: 13 }, 'channel_id', 'This channel takes no contributions', '该栏目不接受投稿'],
    [{ model_fields: { days: '2' } }, 'model_fields.season', 'Required', '不能为空'],
    [
      { model_fields: { season: 'cool', days: '99' } },
      'model_fields.days',
      'A whole number from 1 to 30',
      '请输入 1 至 30 的整数',
    ],
    [
      { model_fields: { season: 'cool', colour: 'red' } },
      'model_fields.colour',
      'There is no such field',
      '没有这个字段',
    ],
    [{ channel_ids: [8, 13] }, 'channel_ids[1]', 'This channel takes no contributions', '该栏目不接受投稿'],
    [{ images: ['javascript:alert(1)'] }, 'images[0]', 'Please enter a correct address', '请输入正确的地址'],
    [{ price: 1.5, currency: 'integral' }, 'price', 'Points are whole numbers', '积分须为整数'],
    [
      { title_style: { color: 'red;', bold: true } },
      'title_style.color',
      'The format is incorrect',
      '格式不正确',
    ],
  ])('With %j names the field %s', async (change, field, en, zh) => {
    expect((await save({ ...guide, ...change })).data.fields).toEqual({ [field]: [en] })
    expect((await save({ ...guide, ...change }, member, 'zh-cn')).data.fields).toEqual({ [field]: [zh] })
    expect((await contributions()).total).toBe(13)
  })

  test('Figures and sales are those of the author alone', async () => {
    const priced = 5002
    await stranger.get('/api/cms.Pay/create', { project: 'content', object: priced, type: 'balance' })
    await stranger.get('/api/cms.Pay/create', {
      project: 'admire',
      object: priced,
      type: 'balance',
      amount: 2.5,
    })
    const { data } = await member.get('/api/cms.User/contentStatistics', { id: priced })
    const before = data.info
    expect(before.sales).toBeGreaterThan(0)
    expect(before.admireSum).toBeGreaterThanOrEqual(2.5)
    const { data: sales } = await member.get('/api/cms.User/buyLog', { id: priced })
    expect(sales.list[0]).toMatchObject({ nickname: '李国伟', type: 'balance' })
    for (const path of ['contentStatistics', 'buyLog', 'delContent']) {
      expect((await stranger.get(`/api/cms.User/${path}`, { id: priced })).data.error_key).toBe('NOT_FOUND')
    }
  })

  test('A payment code that is not paid yet is no sale', async () => {
    const sales = async () => (await member.get('/api/cms.User/buyLog', { id: 5002 })).data.total
    const before = await sales()
    const request = { project: 'admire', object: 5002, type: 'wx', amount: 2.5 }
    expect((await stranger.get('/api/cms.Pay/create', request)).data.info.paid).toBe(false)
    expect(await sales()).toBe(before)
    member.world.clock.advance(10_000)
    expect(await sales()).toBe(before + 1)
  })

  test('A contribution that is removed while it waits is not reviewed', async () => {
    await save(guide)
    const [row] = (await contributions({ limit: 1 })).list
    expect((await member.get('/api/cms.User/delContent', { id: row.id })).code).toBe(1)
    const waiting = member.world.jobs
      .list()
      .filter(({ kind, subject }) => kind === 'review_contribution' && subject === String(row.id))
    expect(waiting).toEqual([])
  })

  test('A removed contribution is gone for everybody, but its buyers still see their payments', async () => {
    await stranger.get('/api/cms.Pay/create', { project: 'content', object: 5002, type: 'balance' })
    expect((await member.get('/api/cms.User/delContent', { id: 5002 })).code).toBe(1)
    expect((await contributions()).total).toBe(12)
    expect((await stranger.get('/api/cms.Content/info', { id: 5002 })).data.error_key).toBe('NOT_FOUND')
    const { data } = await stranger.get('/api/cms.User/order', { limit: 50 })
    const bought = data.list.find((row: { object_id: number }) => row.object_id === 5002)
    expect(bought).toMatchObject({ title: 'A driver for the hills' })
  })
})
