import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mediaFor } from '../../media/media.ts'
import { program } from '../../program.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import { channelRows } from '../../world/seed/content/channels.ts'

/** They exist for one property each, not for their pictures. */
const specialArticleIds = new Set(['1191', '1192', '1193'])

let visitor: RealMock
beforeEach(() => {
  visitor = realMock(null)
})
afterEach(() => expectCleanWorld(visitor))

const asMember = (persona: string) =>
  caller(visitor.mock, visitor.world, program.openSession(visitor.world, persona)?.token ?? null)
const list = async (query: object, language: 'en' | 'zh-cn' = 'en') =>
  (await visitor.get('/api/cms.Index/articleList', query, language)).data
const rows = (data: { list: { id: number }[] }) => data.list.map(({ id }) => id)

describe('the content section', () => {
  test('R7.40 The seed has enough channels, articles, pages and comments for several pages', () => {
    const { cms_article, cms_comment } = visitor.world.tables
    expect(channelRows.length).toBeGreaterThanOrEqual(6)
    expect(cms_article.where(({ status }) => status === 'normal').length).toBeGreaterThanOrEqual(80)
    expect(cms_comment.size).toBeGreaterThanOrEqual(300)
  })

  test('No two articles of the editors share a title, in either language', () => {
    const titles = visitor.world.tables.cms_article.all().map(({ title }) => title)
    expect(new Set(titles.map(({ en }) => en)).size).toBe(titles.length)
    expect(new Set(titles.map((title) => title['zh-cn'])).size).toBe(titles.length)
    for (const { en } of titles) expect(en).not.toMatch(/[{}]/)
  })

  test('Every article of the editors has existing pictures, and those in its text have descriptions in its language', () => {
    const written = visitor.world.tables.cms_article.where(
      ({ author_id, id }) => author_id > 900 && !specialArticleIds.has(id),
    )
    for (const { content, images, template } of written) {
      expect(images.length).toBeGreaterThan(0)
      for (const image of images) expect(mediaFor(image)).toMatch(/^<svg/)
      for (const language of ['en', 'zh-cn'] as const) {
        const pictures = [
          ...content[language].matchAll(/<img src="([^"]+)" alt="([^"]+)" width="480" height="320">/g),
        ]
        expect(pictures.map(([, source]) => source)).toEqual(
          template === 'carousel' ? [] : images.slice(0, 2),
        )
        for (const [, , alt = ''] of pictures) expect(/[\u4e00-\u9fff]/.test(alt)).toBe(language === 'zh-cn')
      }
    }
  })

  test('R7.40 The home page shows blocks, the newest articles and the channels that it leads to', async () => {
    const { data } = await visitor.get('/api/cms.Index/index')
    expect(data.newPublishContent).toHaveLength(16)
    expect(data.coverChannel).toHaveLength(5)
    expect(data.indexCarousel.length).toBeGreaterThan(1)
    const times = data.newPublishContent.map((row: { publish_time: number }) => row.publish_time)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    const more = await visitor.get('/api/cms.Index/getNewPublish', { page: 2 })
    expect(more.data.newPublishContent[0].publish_time).toBeLessThanOrEqual(times[15])
    const end = await visitor.get('/api/cms.Index/getNewPublish', { page: 40 })
    expect(end.data.newPublishContent).toEqual([])
  })

  test('The settings name the sidebar and the sites that staff have approved', async () => {
    const { data } = await visitor.get('/api/cms.Index/init', {}, 'zh-cn')
    expect(data.config.right_sidebar.map((block: { type: string }) => block.type)).toEqual([
      'recommendContent',
      'ad',
      'tags',
    ])
    expect(data.config.friendly_link).toHaveLength(3)
  })

  test('Lists in pages that do not overlap, in either direction', async () => {
    const first = await list({ channel: 2, order: 'views', limit: 5 })
    const second = await list({ channel: 2, order: 'views', limit: 5, page: 2 })
    expect(first.total).toBeGreaterThan(10)
    expect(rows(first).filter((id) => rows(second).includes(id))).toEqual([])
    const views = first.list.map((row: { views: number }) => row.views)
    expect(views).toEqual([...views].sort((a, b) => b - a))
    const turned = await list({ channel: 2, order: 'views', sort: 'asc', limit: 100 })
    expect(rows(turned).reverse().slice(0, 5)).toEqual(rows(first))
  })

  test('R9.11 The channel page supports every sort order, and recommended articles come first on request', async () => {
    for (const order of ['weigh', 'recommend', 'hot', 'views', 'price', 'publish_time']) {
      expect((await list({ channel: 11, order })).total).toBeGreaterThan(8)
    }
    const { list: found } = await list({ channel: 7, order: 'recommend', limit: 50 })
    const marks = found.map((row: { flag: string[] }) => row.flag.includes('recommend'))
    expect(marks.lastIndexOf(true)).toBe(marks.filter(Boolean).length - 1)
  })

  test('R2.09 A cover channel has sections of at most seven articles; a list channel filters by its own fields', async () => {
    const cover = await list({ channel: 6 })
    expect(cover.content.map((section: { info: { id: number } }) => section.info.id)).toEqual([7, 8, 9])
    for (const { contentList } of cover.content) expect(contentList.length).toBeLessThanOrEqual(7)
    const all = await list({ channel: 7, limit: 100 })
    expect(all.filterConfig.map((field: { name: string }) => field.name)).toEqual(['season', 'style'])
    const cool = await list({ channel: 7, limit: 100, filter: JSON.stringify({ season: 'cool' }) })
    expect(cool.total).toBeGreaterThan(0)
    expect(cool.total).toBeLessThan(all.total)
    const strange = await visitor.get('/api/cms.Index/articleList', {
      channel: 7,
      filter: '{"colour":"red"}',
    })
    expect(strange.data).toMatchObject({
      error_key: 'VALIDATION',
      fields: { filter: ['There is no such filter'] },
    })
  })

  test('R2.12 A search finds articles in either language, is counted, and becomes a popular search', async () => {
    const found = await list({ keywords: 'mandalay' })
    expect(found.total).toBeGreaterThan(0)
    expect(await list({ keywords: '曼德勒' })).toMatchObject({ total: found.total })
    // One slip is forgiven, also among several words.
    expect(await list({ keywords: 'mandalai' })).toMatchObject({ total: found.total })
    const boats = await list({ keywords: 'mandalay boat' })
    expect(await list({ keywords: 'mandlay boat' })).toMatchObject({ total: boats.total })
    const hot = async () => (await visitor.get('/api/cms.Index/search')).data.hotKeywords
    const before = (await hot()).find((row: { search: string }) => row.search === 'Mandalay')
    await list({ keywords: ' MANDALAY ' })
    const after = (await hot()).find((row: { search: string }) => row.search === 'Mandalay')
    expect(after.count).toBe(before.count + 1)
    expect((await hot()).map((row: { rank: number }) => row.rank)).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 1),
    )
  })

  test('Needs a channel, tag, user or keywords, and refuses unknown ones', async () => {
    expect(await list({ tag: 1 })).toMatchObject({ info: { type: 'tag', name: 'Visa' } })
    expect(await list({ user: 902 }, 'zh-cn')).toMatchObject({ info: { type: 'user', name: '妮拉盛' } })
    for (const query of [{ channel: 99 }, { tag: 999 }, { user: 102 }]) {
      expect(await list(query)).toMatchObject({ error_key: 'NOT_FOUND' })
    }
    expect(await list({})).toMatchObject({ error_key: 'VALIDATION', fields: { channel: expect.anything() } })
    const twice = await list({ channel: 2, tag: 1 }, 'zh-cn')
    expect(twice.fields.keywords[0]).toContain('须且仅能')
  })

  test('A channel for members asks a visitor to sign in, and its articles appear in no other list', async () => {
    const answer = await visitor.get('/api/cms.Index/articleList', { channel: 13 })
    expect(answer).toMatchObject({ code: 303 })
    const member = asMember('goldenland')
    expect((await member.get('/api/cms.Index/articleList', { channel: 13 })).data.total).toBe(6)
    const seen = await list({ tag: 15, limit: 100 })
    expect(seen.list.some((row: { channel_id: number }) => row.channel_id === 13)).toBe(false)
  })

  test('R2.11 Everybody reads pages and agreements, in both languages', async () => {
    const { data } = await visitor.get('/api/cms.Page/info', { id: 2 })
    const terms = await visitor.get('/api/cms.User/agreement', { type: 'terms' })
    expect(terms.data.content).toBe(data.page.content)
    expect((await visitor.get('/api/cms.Page/info', { id: 2 }, 'zh-cn')).data.page.title).toBe('服务条款')
    expect((await visitor.get('/api/cms.Page/info', { id: 99 })).data.error_key).toBe('NOT_FOUND')
  })

  test('The options for tags and channels match both languages and keep the chosen ones', async () => {
    const tags = await visitor.get('/api/cms.Index/tags', { quickSearch: '签', initValue: ['7'] })
    expect(tags.data.list.map((tag: { id: number }) => tag.id)).toEqual([7, 1])
    const channels = await visitor.get('/api/cms.Index/channel', { quickSearch: 'myan' })
    expect(channels.data).toMatchObject({ total: 1, list: [{ id: 7, pid: 6, name: 'Myanmar' }] })
  })

  test('Requesting a link needs the captcha, stays for staff to read, and is refused the second time on a day', async () => {
    const ask = async (nth: number) => {
      const captchaId = `friendly-${nth}`
      await visitor.get('/api/common/clickCaptcha', { id: captchaId })
      const captcha = visitor.world.tables.captcha.get(captchaId)
      const points = (captcha?.targets ?? []).map(
        ({ x, y, width, height }) => `${x + width / 2},${y + height / 2}`,
      )
      const captchaInfo = `${points.join('-')};${captcha?.width};${captcha?.height}`
      const form = { title: 'Hill Cars', link: 'https://hillcars.example', contact: 'a@hillcars.example' }
      return visitor.post('/api/cms.Index/applyFriendlyLink', { ...form, captchaId, captchaInfo })
    }
    expect(await ask(1)).toMatchObject({ code: 1, data: {} })
    expect(await ask(2)).toMatchObject({ data: { error_key: 'RATE_LIMITED', retry_after: 86_400 } })
    expect(visitor.world.tables.cms_friendly_link.all().at(-1)).toMatchObject({ status: 'pending_trial' })
    const wrong = await visitor.post('/api/cms.Index/applyFriendlyLink', {
      title: 'X',
      link: 'https://x.example',
      contact: 'x',
      captchaId: 'friendly-3',
      captchaInfo: '1,1;350;200',
    })
    expect(wrong.data.error_key).toBe('CAPTCHA_WRONG')
  })
})
