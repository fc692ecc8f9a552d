import { describe, expect, test } from 'vitest'
import { readDocument } from '../../documents/pdf/read-text.ts'
import type { OrderRecord, RefundRecord } from '../../domain/order/order.ts'
import { program } from '../../program.ts'
import { uploadedFile } from '../../testing/document-desk.ts'
import { bookStay, confirmedOrder, expectCleanWorld, tokenIn } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import { bookCar, bookTransfer } from '../../testing/ride-journey.ts'

const paths = {
  get: '/api/voucherSetting/get',
  save: '/api/voucherSetting/save',
  preview: '/api/voucherSetting/preview',
  send: '/api/order/voucherSend',
  verify: '/api/order/voucherVerify',
}
const persona = ({ mock, world }: RealMock, name: string) =>
  caller(mock, world, program.openSession(world, name)?.token ?? null)
const settingOf = async (member: RealMock, language: 'en' | 'zh-cn' = 'en') =>
  (await member.get(paths.get, {}, language)).data.setting
const save = (member: RealMock, setting: object, language: 'en' | 'zh-cn' = 'en') =>
  member.post(paths.save, { setting }, language)
const voucherOf = async (member: RealMock, id: string, language = 'en') =>
  (await member.get('/api/order/voucher', { id, language })).data.voucher

describe('the voucher setting', () => {
  test('The next voucher uses the saved setting', async () => {
    const member = realMock('goldenland')
    const order = await confirmedOrder(member)
    const before = await voucherOf(member, order.booking_id)
    expect(before).toMatchObject({ total_price: null, company: { company_name: 'Golden Land Travel' } })
    expect(before.cancellation_lines.length).toBeGreaterThan(0)
    const request = {
      ...(await settingOf(member)),
      company_name: 'Golden Land Desk',
      show_price: 'sell',
      show_policy: false,
      qr_verify: false,
      theme_colour: '#aa3311',
      show_map: false,
    }
    expect(await save(member, request)).toMatchObject({ code: 1, msg: 'Saved', data: { setting: request } })
    expect(await voucherOf(member, order.booking_id)).toMatchObject({
      company: { company_name: 'Golden Land Desk' },
      total_price: order.total_price,
      cancellation_lines: [],
      verify_url: null,
      dress: { theme_colour: '#aa3311', show_map: false, show_local_address_card: true },
    })
    expectCleanWorld(member)
  })

  test('Saves texts for the language of the request; the other language keeps its own', async () => {
    const member = realMock('goldenland')
    await save(member, { ...(await settingOf(member)), footer_text: 'See you!' })
    expect((await settingOf(member, 'zh-cn')).footer_text).toBe('请随身携带本凭证和护照。')
    await save(member, { ...(await settingOf(member)), header_text: 'Since 1998' })
    expect((await settingOf(member, 'zh-cn')).header_text).toBe('Since 1998')
    await save(member, await settingOf(member, 'zh-cn'), 'zh-cn')
    await save(member, { ...(await settingOf(member)), header_text: 'Since 1999' })
    expect((await settingOf(member, 'zh-cn')).header_text).toBe('Since 1999')
    await save(member, { ...(await settingOf(member)), footer_text: '' })
    expect((await settingOf(member, 'zh-cn')).footer_text).toBe('')
  })

  test('A preview shows the form before it is saved, for all three product lines, and as a file', async () => {
    const member = realMock('goldenland')
    const setting = {
      ...(await settingOf(member)),
      company_name: 'Preview Travel',
      language: 'en',
      show_price: 'sell',
    }
    for (const order_type of ['hotel', 'car', 'airport']) {
      const { code, data } = await member.post(paths.preview, { setting, order_type })
      expect(code, order_type).toBe(1)
      expect(data.voucher).toMatchObject({
        order_type,
        language: 'en',
        company: { company_name: 'Preview Travel' },
        total_price: { amount: '1440.00', currency: 'CNY' },
      })
      const bytes = Uint8Array.from(atob(data.pdf_url.split(',')[1]), (letter) => letter.charCodeAt(0))
      expect(JSON.stringify(await readDocument(bytes))).toContain('Preview Travel')
    }
    expect((await settingOf(member)).company_name).toBe('Golden Land Travel')
    expectCleanWorld(member)
  })

  test.each([
    ['en', 'Please upload this file first', 'Please enter a correct e-mail address'],
    ['zh-cn', '请先上传该文件', '请输入正确的邮箱'],
  ] as const)('Names an unknown file and a wrong address in %s', async (language, file, email) => {
    const member = realMock('goldenland')
    const bad = { ...(await settingOf(member)), logo_file: '/media/upload/x/y.png', email: 'not an address' }
    for (const path of [paths.save, paths.preview]) {
      const answer = await member.post(
        path,
        { setting: bad, ...(path === paths.preview ? { order_type: 'hotel' } : {}) },
        language,
      )
      expect(answer.data.fields).toEqual({ logo_file: [file], email: [email] })
    }
    const printed = uploadedFile(member, '1', 'logo.webp')
    const webp = await save(member, { ...(await settingOf(member)), logo_file: printed })
    expect(Object.keys(webp.data.fields)).toEqual(['logo_file'])
    const seal = await save(member, { ...(await settingOf(member)), stamp_file: printed })
    expect(Object.keys(seal.data.fields)).toEqual(['stamp_file'])
    const stamp = await save(member, { ...(await settingOf(member)), stamp_file: '/media/upload/x/y.png' })
    expect(stamp.data.fields).toEqual({ stamp_file: ['Please upload this file first'] })
    const colour = await save(member, { ...bad, theme_colour: 'red' })
    expect(Object.keys(colour.data.fields)).toContain('setting.theme_colour')
  })

  test('Everybody in the company sees the setting, only members with the permission save it, and no other company is affected', async () => {
    const owner = realMock('goldenland')
    const viewer = persona(owner, 'golden_viewer')
    const setting = await settingOf(viewer)
    expect((await save(viewer, setting)).code).toBe(401)
    await save(owner, { ...setting, company_name: 'Changed' })
    expect((await settingOf(persona(owner, 'jadecredit'))).company_name).toBe('Jade Route Holidays')
    expect((await realMock(null).get(paths.get)).code).toBe(303)
  })
})

