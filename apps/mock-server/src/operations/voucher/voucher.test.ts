import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readDocument } from '../../documents/pdf/read-text.ts'
import { program } from '../../program.ts'
import { bookStay, confirmedOrder, expectCleanWorld, payOrder, tokenIn } from '../../testing/hotel-journey.ts'
import { edgeRequest } from '../../testing/plain-program.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookCar, bookTransfer } from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

describe('the voucher', () => {
  test('There is no voucher before confirmation, and the refusal gives the reason', async () => {
    const order = await bookStay(member)
    const answer = await member.get('/api/order/voucher', { id: order.booking_id })
    expect(answer).toMatchObject({ code: 0, data: { reason_key: 'VOUCHER_NOT_READY' } })
  })

  test('The voucher names hotel, dates and guests in its own language, and never the settlement price', async () => {
    const order = await confirmedOrder(member)
    for (const language of ['en', 'zh-cn', 'bilingual']) {
      const { data } = await member.get('/api/order/voucher', { id: order.booking_id, language })
      expect(data.voucher).toMatchObject({
        booking_id: order.booking_id,
        language,
        version: 1,
        state: 'valid',
        total_price: null,
      })
      expect(data.voucher.rooms[0].guests.map(({ full_name }: { full_name: string }) => full_name)).toEqual([
        'Thant',
        'ZHANG MEI',
      ])
      expect(JSON.stringify(data)).not.toContain(order.total_settlement_price.amount)
    }
  })

  test('Tells the hotel when and how the guests arrive', async () => {
    const order = await confirmedOrder(member)
    const arrival_note = {
      late_arrival: true,
      flight_no: '8M336',
      eta_local: `${order.check_in_date}T23:30:00+06:30`,
    }
    const changed = await member.post('/api/order/amend', {
      id: order.booking_id,
      version: (await member.get('/api/order/detail', { id: order.booking_id })).data.order.version,
      changes: { arrival_note },
    })
    expect(changed).toMatchObject({ code: 1 })
    const { voucher } = (await member.get('/api/order/voucher', { id: order.booking_id, language: 'en' }))
      .data
    expect(voucher.special_requests).toMatch(new RegExp(`8M336.*${order.check_in_date} 23:30`))
  })

  test('Prints the selling price on request, for this voucher only', async () => {
    const order = await confirmedOrder(member)
    const ask = async (more: object) =>
      (await member.get('/api/order/voucher', { id: order.booking_id, ...more })).data.voucher.total_price
    const terms = async (show_price: string) =>
      (await member.get('/api/order/voucher', { id: order.booking_id, show_price })).data.voucher
        .cancellation_lines
    expect((await terms('sell')).join(' ')).toMatch(/CNY [\d,]+\.\d\d/)
    expect((await terms('none')).join(' ')).not.toMatch(/\d\.\d\d/)
    expect((await terms('none')).join(' ')).toContain('No-show: the full stay is charged.')
    expect(await ask({ show_price: 'sell' })).toEqual(order.total_price)
    expect(await ask({ show_price: 'none' })).toBeNull()
    expect(await ask({})).toBeNull()
  })

  test('The PDF’s file name has the order and the version; an older version cannot be downloaded', async () => {
    const order = await confirmedOrder(member)
    const token = program.openSession(member.world, 'goldenland')?.token ?? null
    const path = `/api/order/voucherDownload?id=${order.booking_id}&language=en`
    const response = await member.mock.handle(edgeRequest(path, { token }))
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toContain(`voucher-${order.booking_id}-v1.pdf`)
    expect(new TextDecoder().decode((response.body as Uint8Array).slice(0, 5))).toBe('%PDF-')
    const old = await member.get('/api/order/voucherDownload', { id: order.booking_id, version: 7 })
    expect(old).toMatchObject({ data: { error_key: 'NOT_FOUND' } })
  })
})

describe('references', () => {
  const pdfOf = async (id: string) => {
    const token = program.openSession(member.world, 'goldenland')?.token ?? null
    const path = `/api/order/voucherDownload?id=${id}&language=en`
    const { body } = await member.mock.handle(edgeRequest(path, { token }))
    return (await readDocument(body as Uint8Array)).flat
  }
  const voucherOf = async (id: string) =>
    (await member.get('/api/order/voucher', { id, language: 'en' })).data.voucher

  test.each([
    ['hotel', () => bookStay(member)],
    ['car', () => bookCar(member)],
    ['transfer', () => bookTransfer(member)],
  ])(
    'R9.64 The reference of the supplier is on voucher, file and check page of a %s',
    async (_product, book) => {
      const order = await book()
      await payOrder(member, order)
      member.world.clock.advance(8000)
      const { supplier_ref, verify_url, ...voucher } = await voucherOf(order.booking_id)
      expect(supplier_ref).toMatch(/^S\w+/)
      expect(await pdfOf(order.booking_id)).toContain(supplier_ref)
      const { data } = await member.get('/api/order/voucherVerify', { token: tokenIn(verify_url) })
      const hotel_confirmation_code = voucher.hotel_confirmation_code ?? null
      expect(data).toMatchObject({ valid: true, supplier_ref, hotel_confirmation_code })
    },
  )

  test('R9.64 A reference that nobody has given yet is said to be missing', async () => {
    const { booking_id } = await confirmedOrder(member)
    const order = member.world.tables.order.get(booking_id)
    if (!order) throw new Error('The order was booked')
    member.world.tables.order.put({ ...order, supplier_ref: null })
    expect(await pdfOf(booking_id)).toMatch(/Supplierreferencenotgivenyet/)
  })

  test('R9.64 The notice of confirmation and the mail of a voucher name the references', async () => {
    const order = await confirmedOrder(member)
    const { supplier_ref, booking_id } = order
    const hotel_number = order.hotel_confirmation_code ?? 'not given yet'
    await member.post('/api/order/voucherSend', { id: booking_id, to: ['desk@example.com'], language: 'en' })
    const { list } = (await member.get('/api/notification/index')).data
    const notice = list.find(({ body }: { body: string }) => body.includes(booking_id))
    for (const text of [notice.body, member.world.sent.at(-1)?.text ?? ''])
      expect(text).toContain(`Hotel confirmation no.: ${hotel_number}; Supplier reference: ${supplier_ref}`)
  })

  test('R3.55 The mail of a voucher says what is paid at the hotel, as a calculation', async () => {
    const order = await confirmedOrder(member, { hotel_id: '1064' })
    const [charge] = order.pay_at_service
    await member.post('/api/order/voucherSend', {
      id: order.booking_id,
      to: ['desk@example.com'],
      language: 'en',
    })
    expect(charge.calculation).toMatch(/×/)
    expect(member.world.sent.at(-1)?.text).toContain(charge.calculation)
  })
})
