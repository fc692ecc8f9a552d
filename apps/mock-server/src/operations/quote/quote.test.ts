import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import fc from '../../testing/fast-check.ts'
import { bookingBody, expectCleanWorld, findRate } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import type { PersonaName } from '../../world/personas.ts'

let member: RealMock
let customer: RealMock
beforeEach(() => {
  member = realMock('goldenland')
  customer = caller(member.mock, member.world, null)
})
afterEach(() => expectCleanWorld(member))

const day = 86_400
const now = () => Math.floor(member.world.clock.now() / 1000)
const as = (persona: PersonaName) =>
  caller(member.mock, member.world, program.openSession(member.world, persona)?.token ?? null)
const cny = (amount: string) => ({ amount, currency: 'CNY' })

interface Entry {
  id?: string
  rate_key?: string
  sell_price: { amount: string; currency: string }
  note?: string
}
const body = (options: Entry[], more: object = {}) => ({
  title: 'Two nights in Yangon',
  customer: { name: 'Li Na', contact: 'li.na@example.com' },
  expire_time: now() + 3 * day,
  show: { price: true, policy: true },
  options,
  ...more,
})
const save = (quote: object, who = member) => who.post('/api/quote/save', quote)
const entry = async (hotel_id = '1001', amount = '2000.00'): Promise<Entry> => ({
  rate_key: (await findRate(member, { hotel_id })).rate_key,
  sell_price: cny(amount),
})
const draftQuote = async (more: object = {}) =>
  (await save(body([await entry('1001'), await entry('1010', '1800.00')], more))).data.quote
const publish = (id: string, action = 'send', more: object = {}) =>
  member.post('/api/quote/publish', { id, action, ...more })
const sentQuote = async (more: object = {}) => {
  const { id } = await draftQuote(more)
  const { public_url, quote } = (await publish(id)).data
  return { ...quote, token: public_url.slice('/quote/'.length) }
}
const look = (token: string, who = customer) => who.get('/api/quote/public', { token })
const versionOf = (token: string) =>
  member.world.tables.quote.where((quote) => quote.token === token)[0]?.version ?? 1
const choose = (token: string, chosen: string | string[], message = '') =>
  customer.post('/api/quote/choose', {
    token,
    version: versionOf(token),
    option_ids: [chosen].flat(),
    message,
  })
const detail = async (id: string, who = member) => (await who.get('/api/quote/detail', { id })).data
const recheck = (id: string, who = member) => who.post('/api/quote/recheck', { id })

