import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { bookErrors, caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import type { PersonaName } from '../../world/personas.ts'
import type { MemberRecord } from '../../world/tables.ts'
import { movePoints, pointsOf } from '../account/balances.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const as = (persona: PersonaName) =>
  caller(member.mock, member.world, program.openSession(member.world, persona)?.token ?? null)
const recordOf = (id: string) => member.world.tables.member.get(id) as MemberRecord
/** The booker may pay for content from the balance, within these terms. */
const bookerWith = (terms: Partial<MemberRecord>) => {
  const booker = recordOf('102')
  member.world.tables.member.put({ ...booker, nodes: [...booker.nodes, 'content/pay'], ...terms })
}
const pay = (query: object, who = member) => who.get('/api/cms.Pay/create', query)
const balance = async (who = member) =>
  Number((await who.get('/api/wallet/summary')).data.wallet.balance.amount)

/** Unpaid articles: one priced in renminbi, one in points. */
const unpaid = (currency: 'RMB' | 'integral') => {
  const { cms_article, cms_payment } = member.world.tables
  const article = cms_article.where(
    (row) =>
      row.currency === currency &&
      row.price > 0 &&
      row.status === 'normal' &&
      row.author_id > 900 &&
      cms_payment.where(({ article_id }) => article_id === row.id).length === 0,
  )[0]
  if (!article) throw new Error(`Nothing is for sale in ${currency}`)
  return { object: Number(article.id), price: article.price }
}

describe('paying for an article', () => {
  test('R2.34 A payment from the balance takes effect at once, appears in the ledger and opens the text', async () => {
    const { object, price } = unpaid('RMB')
    const before = await balance()
    const { data } = await pay({ project: 'content', object, type: 'balance' })
    expect(data).toMatchObject({ info: { paid: true, amount: price, type: 'balance' }, pay: null })
    expect(data.info.sn).toMatch(/^20261121\d{16}$/)
    expect(await balance()).toBeCloseTo(before - price, 2)
    const { list } = (await member.get('/api/wallet/ledger', { limit: 1 })).data
    expect(list).toMatchObject([{ type: 'content_payment', type_text: 'Content payment', booking_id: null }])
    expect(bookErrors(member.world)).toEqual([])
    const { data: read } = await member.get('/api/cms.Content/info', { id: object })
    expect(read.content).toMatchObject({ paid: true, price: 0 })
    expect(read.content.content).not.toBe('')
    const { data: orders } = await member.get('/api/cms.User/order')
    expect(orders.list[0]).toMatchObject({ object_id: object, amount: price })
    expect((await pay({ project: 'content', object, type: 'balance' })).data).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      reason_key: 'NOTHING_TO_PAY',
    })
  })

  test('A company in USD pays the same price in its own currency', async () => {
    const pacific = as('pacificusd')
    const { object, price } = unpaid('RMB')
    const before = await balance(pacific)
    await pay({ project: 'content', object, type: 'balance' }, pacific)
    expect(before - (await balance(pacific))).toBeCloseTo(price / 7.1, 2)
    expect(bookErrors(member.world)).toEqual([])
  })

  test('Paying by phone shows a code, which stays the same and is paid after a while', async () => {
    const { object } = unpaid('RMB')
    const { data } = await pay({ project: 'content', object, type: 'wx' })
    expect(data.pay.code_url).toContain(data.info.sn)
    const { id } = data.info
    expect((await pay({ project: 'content', object, type: 'wx' })).data.info.id).toBe(id)
    const check = () => member.get('/api/cms.Pay/check', { id })
    expect((await check()).data.error_key).toBe('PAYMENT_OPEN')
    member.world.clock.advance(9000)
    expect((await check()).data.info).toMatchObject({ paid: true, object })
    expect((await as('jadecredit').get('/api/cms.Pay/check', { id })).data.error_key).toBe('NOT_FOUND')
  })

  test('R2.34 An article is paid for once: another way to pay voids the code that was open', async () => {
    const { object, price } = unpaid('RMB')
    const before = await balance()
    const codes: number[] = []
    for (const type of ['wx', 'alipay'])
      codes.push((await pay({ project: 'content', object, type })).data.info.id)
    expect((await pay({ project: 'content', object, type: 'balance' })).data.info.paid).toBe(true)
    member.world.clock.advance(9000)
    for (const id of codes)
      expect((await member.get('/api/cms.Pay/check', { id })).data.error_key).toBe('NOT_FOUND')
    const { list } = (await member.get('/api/cms.User/order')).data
    const bought = list.filter((one: { object_id: number }) => one.object_id === object)
    expect(bought).toMatchObject([{ amount: price }])
    expect(before - (await balance())).toBeCloseTo(price, 2)
    expect(bookErrors(member.world)).toEqual([])
  })

  test('Points pay only for articles priced in points, and only if the member has enough', async () => {
    const { object, price } = unpaid('integral')
    expect((await pay({ project: 'content', object, type: 'balance' })).data.reason_key).toBe(
      'CHANNEL_NOT_ALLOWED',
    )
    const leaf = as('newleaf_viewer')
    const much = { project: 'admire', object, type: 'score', amount: 5000 }
    expect((await pay(much, leaf)).data.reason_key).toBe('POINTS_SHORT')
    movePoints(member.world, recordOf('101'), price, { en: 'Gift', 'zh-cn': '赠送' })
    const before = pointsOf(member.world, recordOf('101'))
    expect((await pay({ project: 'content', object, type: 'score' })).data.info.paid).toBe(true)
    expect(pointsOf(member.world, recordOf('101'))).toBe(before - price)
  })

  test('Refuses a member without the permission, also one who may pay orders, and a balance that is too small', async () => {
    const { object } = unpaid('RMB')
    const request = { project: 'admire', object, type: 'balance', amount: 400 }
    expect((await pay(request, as('golden_viewer'))).data.reason_key).toBe('NO_PERMISSION')
    expect((await pay(request, as('golden_booker'))).data.reason_key).toBe('NO_PERMISSION')
    expect((await pay(request, as('newleaf'))).data.error_key).toBe('BALANCE_SHORT')
  })

  test('An account that may pay only on credit cannot pay for an article from the balance', async () => {
    const { object } = unpaid('RMB')
    bookerWith({ channels: ['credit'] })
    const request = { project: 'content', object, type: 'balance' }
    expect((await pay(request, as('golden_booker'))).data).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      reason_key: 'CHANNEL_NOT_ALLOWED',
    })
  })

  test('Payments for content count in the monthly use of an account, like its orders', async () => {
    const { object } = unpaid('RMB')
    const used = async () => {
      const { list } = (await member.get('/api/subaccount/index', { keyword: 'golden_booker' })).data
      return Number(list[0].used_this_month.amount)
    }
    const before = await used()
    bookerWith({ limit_per_month: (before + 30).toFixed(2) })
    const reward = { project: 'admire', object, type: 'balance', amount: 20 }
    expect((await pay(reward, as('golden_booker'))).code).toBe(1)
    expect(await used()).toBeCloseTo(before + 20, 2)
    expect((await pay(reward, as('golden_booker'))).data.reason_key).toBe('SUBACCOUNT_LIMIT')
    expect((await pay({ ...reward, amount: 10 }, as('golden_booker'))).code).toBe(1)
    expect(bookErrors(member.world)).toEqual([])
  })

  test('An account cannot pay from the balance for an article above its limit', async () => {
    const { object, price } = unpaid('RMB')
    bookerWith({ limit_per_order: (price - 0.01).toFixed(2) })
    const request = { project: 'content', object, type: 'balance' }
    expect((await pay(request, as('golden_booker'))).data).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      reason_key: 'SUBACCOUNT_LIMIT',
    })
    bookerWith({ limit_per_order: price.toFixed(2) })
    expect((await pay(request, as('golden_booker'))).code).toBe(1)
  })

  test('A tip has an amount, in whole points or with two decimals', async () => {
    const request = { project: 'admire', object: 202 }
    expect((await pay({ ...request, type: 'balance' })).data).toMatchObject({
      fields: { amount: ['Required'] },
    })
    expect((await pay({ ...request, type: 'balance', amount: 1.005 })).data.fields.amount).toHaveLength(1)
    expect((await pay({ ...request, type: 'score', amount: 1.5 })).data.fields.amount).toEqual([
      'Points are whole numbers',
    ])
    expect((await pay({ ...request, type: 'balance', amount: 6.6 })).data.info).toMatchObject({ amount: 6.6 })
    const own = await pay({ ...request, object: 5001, type: 'balance', amount: 1 })
    expect(own.data.reason_key).toBe('NOTHING_TO_PAY')
    expect((await pay({ ...request, object: 999_999, type: 'wx', amount: 1 })).data.error_key).toBe(
      'NOT_FOUND',
    )
  })
})

describe('what a member has done in the content section', () => {
  test('R2.31 Lists what was read, liked and collected, newest first, in pages', async () => {
    const records = async (query: object) => (await member.get('/api/cms.User/operateRecord', query)).data
    const first = await records({ type: 'collect' })
    const second = await records({ type: 'collect', page: 2 })
    expect(first.total).toBe(14)
    expect(first.list).toHaveLength(10)
    expect(second.list).toHaveLength(4)
    await member.get('/api/cms.Content/info', { id: 202 })
    expect((await records({ type: 'view', limit: 1 })).list[0]).toMatchObject({
      id: 202,
      name: 'Visa and Entry',
    })
    expect((await as('newleaf').get('/api/cms.User/operateRecord', { type: 'view' })).data.total).toBe(0)
  })

  test('R2.32 Lists one’s own comments in every status, without removed ones', async () => {
    const comments = async () => (await member.get('/api/cms.User/comment', { limit: 100 })).data
    const before = await comments()
    expect(new Set(before.list.map((row: { status: string }) => row.status))).toEqual(
      new Set(['normal', 'unaudited', 'refused']),
    )
    await member.get('/api/cms.User/delComment', { id: before.list[0].id })
    expect((await comments()).total).toBe(before.total - 1)
  })
})
