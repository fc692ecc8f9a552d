import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readDocument } from '../../documents/pdf/read-text.ts'
import { billDesk } from '../../testing/bill-desk.ts'
import { fetchFile } from '../../testing/document-desk.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

const { applied, confirmed } = billDesk(() => member)

describe('statements as files', () => {
  test.each([
    ['en', 'Statement of account', 'Jade Route Holidays', 'Page 1 of 1'],
    ['zh-cn', '对账单', '翠路假期', '第 1 页，共 1 页'],
  ] as const)(
    'R9.64 The words of the PDF in %s can be searched, references too',
    async (language, ...texts) => {
      const { bill: made, orders } = await applied(1)
      const file = await fetchFile(member, 'jadecredit', `/api/bill/download?id=${made.bill_no}`, language)
      expect(file).toMatchObject({ type: 'application/pdf', name: `statement-${made.bill_no}-v1.pdf` })
      const { flat } = await readDocument(file.bytes)
      const [order] = orders
      const { data: payee } = await member.get('/api/wallet/payee')
      for (const text of [
        ...texts,
        made.bill_no,
        order?.booking_id,
        order?.supplier_ref,
        made.due_date,
        payee.account_number,
      ])
        expect(flat).toContain(String(text).replaceAll(' ', ''))
      const again = await fetchFile(member, 'jadecredit', `/api/bill/download?id=${made.bill_no}`, language)
      expect(again.bytes).toEqual(file.bytes)
    },
  )

  test('The table has every line, and the sums as numbers', async () => {
    const { bill: made } = await applied(1)
    const file = await fetchFile(member, 'jadecredit', `/api/bill/download?id=${made.bill_no}&format=xlsx`)
    expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const { unzipSync, strFromU8 } = await import('fflate')
    const sheet = strFromU8(unzipSync(file.bytes)['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect(sheet).toContain(`<v>${made.total.amount}</v>`)
    expect(sheet).toContain('Booking ID')
    expect(sheet).not.toContain('<t xml:space="preserve"></t>')
    // The day of a line is a date; the filter holds lines alone, not their sums.
    expect(sheet).toMatch(/<c r="[A-Z]2" s="5"><v>\d{5}<\/v><\/c>/)
    expect(/<autoFilter ref="A1:[A-Z]+(\d+)"\/>/.exec(sheet)?.[1]).toBe(String(made.lines_count + 1))
  })

  test('The same lines are available as CSV', async () => {
    const { bill: made } = await confirmed(1)
    const file = await fetchFile(member, 'jadecredit', `/api/bill/download?id=${made.bill_no}&format=csv`)
    const rows = new TextDecoder().decode(file.bytes).trim().split('\r\n')
    expect(rows).toHaveLength(1 + made.lines_count + 3)
    expect(rows.at(-1)).toContain(made.outstanding.amount)
  })
})
