import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectCleanWorld, findRate } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import { quoteTransfer } from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const day = 86_400_000
const cny = (amount: string) => ({ amount, currency: 'CNY' })

interface Saved {
  id: string
  version: number
  options: { id: string; sell_price: object; product: string }[]
}

async function hotelQuote(): Promise<Saved> {
  const { rate_key } = await findRate(member, { hotel_id: '1001' })
  const body = { ...head(), options: [{ rate_key, sell_price: cny('2000.00') }] }
  return (await member.post('/api/quote/save', body)).data.quote
}
const head = () => ({
  title: 'Two nights in Yangon',
  customer: { name: 'Li Na', contact: '' },
  expire_time: Math.floor(member.world.clock.now() / 1000) + 3 * 86_400,
  show: { price: true, policy: true },
})
/** What is saved to add a transfer to the options that are there. */
async function withTransfer({ id, version, options }: Saved) {
  const { quote_key } = (await quoteTransfer(member)).data
  const kept = options.map((option) => ({ id: option.id, sell_price: option.sell_price }))
  return { ...head(), id, version, options: [...kept, { quote_key, sell_price: cny('150.00') }] }
}
const publish = async (id: string, action = 'send') =>
  (await member.post('/api/quote/publish', { id, action })).data
const products = (quote: Saved) => quote.options.map(({ product }) => product)

describe('adding options to a saved quote', () => {
  test('The customer’s page shows them at once, and earlier choices stay', async () => {
    const first = await hotelQuote()
    const { public_url } = await publish(first.id)
    const token = public_url.split('/').at(-1)
    const customer = caller(member.mock, member.world, null)
    const look = async () => (await customer.get('/api/quote/public', { token })).data.quote
    const chosen = first.options.map(({ id }) => id)
    const { version } = await look()
    await customer.post('/api/quote/choose', { token, version, option_ids: chosen })
    const now = (await member.get('/api/quote/detail', { id: first.id })).data.quote
    const added = (await member.post('/api/quote/save', await withTransfer(now))).data.quote
    expect(added).toMatchObject({ status: 'chosen', chosen_option_ids: chosen })
    expect(added.options[0].id).toBe(first.options[0]?.id)
    const seen = await look()
    expect(products(seen)).toEqual(['hotel', 'airport'])
    expect(seen.options[1].sell_price).toEqual(cny('150.00'))
    const body = { token, version: seen.version, option_ids: [seen.options[1].id] }
    expect((await customer.post('/api/quote/choose', body)).code).toBe(1)
  })

  test('Does not overwrite changes that a colleague or the customer made meanwhile, and returns the current quote', async () => {
    const first = await hotelQuote()
    const body = await withTransfer(first)
    expect((await member.post('/api/quote/save', body)).code).toBe(1)
    const stale = await member.post('/api/quote/save', await withTransfer(first))
    expect(stale.data.error_key).toBe('VERSION_CONFLICT')
    expect(products(stale.data.fresh.quote)).toEqual(['hotel', 'airport'])
  })

  test('Refuses the same option twice, at its position', async () => {
    const first = await hotelQuote()
    const body = await withTransfer(first)
    const [kept, added] = body.options
    const refused = await member.post('/api/quote/save', { ...body, options: [kept, added, kept] })
    expect(refused.data.fields).toEqual({ 'options[2].id': ['Chosen twice'] })
  })

  test('Refuses the same rate twice at its key, even if the quote already has it or the key is newer', async () => {
    const twice = ['Chosen twice']
    const { rate_key } = await findRate(member, { hotel_id: '1001' })
    const [cheap, dear] = ['2000.00', '2500.00'].map((sell) => ({ rate_key, sell_price: cny(sell) }))
    const refused = await member.post('/api/quote/save', { ...head(), options: [cheap, dear] })
    expect(refused.data.fields).toEqual({ 'options[1].rate_key': twice })
    const { id, version, options } = (await member.post('/api/quote/save', { ...head(), options: [cheap] }))
      .data.quote as Saved
    member.world.clock.advance(60_000)
    const newer = await findRate(member, { hotel_id: '1001' })
    expect(newer.rate_key).not.toBe(rate_key)
    const kept = { id: options[0]?.id, sell_price: cny('2000.00') }
    const added = { rate_key: newer.rate_key, sell_price: cny('2500.00') }
    const body = { ...head(), id, version }
    const again = await member.post('/api/quote/save', { ...body, options: [kept, added] })
    expect(again.data.fields).toEqual({ 'options[1].rate_key': twice })
    // It replaces the removed option, so it is not a duplicate.
    expect((await member.post('/api/quote/save', { ...body, options: [added] })).code).toBe(1)
    const { quote_key } = (await quoteTransfer(member)).data
    const rides = [1, 2].map(() => ({ quote_key, sell_price: cny('150.00') }))
    const ridden = await member.post('/api/quote/save', { ...head(), options: rides })
    expect(ridden.data.fields).toEqual({ 'options[1].quote_key': twice })
  })

  test('The customer’s choice of an option does not carry over to the same option at another price', async () => {
    const first = await hotelQuote()
    const sent = await publish(first.id)
    const customer = caller(member.mock, member.world, null)
    const option_ids = first.options.map(({ id }) => id)
    const token = sent.public_url.split('/').at(-1)
    await customer.post('/api/quote/choose', { token, version: sent.quote.version, option_ids })
    const { version } = (await member.get('/api/quote/detail', { id: first.id })).data.quote
    const options = option_ids.map((id) => ({ id, sell_price: cny('9000.00') }))
    const raised = await member.post('/api/quote/save', { ...head(), id: first.id, version, options })
    expect(raised.data.quote).toMatchObject({ status: 'sent', chosen_option_ids: [] })
  })

  test('A revoked or expired quote takes no options, although it can still be changed', async () => {
    const revoked = await hotelQuote()
    await publish(revoked.id)
    const { quote } = await publish(revoked.id, 'revoke')
    const refused = await member.post('/api/quote/save', await withTransfer(quote))
    expect(refused.data).toMatchObject({ error_key: 'ACTION_NOT_ALLOWED', reason_key: 'WRONG_STATUS' })
    const expired = await hotelQuote()
    await publish(expired.id)
    member.world.clock.advance(4 * day)
    member = signedInAgain(member, 'goldenland')
    const late = (await member.get('/api/quote/detail', { id: expired.id })).data.quote
    expect(late.status).toBe('expired')
    const body = await withTransfer(late)
    expect((await member.post('/api/quote/save', body)).data.error_key).toBe('ACTION_NOT_ALLOWED')
    const prolonged = await member.post('/api/quote/save', { ...body, options: body.options.slice(0, 1) })
    expect(prolonged.data.quote.status).toBe('sent')
  })
})
