import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDocument } from '../../documents/pdf/read-text.ts'
import { colleague, day, fetchFile, minute } from '../../testing/document-desk.ts'
import {
  bookingBody,
  checkRate,
  clientRef,
  confirmedOrder,
  expectCleanWorld,
  findRate,
  payOrder,
} from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

/** A stay of a family and of one more, confirmed. */
async function twoRooms(channel: 'predeposit' | 'credit' = 'credit') {
  const rooms = [
    { adults: 2, child_ages: [7] },
    { adults: 1, child_ages: [] },
  ]
  const { data } = await checkRate(
    member,
    await findRate(member, { hotel_id: '1009', non_refundable: true, rooms }),
  )
  const guest = (room_index: number, full_name: string, age?: number) => ({
    room_index,
    full_name,
    type: age === undefined ? ('adult' as const) : ('child' as const),
    is_lead: full_name === 'WANG WEI' || full_name === 'THANT',
    ...(age !== undefined && { age }),
  })
  const guests = [
    { ...guest(1, 'WANG WEI'), name_local: '王伟' },
    guest(1, 'LI NA'),
    guest(1, 'WANG LELE', 7),
    guest(2, 'THANT'),
  ]
  const booked = await member.post('/api/hotel/book', { ...bookingBody(data.rate), guests })
  expect(booked).toMatchObject({ code: 1 })
  await payOrder(member, booked.data.order, channel)
  member.world.clock.advance(8000)
  return booked.data.order
}

const noticeOf = async (id: string, language: 'en' | 'zh-cn' = 'en'): Promise<string> => {
  const { list } = (await member.get('/api/notification/index', {}, language)).data
  return list.find(({ body }: { body: string }) => body.includes(id)).body
}

test('R2.142 R5.95 Notice, mail, bill and export of several rooms name each with its type and people', async () => {
  const { booking_id, rooms } = await twoRooms()
  const [one, two] = rooms.map(({ room_type }: { room_type: string }) => room_type)
  const text = `Room 1: ${one}, 2 adults, 1 child aged 7; Room 2: ${two}, 1 adult`
  expect(await noticeOf(booking_id)).toContain(text)
  expect(await noticeOf(booking_id, 'zh-cn')).toMatch(
    /房间 1：.+，2位成人，1位儿童（7岁）；房间 2：.+，1位成人。$/,
  )

  await member.post('/api/order/voucherSend', { id: booking_id, to: ['desk@example.com'], language: 'en' })
  const mail = member.world.sent.at(-1)?.text ?? ''
  expect(mail).toContain(text)
  const [, token] = /\/voucher\/([^?]+)/.exec(mail) ?? []
  const check = (await member.get('/api/order/voucherVerify', { token })).data
  expect(check).toMatchObject({ valid: true, rooms_text: text })

  const { bill } = (
    await member.post('/api/bill/apply', { client_ref: clientRef(50), order_ids: [booking_id] })
  ).data
  const { lines } = (await member.get('/api/bill/detail', { id: bill.bill_no })).data
  expect(lines.list).toMatchObject([{ booking_id, rooms_text: text }])
  const file = await fetchFile(member, 'jadecredit', `/api/bill/download?id=${bill.bill_no}&format=pdf`)
  expect((await readDocument(file.bytes)).flat).toContain('Room1')

  const request = {
    order_type: 'hotel',
    format: 'csv',
    columns: ['booking_id', 'rooms', 'bed_type', 'guests'],
  }
  const { job_id } = (
    await member.post('/api/order/export', { ...request, filters: { keyword: booking_id } })
  ).data
  member.world.clock.advance(3000)
  const table = await fetchFile(member, 'jadecredit', `/api/export/download?job_id=${job_id}`)
  const [bed, other] = rooms.map(({ bed_text }: { bed_text: string }) => bed_text)
  const row = new TextDecoder().decode(table.bytes)
  for (const said of [
    `${booking_id},"${text}"`,
    `Room 1: ${bed}`,
    `Room 2: ${other}`,
    'WANG WEI 王伟; LI NA',
  ])
    expect(row).toContain(said)
})

test('An order of one room has no list of rooms', async () => {
  const { booking_id } = await confirmedOrder(member, {}, 'credit')
  expect(await noticeOf(booking_id)).not.toContain('Room 1')
})

test('R2.142 An invoice of several rooms, and its reversal, name each of them', async () => {
  member = realMock('goldenland')
  const { booking_id, rooms } = await twoRooms('predeposit')
  member.world.clock.advance(24 * day)
  const later = colleague(member, 'goldenland')
  const { invoiceable } = (await later.get('/api/invoice/eligible', { keyword: booking_id })).data.list[0]
  const order = { id: booking_id, amount: invoiceable.amount }
  const form = { title_id: 'it-101', kind: 'normal' }
  const delivery = { email: 'finance@goldenland.example' }
  const { id } = (
    await later.post('/api/invoice/apply', { ...form, client_ref: clientRef(60), orders: [order], delivery })
  ).data.application
  member.world.clock.advance(13 * minute)
  await later.post('/api/invoice/reverse', { id, amount: '1.00', reason: 'Goodwill' })
  member.world.clock.advance(13 * minute)
  const { application } = (await later.get('/api/invoice/detail', { id })).data
  const line = { booking_id, rooms_text: expect.stringContaining(`Room 1: ${rooms[0].room_type}, 2 adults`) }
  expect(application).toMatchObject({ lines: [line], reversals: [{ lines: [line] }] })
  const [reversal] = application.reversals
  for (const query of [`id=${id}`, `id=${id}&reversal_id=${reversal.id}`]) {
    const file = await fetchFile(member, 'goldenland', `/api/invoice/download?${query}&format=pdf`)
    expect((await readDocument(file.bytes)).flat).toContain('房间2')
    const ofd = await fetchFile(member, 'goldenland', `/api/invoice/download?${query}&format=ofd`)
    expect(strFromU8(unzipSync(ofd.bytes)['Doc_0/Pages/Page_0/Content.xml'] as Uint8Array)).toContain(
      '房间 2',
    )
    const xml = await fetchFile(member, 'goldenland', `/api/invoice/download?${query}&format=xml`)
    expect(strFromU8(xml.bytes)).toContain('房间 2')
  }
})
