import { describe, expect, test } from 'vitest'
import { installedFonts } from './pdf/font-files-node.ts'
import type { FontFiles } from './pdf/fonts.ts'
import { contentWidth, openSheets, sheetSize } from './pdf/page.ts'
import { readDocument } from './pdf/read-text.ts'
import { voucherFixture } from './voucher-fixture.ts'
import { renderVoucher } from './voucher-pdf.ts'

const flat = (text: string) => text.replace(/\s/g, '')

const read = async (...call: Parameters<typeof renderVoucher>) => readDocument(await renderVoucher(...call))

describe('the voucher as a PDF', () => {
  test('R2.74 A voucher has its fields as Chinese text that can be selected', async () => {
    const { flat: found } = await read(voucherFixture, 'zh-cn')
    const fields = [
      '酒店入住凭证',
      'H2611210007',
      'YGN-88214-A',
      '第 2 版',
      '2026-11-21 08:30 (UTC+06:30)',
      'Kandawgyi Lotus Hotel',
      '甘多吉莲花酒店',
      '仰光市巴汉镇那茂路 12 号',
      '2026年12月8日 周二',
      '2026年12月11日 周五',
      '3 晚',
      '2 间',
      '王小明',
      '儿童，6 岁',
      '豪华双床房 Deluxe Twin',
      '双床 Twin',
      '含早 Breakfast',
      '入住时须出示护照原件。',
      '城市税 City tax',
      'MMK 2,000 × 2 rooms × 3 nights = MMK 12,000',
      '前可免费取消。',
      '24 小时热线',
      '+95 9 4210 88 660',
    ]
    expect(fields.filter((field) => !found.includes(flat(field)))).toEqual([])
  })

  test('R2.74 A voucher in English has English words around the data of the booking', async () => {
    const { flat: found, title } = await read(voucherFixture, 'en')
    const fields = [
      'Hotel voucher',
      'Tue 8 Dec 2026',
      '3 nights',
      '2 rooms',
      'Guest nationality',
      'China',
      'child, 6 y',
    ]
    expect(fields.filter((field) => !found.includes(flat(field)))).toEqual([])
    expect(found).not.toContain('订单号')
    expect(title).toBe('Hotel voucher H2611210007')
  })

  test('A bilingual voucher says each thing in Chinese and in English', async () => {
    const { flat: found } = await read(voucherFixture, 'bilingual')
    const pairs = [
      '酒店入住凭证',
      'Hotel voucher',
      '2026年12月8日',
      'Tue 8 Dec 2026',
      '缅甸 Myanmar',
      '3 晚 / 3 nights',
    ]
    expect(pairs.filter((field) => !found.includes(flat(field)))).toEqual([])
  })

  test('A voucher without a hotel number says that it is awaited', async () => {
    const { flat: found } = await read({ ...voucherFixture, hotel_confirmation_code: null }, 'en')
    expect(found).toContain(flat("Awaiting the hotel's number"))
  })

  test('A cancelled voucher is stamped on every page, a valid one on none', async () => {
    const rooms = Array.from({ length: 9 }, () => voucherFixture.rooms)
      .flat()
      .slice(0, 9)
    const cancelled = await read({ ...voucherFixture, rooms, state: 'cancelled' }, 'en')
    expect(cancelled.pages.length).toBeGreaterThan(1)
    expect(cancelled.pages.every((lines) => lines.includes('CANCELLED'))).toBe(true)
    expect(cancelled.flat).toContain(flat('not valid for check-in'))
    expect((await read({ ...voucherFixture, rooms }, 'en')).flat).not.toContain('CANCELLED')
  })

  test('A voucher of two rooms with every field fits on one page, in readable text', async () => {
    const full = {
      ...voucherFixture,
      verify_url: '/voucher/H2611210007-2-0123456789abcdef01234567',
      total_price: { amount: '1260.00', currency: 'CNY' } as const,
    }
    const { pages, lines } = await read(full, 'bilingual')
    expect(pages).toHaveLength(1)
    expect(Math.min(...lines.map(({ size }) => size))).toBeGreaterThan(5.5)
  })

  test.each(['zh-cn', 'en', 'bilingual'] as const)(
    'R2.140 The booking number is on one line beside the reference of the agency: %s',
    async (language) => {
      const { pages } = await read(voucherFixture, language)
      expect(pages[0]).toContain(voucherFixture.booking_id)
    },
  )

  test('A voucher shows a price only if the setting of the company asks for it', async () => {
    const shown = await read(
      { ...voucherFixture, total_price: { amount: '1234567.50', currency: 'CNY' } },
      'en',
    )
    expect(shown.flat).toContain('CNY1,234,567.50')
    expect((await read(voucherFixture, 'en')).flat).not.toContain('Totalprice')
  })

  test('Charges that the order already paid are not listed as due at the hotel', async () => {
    const [charge] = voucherFixture.pay_at_service
    if (!charge) throw new Error('The fixture has a charge')
    const paid = { ...charge, name: 'Service charge', payable: 'platform' as const }
    const { flat: found } = await read({ ...voucherFixture, pay_at_service: [paid] }, 'en')
    expect(found).not.toContain('Servicecharge')
    expect(found).toContain(flat('Nothing is due at the hotel'))
  })
})

