import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectCleanWorld, findRate } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock
let customer: RealMock
beforeEach(() => {
  member = realMock('goldenland')
  customer = caller(member.mock, member.world, null)
})
afterEach(() => expectCleanWorld(member))

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const head = () => ({
  title: 'Two nights in Yangon',
  customer: { name: 'Li Na', contact: '' },
  expire_time: Math.floor(member.world.clock.now() / 1000) + 3 * 86_400,
  show: { price: true, policy: true },
})

/** A quote of two hotels that its customer has opened. */
async function openedQuote() {
  const rates = await Promise.all(['1001', '1010'].map((hotel_id) => findRate(member, { hotel_id })))
  const options = rates.map(({ rate_key }) => ({ rate_key, sell_price: cny('2000.00') }))
  const { id } = (await member.post('/api/quote/save', { ...head(), options })).data.quote
  const { public_url } = (await member.post('/api/quote/publish', { id, action: 'send' })).data
  const token = public_url.slice('/quote/'.length)
  const seen = (await customer.get('/api/quote/public', { token })).data.quote
  const [first, second] = seen.options.map((option: { id: string }) => option.id)
  const detail = async () => (await member.get('/api/quote/detail', { id })).data.quote
  const reprice = async (amount: string) => {
    const { version, options: kept } = await detail()
    const priced = kept.map((option: { id: string }) => ({ id: option.id, sell_price: cny(amount) }))
    return member.post('/api/quote/save', { ...head(), id, version, options: priced })
  }
  const choose = (body: object, language?: 'zh-cn') =>
    customer.post(
      '/api/quote/choose',
      { token, version: seen.version, option_ids: [first], ...body },
      language,
    )
  return { id, token, seen, first, second, detail, reprice, choose }
}
const notices = () => member.world.tables.notification.where(({ kind }) => kind === 'quote_chosen').length

describe('a customer’s choice applies to the quote that they saw', () => {
  test('Refuses a price that rose after the page was opened, names the field and returns the current price', async () => {
    const { detail, reprice, choose, token } = await openedQuote()
    await reprice('2600.00')
    const refused = await choose({})
    expect(refused).toMatchObject({
      code: 0,
      data: {
        error_key: 'VERSION_CONFLICT',
        fields: { version: ['The quote has changed since it was opened'] },
        fresh: { public_quote: { options: [{ sell_price: cny('2600.00') }, {}] } },
      },
    })
    expect(JSON.stringify(refused.data)).not.toMatch(/settlement|markup/)
    expect((await choose({}, 'zh-cn')).data.fields).toEqual({ version: ['报价在您打开之后有更新'] })
    expect(await detail()).toMatchObject({ status: 'viewed', chosen_option_ids: [] })
    const now = (await customer.get('/api/quote/public', { token })).data.quote
    expect((await choose({ version: now.version })).code).toBe(1)
    expect((await detail()).status).toBe('chosen')
  })

  test('Of two customers who choose at once, the second sees the choice of the first', async () => {
    const { detail, choose, first, second } = await openedQuote()
    expect((await choose({})).code).toBe(1)
    const refused = await choose({ option_ids: [second] })
    expect(refused.data.fresh.public_quote.chosen_option_ids).toEqual([first])
    expect((await detail()).chosen_option_ids).toEqual([first])
  })

  test('A choice sent again after a lost answer has no second effect, unless something else has changed', async () => {
    const { detail, reprice, choose } = await openedQuote()
    const before = notices()
    expect((await choose({ message: 'A quiet room' })).code).toBe(1)
    const { version } = await detail()
    expect((await choose({ message: 'A quiet room' })).code).toBe(1)
    expect(notices()).toBe(before + 1)
    expect((await detail()).version).toBe(version)
    expect((await choose({ message: 'Another room' })).data.error_key).toBe('VERSION_CONFLICT')
    await reprice('2000.00')
    expect((await choose({ message: 'A quiet room' })).data.error_key).toBe('VERSION_CONFLICT')
  })

  test('A choice must name its version', async () => {
    const { choose } = await openedQuote()
    expect((await choose({ version: undefined })).data.fields).toEqual({ version: ['Required'] })
  })
})
