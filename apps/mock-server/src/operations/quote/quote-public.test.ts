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

const seconds = () => Math.floor(member.world.clock.now() / 1000)

/** A quote of one rate of the hotel, sent; answers its token. */
async function sentQuote(hotel_id: string, show = { price: true, policy: true }): Promise<string> {
  const { rate_key } = await findRate(member, { hotel_id })
  const body = {
    title: 'Two nights in Yangon',
    customer: { name: 'Li Na', contact: '' },
    expire_time: seconds() + 3 * 86_400,
    show,
    options: [{ rate_key, sell_price: { amount: '2000.00', currency: 'CNY' } }],
  }
  const { id } = (await member.post('/api/quote/save', body)).data.quote
  const { public_url } = (await member.post('/api/quote/publish', { id, action: 'send' })).data
  return public_url.slice('/quote/'.length)
}
const look = async (token: string) => (await customer.get('/api/quote/public', { token })).data.quote

describe('the customer’s page of a quote', () => {
  test('Names the company as its vouchers do, or by its account if it has no name there', async () => {
    const token = await sentQuote('1001')
    expect((await look(token)).company).toMatchObject({
      name: 'Golden Land Travel',
      logo: '/media/company/1/1.svg',
      phone: expect.stringMatching(/^\+/),
    })
    const { voucher_setting } = member.world.tables
    const setting = voucher_setting.get('1')
    if (!setting) throw new Error('The company has a setting.')
    voucher_setting.put({ ...setting, company_name: { en: '', 'zh-cn': '' }, logo: null, company_phone: '' })
    expect((await look(token)).company).toMatchObject({ name: 'Golden Land Travel', logo: null, phone: '' })
  })

  test('A quote without prices shows none in its terms', async () => {
    const [priced] = (await look(await sentQuote('1001'))).options
    expect(priced.policy.en).toMatch(/CNY [\d,]+\.\d\d/)
    const [option] = (await look(await sentQuote('1001', { price: false, policy: true }))).options
    expect(option.sell_price).toBeNull()
    expect(option.policy.en).toContain('No-show: the full stay is charged.')
    expect(JSON.stringify(option.policy)).not.toMatch(/\d\.\d\d/)
  })

  test('A percentage paid at the hotel does not tell the price that it is taken of', async () => {
    const [option] = (await look(await sentQuote('1110'))).options
    const fee = option.lines.find((line: string) => line.includes('%'))
    expect(fee).toMatch(/% of the room price = CNY [\d.,]+$/)
  })

  test('Shows pictures, stars and location of a hotel', async () => {
    const [option] = (await look(await sentQuote('1001'))).options
    const hotel = member.world.catalogue.hotel('1001')
    expect(option.images).toEqual(hotel?.images.slice(0, 4))
    expect(option.hotel).toEqual({
      name_local: hotel?.name_local,
      star: hotel?.star,
      address: hotel?.address.en,
      address_local: hotel?.address_local,
      lat: hotel?.lat,
      lng: hotel?.lng,
    })
  })

  test('Checks its options when it is opened: keeps the promised price and shows changes', async () => {
    const token = await sentQuote('1002')
    const [opened] = (await look(token)).options
    expect(opened).toMatchObject({
      last_outcome: 'price_changed',
      last_checked_time: seconds(),
      sell_price: { amount: '2000.00' },
    })
  })

  test('Is not checked again when reopened at once, but later, and never after it has expired', async () => {
    const token = await sentQuote('1001')
    const checked = async () => (await look(token)).options[0].last_checked_time
    const first = await checked()
    member.world.clock.advance(4000)
    expect(await checked()).toBe(first)
    member.world.clock.advance(1000)
    expect(await checked()).toBe(first + 5)
    member.world.clock.advance(4 * 86_400_000)
    expect(await checked()).toBe(first + 5)
  })
})
