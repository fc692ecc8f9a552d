import { expect, test } from 'vitest'
import { good, page, said, serveAncestors } from './ancestors-server.fixture.ts'

const { visitor, member } = serveAncestors()

test('Settings, first page and a list of each kind are read', async () => {
  const client = visitor()
  expect((await client.get('cms.Index/init')).data.config.right_sidebar).toEqual(expect.any(Array))
  const { newPublishContent, coverChannel } = (await client.get('cms.Index/index')).data
  expect([newPublishContent.length > 0, coverChannel.length > 0]).toEqual([true, true])
  expect((await client.get('cms.Index/getNewPublish', { page: 2 })).data.newPublishContent).toEqual(
    expect.any(Array),
  )
  const asked = { order: 'weigh', sort: 'desc', page: 1, limit: 16, filter: {}, template: '' }
  const none = { tag: '', channel: '', user: '', keywords: '' }
  const { id, channel_id: channel } = newPublishContent[0]
  const { content, comments } = (await client.get('cms.Content/info', { id, template: '' })).data
  expect([content.id, typeof comments.total]).toEqual([id, 'number'])
  const selects = { quick_search: '', initValue: [], limit: 10, page: 1, uuid: crypto.randomUUID() }
  const tag = (await client.get('cms.Index/tags', selects)).data.list[0].id
  for (const kind of [{ channel }, { keywords: 'a' }, { tag }]) {
    const articles = await client.get('cms.Index/articleList', { ...none, ...kind, ...asked })
    expect(said(articles), Object.keys(kind)[0]).toEqual(good(''))
  }
  expect((await client.get('cms.Index/search')).data.hotKeywords[0]).toMatchObject({ rank: 1 })
  expect((await client.get('cms.Index/channel', selects)).data.list.length).toBeGreaterThan(0)
  expect((await client.get('cms.User/agreement', { type: 'terms' })).data.content).toMatch(/\w/)
})

test('A member likes, collects and comments, and finds the results', async () => {
  const client = await member('pacificusd')
  const { id } = (await client.get('cms.Index/index')).data.newPublishContent[0]
  expect([0, 1]).toContain((await client.post('cms.Content/like', { id })).code)
  const { collected } = (await client.post('cms.Content/collect', { id })).data
  expect(typeof collected).toBe('boolean')
  const comment = await client.post('cms.Content/comment', { id, content: '<p>Well said.</p>', atUser: [] })
  expect(said(comment)).toMatchObject({ code: 1 })
  expect((await client.get('cms.Content/loadComments', { id, page: 1 })).data.per_page).toBe(15)
  for (const type of ['view', 'like', 'collect'])
    expect((await client.get('cms.User/operateRecord', { ...page, type })).data.total).toEqual(
      expect.any(Number),
    )
  for (const path of ['content', 'order'])
    expect((await client.get(`cms.User/${path}`, page)).data.list).toEqual(expect.any(Array))
  const [own] = (await client.get('cms.User/comment', page)).data.list
  expect(own).toMatchObject({ content_id: id, content: expect.stringContaining('Well said.') })
  expect((await client.get('cms.User/delComment', { id: own.id })).code).toBe(1)
})

test('An article is contributed with every field of the form', async () => {
  const client = await member('pacificusd')
  const { channel } = (await client.get('cms.User/contributeChannel')).data
  const channel_id =
    channel.find((one: { frontend_contribute: number }) => one.frontend_contribute)?.id ?? channel[0].id
  const asked = await client.get('cms.User/contribute', { id: 0, channel_id })
  const form = {
    id: 0,
    channel_id,
    channel_ids: [],
    title: 'A day in Bagan',
    title_style: { color: '#000000', bold: false },
    flag: ['new'],
    images: [],
    seotitle: '',
    keywords: '',
    description: '',
    tags: [],
    price: 0,
    currency: 'RMB',
    content: '<p>It begins before sunrise.</p>',
    publish_time: null,
    allow_visit_groups: 'all',
  }
  const saved = await client.post('cms.User/contribute', form)
  expect([said(asked).code, said(saved)]).toEqual([1, expect.objectContaining({ code: 1 })])
  const [{ id }] = (await client.get('cms.User/content', page)).data.list
  expect((await client.get('cms.User/contentStatistics', { id })).data.info.sales).toBe(0)
  expect((await client.get('cms.User/buyLog', { id, ...page })).data.total).toBe(0)
  expect((await client.get('cms.User/delContent', { id })).code).toBe(1)
  expect((await client.get('cms.User/contentStatistics', { id })).code).toBe(0)
})

test('A link to another site is proposed', async () => {
  const client = visitor()
  const form = {
    title: 'Lake hotels',
    link: 'https://lake.example',
    logo: '',
    contact: 'Ma Hla',
    remark: '',
  }
  const answer = await client.post('cms.Index/applyFriendlyLink', { ...form, ...(await client.solve()) })
  expect(said(answer)).toMatchObject({ code: 1 })
})

test('A tip is paid from the balance, which is smaller on the next read; paying by phone is polled', async () => {
  const client = await member('goldenland')
  const articles = (await client.get('cms.Index/index')).data.newPublishContent
  const { list: own } = (await client.get('cms.User/content', { page: 1, limit: 50 })).data
  const isOwn = (id: number) => own.some((each: { id: number }) => each.id === id)
  const object = articles.find((each: { id: number }) => !isOwn(each.id)).id
  const reward = { project: 'admire', object, amount: 2.5, remark: '' }
  const paid = await client.get('cms.Pay/create', { ...reward, type: 'balance' })
  expect(paid).toMatchObject({ code: 1, data: { info: { project: 'admire', type: 'balance' } } })
  const { userInfo } = (await client.get('index/index', { requiredLogin: 1 })).data
  expect(Number(userInfo.money)).toBeCloseTo(Number(client.user.money) - 2.5, 2)
  const open = (await client.get('cms.Pay/create', { ...reward, type: 'wx' })).data
  expect(open.pay.code_url).toMatch(/./)
  expect((await client.get('cms.Pay/check', { id: open.info.id })).code).toBe(0)
})
