import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock
let visitor: RealMock
beforeEach(() => {
  member = realMock('goldenland')
  visitor = caller(member.mock, member.world, null)
})
afterEach(() => expectCleanWorld(member))

const read = async (id: number, who = member, language: 'en' | 'zh-cn' = 'en') =>
  (await who.get('/api/cms.Content/info', { id }, language)).data
const free = 202
/** Priced in renminbi, in points, and one that opens its files after a comment. */
const article = 1002
const pointsArticle = 1003
const afterComment = 1004

describe('an article', () => {
  test('R2.10 A visitor reads it with its breadcrumbs, neighbours and comments, and each visit counts', async () => {
    const newest = { channel: 4, order: 'publish_time', limit: 2 }
    const { data } = await visitor.get('/api/cms.Index/articleList', newest)
    const { id } = data.list[1]
    const first = await read(id, visitor)
    expect(first.breadCrumbs).toMatchObject([
      { id: '1', type: 'channel' },
      { id: '4', name: 'Hotel Trade' },
    ])
    expect(first.content).toMatchObject({
      id,
      paid: true,
      likeed: false,
      author: { gender: expect.any(Number) },
    })
    expect(first.hotContent).toHaveLength(4)
    const next = await read(first.nextArticle.id, visitor)
    expect(next.prevArticle.id).toBe(id)
    expect((await read(id, visitor)).content.views).toBe(first.content.views + 1)
    expect((await read(id, visitor, 'zh-cn')).content.title).not.toBe(first.content.title)
  })

  test('Answers NOT_FOUND for unpublished articles, and asks a visitor to sign in for those of members', async () => {
    for (const id of [999_999, 1193, 5004])
      expect(await read(id, visitor)).toMatchObject({ error_key: 'NOT_FOUND' })
    expect(await visitor.get('/api/cms.Content/info', { id: 204 })).toMatchObject({ code: 303 })
    expect((await read(204)).content.id).toBe(204)
  })

  test('Returns the article of the old site as it was, for the portal to clean', async () => {
    const { content } = await read(1191)
    expect(content.content).toContain('<script>')
    expect(content.content).toContain('onerror=')
  })

  test('Withholds the text and files of a priced article until it is paid', async () => {
    const { content } = await read(article)
    expect(content).toMatchObject({ paid: false, content: '', downloads: [], currency: 'RMB' })
    expect(content.price).toBeGreaterThan(0)
    expect((await read(article, visitor)).content.content).toBe('')
    expect((await read(pointsArticle)).content).toMatchObject({ currency: 'integral', paid: false })
  })

  test('A comment opens the files that are reserved for commenters', async () => {
    expect((await read(afterComment)).content).toMatchObject({
      download_after_comment: 'enable',
      downloads: [],
      commented: false,
    })
    await member.post('/api/cms.Content/comment', { id: afterComment, content: 'Thanks' })
    const { content } = await read(afterComment)
    expect(content).toMatchObject({ commented: true })
    expect(content.downloads).toHaveLength(2)
  })

  test('A like counts once; collecting again removes the article from the collection', async () => {
    const { id } = member.world.tables.cms_article.where(
      (row) => row.channel_id === 3 && !member.world.tables.cms_reading.get(`101/like/${row.id}`),
    )[0] as { id: string }
    const before = (await read(Number(id))).content
    const body = { id: Number(id) }
    expect(await member.post('/api/cms.Content/like', body)).toMatchObject({ code: 1 })
    expect(await member.post('/api/cms.Content/like', body)).toMatchObject({
      data: { error_key: 'ALREADY_LIKED' },
    })
    const after = (await read(Number(id))).content
    expect(after).toMatchObject({ likes: before.likes + 1, likeed: true })
    const turn = async () => (await member.post('/api/cms.Content/collect', body)).data.collected
    expect([await turn(), await turn()]).toEqual([!before.collected, before.collected])
    expect((await visitor.post('/api/cms.Content/like', body)).code).toBe(303)
  })
})

describe('comments', () => {
  const say = (content: string, more: object = {}, who = member) =>
    who.post('/api/cms.Content/comment', { id: free, content, ...more })
  const shown = async () => (await member.get('/api/cms.Content/loadComments', { id: free })).data.data

  test('Lists fifteen per page, newest first', async () => {
    const page = async (number: number) =>
      (await member.get('/api/cms.Content/loadComments', { id: 201, page: number })).data
    const first = await page(1)
    expect(first).toMatchObject({ per_page: 15, current_page: 1 })
    expect(first.data).toHaveLength(15)
    expect(first.last_page).toBe(Math.ceil(first.total / 15))
    expect((await page(first.last_page)).data).toHaveLength(first.total - 15 * (first.last_page - 1))
  })

  test('Shows a new comment at once, on top, as plain text, with the members it mentions', async () => {
    const { data } = await say('Is <b>this</b> true?\nAsking for a group.', { atUser: ['Old Map'] })
    expect(data.commentsReview).toBe('no')
    expect((await shown())[0]).toMatchObject({
      content: '<p><strong>@Old Map</strong> Is &lt;b&gt;this&lt;/b&gt; true?</p><p>Asking for a group.</p>',
      create_time: 'just now',
      user: { nickname: 'Chen Hui' },
    })
  })

  test('A comment with a link waits for staff, and staff can reject it', async () => {
    expect((await say('See https://example.com')).data.commentsReview).toBe('yes')
    expect((await shown()).some((row: { content: string }) => row.content.includes('example.com'))).toBe(
      false,
    )
    member.world.clock.advance(11_000)
    expect((await say('casino casino')).data.commentsReview).toBe('yes')
    member.world.clock.advance(600_000)
    expect((await shown())[0].content).toContain('https://example.com')
    const { data } = await member.get('/api/cms.User/comment', { limit: 2 })
    expect(data.list.map((row: { status: string }) => row.status)).toEqual(['refused', 'normal'])
  })

  test('Refuses a second comment within ten seconds and says how long to wait, even if the first was removed', async () => {
    const { data } = await say('First')
    await member.get('/api/cms.User/delComment', { id: data.comment.id })
    member.world.clock.advance(4000)
    expect((await say('Second')).data).toMatchObject({ error_key: 'RATE_LIMITED', retry_after: 6 })
    member.world.clock.advance(6000)
    expect((await say('Second')).code).toBe(1)
  })

  test('Refuses comments where they are closed, and comments of invisible characters alone', async () => {
    const closed = member.world.tables.cms_article.where(
      ({ comments, status }) => comments === 'disable' && status === 'normal',
    )[0]
    expect((await say('Hello', { id: Number(closed?.id) })).data.error_key).toBe('COMMENT_CLOSED')
    expect((await say('   ')).data).toMatchObject({
      error_key: 'VALIDATION',
      fields: { content: expect.anything() },
    })
    expect((await say('\u0000')).data).toMatchObject({ fields: { content: expect.anything() } })
  })

  test('A member cannot remove another member’s comment', async () => {
    const { data } = await say('Mine')
    const stranger = caller(
      member.mock,
      member.world,
      program.openSession(member.world, 'jadecredit')?.token ?? null,
    )
    const id = data.comment.id
    expect((await stranger.get('/api/cms.User/delComment', { id })).data.error_key).toBe('NOT_FOUND')
    expect((await member.get('/api/cms.User/delComment', { id })).code).toBe(1)
    expect((await member.get('/api/cms.User/delComment', { id })).data.error_key).toBe('NOT_FOUND')
  })
})