describe('long and unusual texts', () => {
  test('Long names wrap and lose nothing', async () => {
    const name = 'The Grand Royal Kandawgyi Lakeside International Convention Hotel & Serviced Residences'
    const name_local = '甘多吉湖畔皇家国际会议大酒店暨服务式公寓仰光市中心总店'
    const { flat: found, pages } = await read(
      { ...voucherFixture, hotel: { ...voucherFixture.hotel, name, name_local } },
      'bilingual',
    )
    expect(found).toContain(flat(name))
    expect(found).toContain(name_local)
    expect(pages.flat()).not.toContain(name)
  })

  test('No line exceeds the right margin', async () => {
    const full_name = 'SRIRATANAKOSINWIWATTHANAPHONGPHAIBUNSAKULCHAIANANTHASETTHAKIT MAHATHIRAWAT'
    const rooms = voucherFixture.rooms.map((room) => ({
      ...room,
      guests: room.guests.map((guest) => ({ ...guest, full_name })),
    }))
    const remarks = ['www.example.com/'.repeat(20), '须知'.repeat(200)]
    const { lines } = await read({ ...voucherFixture, rooms, remarks }, 'bilingual')
    const plain = {
      title: '',
      author: '',
      subject: '',
      language: 'en',
      issued_time: 0,
      identity: '',
      sample: '',
    }
    const { fonts } = await openSheets(plain, installedFonts)
    const ends = lines.map(
      ({ text, x = 0, size, bold }) => x + fonts.width(text, size, bold ? 'bold' : 'regular'),
    )
    expect(Math.max(...ends)).toBeLessThanOrEqual(sheetSize.margin + contentWidth + 0.5)
  })

  test('A name with a character outside the common ones is still text', async () => {
    const special_requests = '龑先生 Ōsaka ǚ'
    expect((await read({ ...voucherFixture, special_requests }, 'zh-cn')).flat).toContain(
      flat(special_requests),
    )
  })

  test('Burmese text of a guest is printed in Burmese letters', async () => {
    const { flat: found } = await read({ ...voucherFixture, special_requests: 'ကို ပါ မြန်မာ' }, 'en')
    for (const letter of 'ကပမန') expect(found).toContain(letter)
    expect(found).not.toContain('\ufffd')
  })

  test('A character without a font affects neither the voucher nor the text around it', async () => {
    const special_requests = 'before 😀 ภาษาไทย \ud800 after'
    const { flat: found } = await read({ ...voucherFixture, special_requests }, 'en')
    expect(found).toContain('before')
    expect(found).toContain('after')
  })

  test('An English apostrophe does not split a word, and Chinese quotes stay Chinese', async () => {
    const special_requests = 'Guest’s room，客人要“安静”的房间'
    const { flat: found } = await read({ ...voucherFixture, special_requests }, 'zh-cn')
    expect(found).toContain("Guest'sroom，客人要“安静”的房间")
  })
})

describe('the file', () => {
  test('The same voucher has the same bytes, whatever was printed in between', async () => {
    const first = await renderVoucher(voucherFixture, 'bilingual')
    await renderVoucher({ ...voucherFixture, special_requests: '龑 · • ·' }, 'en')
    const second = await renderVoucher(structuredClone(voucherFixture), 'bilingual')
    expect(Buffer.compare(first, second)).toBe(0)
  })

  test('The only time in the file is that of the voucher, not that of the machine', async () => {
    const { created } = await read(voucherFixture, 'en')
    expect(created?.getTime()).toBe(voucherFixture.issued_time * 1000)
  })

  test('A voucher without remarks, requests or company details leaves no empty headings', async () => {
    const company = {
      ...voucherFixture.company,
      emergency_phone: '',
      email: '',
      website: '',
      footer_text: '',
    }
    const { flat: found } = await read(
      { ...voucherFixture, company, remarks: [], special_requests: ' ' },
      'en',
    )
    expect(['Remarks', 'Specialrequests', '24-hour', '||'].filter((each) => found.includes(each))).toEqual([])
  })

  test('Another version of a voucher is another file', async () => {
    const [first, second] = [
      await read(voucherFixture, 'en'),
      await read({ ...voucherFixture, version: 3 }, 'en'),
    ]
    expect(first.id[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(second.id).not.toEqual(first.id)
  })

  test('A voucher of nine rooms stays below 150 kB and 400 ms of a processor', async () => {
    const rooms = Array.from({ length: 9 }, () => voucherFixture.rooms)
      .flat()
      .slice(0, 9)
    const times: number[] = []
    for (let run = 0; run < 5; run += 1) {
      const before = process.cpuUsage()
      const bytes = await renderVoucher({ ...voucherFixture, rooms }, 'bilingual')
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
      expect(bytes.length).toBeLessThan(150_000)
    }
    expect(Math.min(...times)).toBeLessThan(400)
  })

  test('An everyday voucher needs four font files, and the next one none', async () => {
    const asked: string[] = []
    const counting: FontFiles = (file) => {
      asked.push(file)
      return installedFonts(file)
    }
    for (const language of ['zh-cn', 'en', 'bilingual'] as const) {
      await renderVoucher({ ...voucherFixture, state: 'cancelled' }, language, { fonts: counting })
    }
    expect(asked).toHaveLength(4)
  })

  test('A font that could not be fetched is fetched again for the next voucher', async () => {
    let online = false
    const flaky: FontFiles = (file) => (online ? installedFonts(file) : Promise.reject(new Error('offline')))
    await expect(renderVoucher(voucherFixture, 'en', { fonts: flaky })).rejects.toThrow('offline')
    online = true
    expect((await renderVoucher(voucherFixture, 'en', { fonts: flaky })).length).toBeGreaterThan(1000)
  })
})