describe('quotes for customers', () => {
  test('Rates of several hotels share one quote, with cost, selling price and margin', async () => {
    const quote = await draftQuote()
    expect(quote).toMatchObject({
      status: 'draft',
      currency: 'CNY',
      public_url: null,
      view_count: 0,
      version: 1,
    })
    const [first, second] = quote.options
    expect(first).toMatchObject({ product: 'hotel', sell_price: cny('2000.00'), last_outcome: 'available' })
    expect(second.title).toBe(member.world.catalogue.hotel('1010')?.name.en)
    const net = Number(first.settlement_price.amount)
    expect(Number(first.markup.amount)).toBeCloseTo(2000 - net, 2)
    expect(first.lines[0]).toBe('2026-12-10 to 2026-12-12, 2 nights, 1 room')
    const list = (await member.get('/api/quote/index')).data
    expect(list.list[0]).toMatchObject({ id: quote.id, options_count: 2, lowest_price: cny('1800.00') })
    expect((await detail(quote.id)).quote).toEqual(quote)
  })

  test('The customer sees neither net price nor mark-up, and only what the quote shows', async () => {
    const { token, options } = await sentQuote()
    const shown = (await look(token)).data.quote
    expect(shown).toMatchObject({
      company: { name: 'Golden Land Travel' },
      customer_name: 'Li Na',
      status: 'viewed',
    })
    const text = JSON.stringify(shown)
    for (const { settlement_price, markup } of options) {
      expect(text).not.toContain(settlement_price.amount)
      expect(text).not.toContain(`"${markup.amount}"`)
    }
    expect(text).not.toMatch(/settlement|markup/)
    const bare = await sentQuote({ show: { price: false, policy: false } })
    const [option] = (await look(bare.token)).data.quote.options
    expect(option).toMatchObject({ sell_price: null, policy: null })
    expect(JSON.stringify(option)).not.toContain('2000')
  })

  test('Whatever is quoted at whatever price, the public page reveals nothing of what it costs the company', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          fc.record({
            hotel: fc.integer({ min: 1009, max: 1100 }),
            whole: fc.integer({ min: 1, max: 90_000 }),
          }),
          { minLength: 1, maxLength: 3, selector: ({ hotel }) => hotel },
        ),
        fc.record({ price: fc.boolean(), policy: fc.boolean() }),
        async (picks, show) => {
          const who = as('goldenland')
          const options: Entry[] = []
          for (const { hotel, whole } of picks) {
            const rate = await findRate(who, {
              hotel_id: String(hotel),
              check_in: '2027-01-11',
              check_out: '2027-01-14',
            }).catch(() => null)
            // An odd amount, so that no penalty in selling prices happens to equal a net price.
            if (rate) options.push({ rate_key: rate.rate_key, sell_price: cny(`${whole}.37`) })
          }
          fc.pre(options.length > 0)
          const { quote } = (await save(body(options, { show }), who)).data
          const { public_url } = (await who.post('/api/quote/publish', { id: quote.id, action: 'send' })).data
          const text = JSON.stringify((await look(public_url.slice('/quote/'.length))).data)
          for (const { settlement_price, markup } of quote.options) {
            expect(text).not.toContain(`${settlement_price.amount}"`)
            expect(text).not.toContain(` ${settlement_price.amount} `)
            expect(text).not.toContain(markup.amount)
          }
          expect(/"sell_price":\{/.test(text)).toBe(show.price)
        },
      ),
      { numRuns: 40, seed: 11 },
    )
  })

  test('A quote is drafted, sent by mail, viewed, chosen and booked, and the operator is notified of the choice', async () => {
    const { id } = await draftQuote()
    const sent = (await publish(id, 'send', { to: ['li.na@example.com', 'li.na@example.com'] })).data
    expect(sent.quote).toMatchObject({ status: 'sent', public_url: sent.public_url })
    expect(member.world.sent.filter(({ event }) => event === 'quote_sent')).toMatchObject([
      { target: 'li.na@example.com' },
    ])
    const token = sent.public_url.slice('/quote/'.length)
    await look(token, member)
    expect((await detail(id)).quote).toMatchObject({ status: 'sent', view_count: 0 })
    await look(token)
    await look(token)
    expect((await detail(id)).quote).toMatchObject({ status: 'viewed', view_count: 2, version: 2 })
    const [option] = sent.quote.options
    expect(await choose(token, option.id, 'The lake view, please.')).toMatchObject({ code: 1, data: {} })
    expect((await detail(id)).quote).toMatchObject({
      status: 'chosen',
      chosen_option_ids: [option.id],
      chosen_message: 'The lake view, please.',
    })
    const notice = (await member.get('/api/notification/index')).data.list[0]
    expect(notice.body).toContain('Two nights in Yangon')
    const { draft } = (await member.post('/api/quote/convert', { id, option_id: option.id })).data
    expect(draft).toMatchObject({ product: 'hotel', title: option.title, step: 'guests', version: 1 })
    const { rate_key, known_total } = JSON.parse(draft.selection)
    const checked = await member.post('/api/hotel/checkRate', { rate_key, known_total: cny(known_total) })
    expect(checked.data.outcome).toBe('available')
    const booked = await member.post('/api/hotel/book', {
      ...bookingBody(checked.data.rate),
      quote_id: id,
      draft_id: draft.id,
    })
    const { booking_id } = booked.data.order
    const { status, options } = (await detail(id)).quote
    expect(status).toBe('booked')
    expect(options.find((one: { id: string }) => one.id === option.id)).toMatchObject({ booking_id })
    expect((await choose(token, option.id)).data.error_key).toBe('ACTION_NOT_ALLOWED')
    expect(
      (await save({ ...body([{ id: option.id, sell_price: cny('1.00') }]), id, version: 4 })).data.error_key,
    ).toBe('ACTION_NOT_ALLOWED')
  })

  test('The mail to the customer is in the chosen language, and so is the page that it opens', async () => {
    const { id } = await draftQuote()
    const sender = signedInAgain(member, 'goldenland', 'https://portal.example')
    const request = { id, action: 'send', to: ['li.na@example.com'], language: 'en' }
    const { public_url } = (await sender.post('/api/quote/publish', request, 'zh-cn')).data
    const lines = member.world.sent.at(-1)?.text.split('\n') ?? []
    expect(lines.at(-1)).toBe(`https://portal.example${public_url}?lang=en`)
    expect(lines).toContain('Golden Land Travel')
  })

  test('An expired quote can be viewed, but not chosen, converted or sent until it is extended', async () => {
    const { id, token, options, version } = await sentQuote()
    member.world.clock.advance(3 * day * 1000)
    expect((await look(token)).data.quote.status).toBe('expired')
    expect((await choose(token, options[0].id)).data.error_key).toBe('QUOTE_EXPIRED')
    const another = as('goldenland')
    const convert = await another.post('/api/quote/convert', { id, option_id: options[0].id })
    expect(convert.data.error_key).toBe('QUOTE_EXPIRED')
    expect((await another.post('/api/quote/publish', { id, action: 'send' })).data.error_key).toBe(
      'ACTION_NOT_ALLOWED',
    )
    const kept = options.map((option: Entry) => ({ id: option.id, sell_price: option.sell_price }))
    const prolonged = await save({ ...body(kept), id, version }, another)
    expect(prolonged.data.quote.status).toBe('viewed')
    expect(await choose(token, options[1].id)).toMatchObject({ code: 1 })
  })

  test('The link of a revoked quote no longer opens it, and sending it again makes another link', async () => {
    const { id, token, options } = await sentQuote()
    expect((await publish(id, 'revoke')).data).toMatchObject({
      public_url: null,
      quote: { status: 'revoked' },
    })
    expect((await look(token)).data.error_key).toBe('LINK_INVALID')
    expect((await choose(token, options[0].id)).data.error_key).toBe('LINK_INVALID')
    expect((await publish(id, 'revoke')).data).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      reason_key: 'WRONG_STATUS',
    })
    expect((await member.post('/api/quote/convert', { id, option_id: options[0].id })).data.error_key).toBe(
      'ACTION_NOT_ALLOWED',
    )
    expect((await publish(id)).data.public_url).not.toBe(`/quote/${token}`)
  })

  test('A check reports on each option at the same mark-up, and limits how often it asks the hotels', async () => {
    const rates = await Promise.all(['1001', '1002', '1003', '1008'].map((hotel_id) => entry(hotel_id)))
    const { quote } = (await save(body(rates))).data
    const answer = (await recheck(quote.id)).data.options
    const outcomes = answer.map(({ outcome }: { outcome: string }) => outcome)
    const ids = (list: { id: string }[]) => list.map(({ id }) => id)
    expect(ids(answer)).toEqual(ids(quote.options))
    for (const [index, check] of answer.entries()) {
      const { sell_price } = quote.options[index]
      expect(Number(check.sell_price.amount) - Number(sell_price.amount)).toBeCloseTo(
        Number(check.diff.amount),
        2,
      )
    }
    expect(outcomes).toContain('price_changed')
    expect(outcomes).toContain('sold_out')
    const dearer = answer[outcomes.indexOf('price_changed')]
    expect(Number(dearer.diff.amount)).toBeGreaterThan(0)
    expect((await recheck(quote.id)).data).toMatchObject({ error_key: 'RATE_LIMITED', retry_after: 5 })
    member.world.clock.advance(5000)
    expect((await recheck(quote.id)).data.options[outcomes.indexOf('price_changed')].diff).toEqual(
      dearer.diff,
    )
    const gone = quote.options[outcomes.indexOf('sold_out')].id
    const convert = await member.post('/api/quote/convert', { id: quote.id, option_id: gone })
    expect(convert.data.error_key).toBe('ACTION_NOT_ALLOWED')
    await publish(quote.id)
    const token = (await detail(quote.id)).quote.public_url.slice('/quote/'.length)
    expect((await choose(token, gone)).data.fields).toEqual({
      'option_ids[0]': ['This option is sold out, please choose another one'],
    })
  })

  test('Prices can be checked long after their keys have expired, and saving uses the new ones', async () => {
    const { quote } = (await save(body([await entry('1002')]))).data
    member.world.clock.advance(3_600_000)
    const later = as('goldenland')
    const [check] = (await recheck(quote.id, later)).data.options
    expect(check.outcome).toBe('price_changed')
    const [option] = quote.options
    const saved = (
      await save(
        { ...body([{ id: option.id, sell_price: check.sell_price }]), id: quote.id, version: 1 },
        later,
      )
    ).data
    expect(saved.quote.options[0]).toMatchObject({
      id: option.id,
      sell_price: check.sell_price,
      markup: option.markup,
    })
    member.world.clock.advance(5000)
    expect((await recheck(quote.id, later)).data.options[0]).toMatchObject({
      outcome: 'available',
      diff: cny('0.00'),
    })
  })

  test('Removing an option removes its choice, which stays as long as the option does', async () => {
    const { id, token, options } = await sentQuote()
    await choose(token, options[0].id, 'this one')
    const keep = (option: Entry) => ({ id: option.id as string, sell_price: option.sell_price, note: 'new' })
    const both = (await save({ ...body(options.map(keep)), id, version: 3 })).data.quote
    expect(both).toMatchObject({
      status: 'chosen',
      chosen_option_ids: [options[0].id],
      options: [{ note: 'new' }, {}],
    })
    const one = (await save({ ...body([keep(options[1])]), id, version: 4 })).data.quote
    expect(one).toMatchObject({ status: 'sent', chosen_option_ids: [], chosen_message: '', version: 5 })
  })

  test('Finds quotes by status, title and customer', async () => {
    await draftQuote({ title: 'Mandalay in spring' })
    const sent = await sentQuote()
    const find = async (query: object) =>
      (await member.get('/api/quote/index', query)).data.list.map(({ id }: { id: string }) => id)
    expect(await find({ status: ['sent'], keyword: 'yangon' })).toContain(sent.id)
    expect(await find({ keyword: 'MANDALAY' })).not.toContain(sent.id)
    expect(await find({ keyword: 'li.na@', status: ['draft', 'sent'], limit: 1 })).toHaveLength(1)
    expect(await find({ keyword: 'nobody at all' })).toEqual([])
  })

  test('Names errors of a quote by field in both languages', async () => {
    const good = await entry()
    const refused = await save(
      body(
        [
          { sell_price: cny('1.00') },
          { ...good, id: 'q-1' },
          { id: 'unknown', sell_price: cny('1.00') },
          { ...good, sell_price: cny('0.00') },
        ],
        { expire_time: now() },
      ),
    )
    expect(refused.data).toMatchObject({
      error_key: 'VALIDATION',
      fields: {
        expire_time: ['The quote must expire later than now'],
        'options[0]': ['Each option needs one price that was chosen'],
        'options[1]': ['Each option needs one price that was chosen'],
        'options[2].id': ['There is no such option'],
        'options[3].sell_price': ['Please enter an amount above zero'],
      },
    })
    const zh = await member.post(
      '/api/quote/save',
      body([{ ...good, rate_key: `${good.rate_key}0` }]),
      'zh-cn',
    )
    expect(zh.data.fields).toEqual({ 'options[0].rate_key': ['没有这个价格'] })
    const transport = await save(body([{ quote_key: 'unknown.key', sell_price: cny('1.00') } as Entry]))
    expect(transport.data.fields).toEqual({ 'options[0].quote_key': ['There is no such quote'] })
  })

  test('Refuses another currency, an old price and an old version', async () => {
    const good = await entry()
    const dollars = await save(body([{ ...good, sell_price: { amount: '100.00', currency: 'USD' } }]))
    expect(dollars.data.error_key).toBe('CURRENCY_MIXED')
    const { quote } = (await save(body([good]))).data
    const kept = [{ id: quote.options[0].id, sell_price: cny('2100.00') }]
    await save({ ...body(kept), id: quote.id, version: 1 })
    expect((await save({ ...body(kept), id: quote.id, version: 1 })).data).toMatchObject({
      error_key: 'VERSION_CONFLICT',
      fresh: { quote: { version: 2 } },
    })
    expect((await save({ ...body(kept), id: quote.id })).data.fields).toEqual({ version: ['Required'] })
    member.world.clock.advance(1_800_000)
    expect((await save(body([good]))).data.error_key).toBe('RATE_EXPIRED')
  })

  test('The public page answers sixty times a minute, and all wrong tokens in the same way', async () => {
    const { token } = await sentQuote()
    for (let nth = 0; nth < 60; nth += 1) await look(token)
    expect((await look(token)).data).toMatchObject({ error_key: 'RATE_LIMITED', retry_after: 60 })
    expect((await choose(token, 'any')).data.error_key).toBe('RATE_LIMITED')
    member.world.clock.advance(60_000)
    expect((await look(token)).data.quote.status).toBe('viewed')
    expect((await look('0123456789abcdef0123')).data.error_key).toBe('LINK_INVALID')
    expect((await look('short')).data.error_key).toBe('VALIDATION')
    expect((await choose(token, 'unknown')).data.fields).toEqual({
      'option_ids[0]': ['There is no such option'],
    })
  })

  test('Hides another company’s quotes, and colleagues’ quotes from a member who sees only their own', async () => {
    const { id, options } = await sentQuote()
    const stranger = as('jadecredit')
    expect(await detail(id, stranger)).toMatchObject({ error_key: 'NOT_FOUND' })
    expect((await recheck(id, stranger)).data.error_key).toBe('NOT_FOUND')
    expect((await stranger.post('/api/quote/publish', { id, action: 'revoke' })).data.error_key).toBe(
      'NOT_FOUND',
    )
    expect((await stranger.post('/api/quote/convert', { id, option_id: options[0].id })).data.error_key).toBe(
      'NOT_FOUND',
    )
    expect(
      (
        await save(
          {
            ...body(options.map((option: Entry) => ({ id: option.id, sell_price: option.sell_price }))),
            id,
            version: 2,
          },
          stranger,
        )
      ).data.error_key,
    ).toBe('NOT_FOUND')
    expect((await member.post('/api/quote/convert', { id, option_id: 'unknown' })).data.error_key).toBe(
      'NOT_FOUND',
    )
    const own = as('jadecredit')
    const rate = await findRate(own)
    const theirs = (await save(body([{ rate_key: rate.rate_key, sell_price: cny('3000.00') }]), own)).data
      .quote
    expect(await detail(theirs.id, as('jade_booker'))).toMatchObject({ error_key: 'NOT_FOUND' })
    const booked = await member.post('/api/hotel/book', {
      ...bookingBody(await findRate(member)),
      quote_id: theirs.id,
    })
    expect(booked.data.fields).toEqual({ quote_id: ['There is no such customer quote'] })
  })

  test('Shows no net prices to a member who may not see them, and refuses one who may not quote', async () => {
    const { id } = await draftQuote()
    const viewer = as('golden_viewer')
    const [option] = (await detail(id, viewer)).quote.options
    expect(option).toMatchObject({ settlement_price: null, markup: null, sell_price: cny('2000.00') })
    for (const [path, request] of [
      ['save', body([await entry()])],
      ['recheck', { id }],
      ['publish', { id, action: 'send' }],
      ['convert', { id, option_id: option.id }],
    ] as const) {
      expect((await viewer.post(`/api/quote/${path}`, request)).data.error_key).toBe('NO_PERMISSION')
    }
    expect((await customer.get('/api/quote/index')).data.error_key).toBe('NEED_LOGIN')
    expect(await detail(id, customer)).toMatchObject({ error_key: 'NEED_LOGIN' })
  })
})