describe('sending and checking a voucher', () => {
  test('Every address gets the voucher once, the order records who got it, and it can be sent again after 60 s', async () => {
    const member = realMock('goldenland')
    const order = await confirmedOrder(member)
    const before = member.world.sent.length
    const form = { id: order.booking_id, to: ['Guest@example.com', 'guest@example.com', 'desk@example.com'] }
    const sent = await member.post(paths.send, { ...form, message: 'Have a good trip', language: 'en' })
    expect(sent).toMatchObject({ code: 1, msg: 'The voucher has been sent' })
    const mails = member.world.sent.slice(before)
    expect(mails.map(({ target }) => target)).toEqual(['guest@example.com', 'desk@example.com'])
    expect(mails[0]?.text).toContain('Have a good trip')
    expect(mails[0]?.text).not.toContain('ZHANG MEI')
    const now = (await member.get('/api/order/detail', { id: order.booking_id })).data.order
    expect(now.timeline.at(-1)).toMatchObject({
      event: 'send_voucher',
      note: 'guest@example.com, desk@example.com',
    })
    const again = await member.post(paths.send, form)
    expect(again.data).toMatchObject({ error_key: 'RATE_LIMITED', retry_after: 60 })
    member.world.clock.advance(60_000)
    expect((await member.post(paths.send, form)).code).toBe(1)
    expectCleanWorld(member)
  })

  test('The mail links to the check page of the portal from which it was sent, so that it opens from any mailbox', async () => {
    const member = signedInAgain(realMock('goldenland'), 'goldenland', 'https://portal.example')
    const order = await confirmedOrder(member)
    const { verify_url } = await voucherOf(member, order.booking_id)
    await member.post(paths.send, { id: order.booking_id, to: ['guest@example.com'] })
    const link = member.world.sent.at(-1)?.text.split('\n').at(-1)
    expect(link).toBe(`https://portal.example/voucher/${tokenIn(verify_url)}?lang=en`)
  })

  test('Refuses an order without a voucher, another company, and a wrong address', async () => {
    const member = realMock('goldenland')
    const unpaid = await bookStay(member)
    const send = (who: RealMock, id: string, to = ['a@example.com']) => who.post(paths.send, { id, to })
    expect((await send(member, unpaid.booking_id)).data).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      reason_key: 'VOUCHER_NOT_READY',
    })
    expect((await send(persona(member, 'jadecredit'), unpaid.booking_id)).data.error_key).toBe('NOT_FOUND')
    expect((await send(member, unpaid.booking_id, ['nobody'])).data.fields).toHaveProperty(['to[0]'])
  })

  test('A bilingual voucher is mailed in the sender’s language, any other in its own language', async () => {
    const member = realMock('goldenland')
    const order = await confirmedOrder(member)
    const mail = async (language: string, spoken: 'en' | 'zh-cn') => {
      member.world.clock.advance(61_000)
      await member.post(paths.send, { id: order.booking_id, to: ['guest@example.com'], language }, spoken)
      return /[\u4e00-\u9fff]/.test(member.world.sent.at(-1)?.text ?? '') ? 'zh-cn' : 'en'
    }
    expect([await mail('bilingual', 'zh-cn'), await mail('bilingual', 'en')]).toEqual(['zh-cn', 'en'])
    expect([await mail('en', 'zh-cn'), await mail('zh-cn', 'en')]).toEqual(['en', 'zh-cn'])
  })

  test('Limits how often codes can be tried', async () => {
    const member = realMock('goldenland')
    const order = await confirmedOrder(member)
    const visitor = caller(member.mock, member.world, null)
    const guess = () => visitor.get(paths.verify, { token: `${order.booking_id}-1-${'0'.repeat(24)}` })
    for (let count = 0; count < 60; count += 1) expect((await guess()).data.error_key).toBe('LINK_INVALID')
    expect((await guess()).data.error_key).toBe('RATE_LIMITED')
    member.world.clock.advance(60_000)
    expect((await guess()).data.error_key).toBe('LINK_INVALID')
  })

  test('Anybody can check the code on a voucher, and learns neither guest nor price', async () => {
    const member = realMock('goldenland')
    const order = await confirmedOrder(member, { names: ['Secret Guest', 'Su Su'] })
    const token = tokenIn((await voucherOf(member, order.booking_id)).verify_url)
    const visitor = caller(member.mock, member.world, null)
    const answer = await visitor.get(paths.verify, { token })
    expect(answer.data).toMatchObject({
      valid: true,
      booking_id: order.booking_id,
      status: 'valid',
      status_text: 'Valid',
      version: 1,
    })
    expect(JSON.stringify(answer)).not.toMatch(/Secret|amount/)
    const zh = await visitor.get(paths.verify, { token }, 'zh-cn')
    expect(zh.data.status_text).toBe('有效')
  })

  test('Says that a version was replaced or the order cancelled, without the references', async () => {
    const member = realMock('goldenland')
    const order = await confirmedOrder(member)
    const token = tokenIn((await voucherOf(member, order.booking_id)).verify_url)
    const row = member.world.tables.order.get(order.booking_id)
    if (!row) throw new Error('There is no order.')
    const check = async () => (await member.get(paths.verify, { token })).data
    member.world.tables.order.put({ ...row, voucher_version: 2 })
    const none = { hotel_confirmation_code: null, supplier_ref: null }
    expect(await check()).toMatchObject({ valid: false, status: 'superseded', version: 2, ...none })
    member.world.tables.order.put({ ...row, voucher_version: 2, order_status: 'cancelled' })
    expect(await check()).toMatchObject({ valid: false, status: 'cancelled', ...none })
  })

  test.each([
    ['hotel', confirmedOrder],
    ['car', bookCar],
    ['transfer', bookTransfer],
  ])('R2.141 The check page of a %s says what has become of the booking', async (_product, book) => {
    const member = realMock('goldenland')
    const { booking_id } = await book(member)
    const row = member.world.tables.order.get(booking_id)
    if (!row) throw new Error('There is no order.')
    const become = (change: Partial<OrderRecord>) =>
      member.world.tables.order.put({ ...row, voucher_version: 1, ...change } as OrderRecord)
    become({ order_status: 'confirmed' })
    const token = tokenIn((await voucherOf(member, booking_id)).verify_url)
    const check = async () => (await member.get(paths.verify, { token })).data
    for (const [order_status, status_text] of [
      ['no_show', 'Guests did not come'],
      ['completed', 'Service is over'],
      ['cancelling', 'Being cancelled'],
    ] as const) {
      become({ order_status })
      expect(await check()).toMatchObject({ valid: false, status_text, supplier_ref: null })
      expect((await voucherOf(member, booking_id)).state_text).toContain(status_text)
    }
    const early = { ground: 'early_departure', status: 'refunded' } as RefundRecord
    become({ order_status: 'in_service', refunds: [early] })
    expect(await check()).toMatchObject({ valid: false, status: 'over' })
    become({ order_status: 'in_service', refunds: [{ ...early, status: 'refused' }] })
    expect(await check()).toMatchObject({ valid: true })
  })

  test('Refuses a code that is invented, altered, or of a version that never existed', async () => {
    const member = realMock('goldenland')
    const order = await confirmedOrder(member)
    const token = tokenIn((await voucherOf(member, order.booking_id)).verify_url)
    const altered = [
      token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      token.replace('-1-', '-2-'),
      `H2611219999-1-${'0'.repeat(24)}`,
      'something-else-entirely',
    ]
    for (const bad of altered) {
      expect((await member.get(paths.verify, { token: bad })).data.error_key, bad).toBe('LINK_INVALID')
    }
    expect((await member.get(paths.verify, { token: 'short' })).data.fields).toHaveProperty('token')
  })
})
