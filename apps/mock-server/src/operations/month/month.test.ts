import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { readDocument } from '../../documents/pdf/read-text.ts'
import { readCsv, textInFormula } from '../../documents/table/read-table.ts'
import { colleague, fetchFile } from '../../testing/document-desk.ts'
import { confirmedOrder, expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('goldenland')
})

const close = (body: object, who = member) => who.post('/api/month/close', body)

/** The last cell of a booking's charge in an export of the ledger. */
async function closedMonthInExport(booking_id: string): Promise<string | undefined> {
  const { data } = await member.get('/api/wallet/ledgerExport', { keyword: booking_id, format: 'csv' })
  member.world.clock.advance(8000)
  const { bytes } = await fetchFile(member, 'goldenland', `/api/export/download?job_id=${data.job_id}`)
  const row = readCsv(bytes).find((cells) => cells.some((cell) => cell.includes(booking_id)))
  const cell = row?.at(-1)
  return cell?.startsWith('=') ? textInFormula(cell) : cell
}

describe('closing a month', () => {
  test('R6.112 What is open needs a reason, and a month closes once until it is reopened', async () => {
    expect((await close({ month: '2026-10', closed: true })).data).toMatchObject({
      error_key: 'VALIDATION',
      fields: { reason: expect.anything() },
    })
    const done = await close({ month: '2026-10', closed: true, reason: 'Invoices follow' })
    expect(done.data).toMatchObject({
      closed: true,
      history: [{ closed: true, reason: 'Invoices follow' }],
    })
    expect((await close({ month: '2026-10', closed: true, reason: 'again' })).data.error_key).toBe(
      'ACTION_NOT_ALLOWED',
    )
    expect((await close({ month: '2026-10', closed: false })).data.fields).toHaveProperty('reason')
    const open = await close({ month: '2026-10', closed: false, reason: 'Bill missing' })
    expect(open.data).toMatchObject({ closed: false, history: [{ closed: false }, { closed: true }] })
    const object = { kind: 'month', id: '2026-10' }
    const { data: log } = await member.get('/api/subaccount/log', { object: '2026-10' })
    expect(log.list).toMatchObject([
      { kind: 'month_reopened', object },
      { kind: 'month_closed', object },
    ])
    expectCleanWorld(member)
  })

  test('R6.112 A month without anything open closes without a reason, and one to come not at all', async () => {
    const early = await close({ month: '2020-01', closed: true })
    expect(early.data).toMatchObject({ closed: true, history: [{ reason: '' }] })
    expect((await close({ month: '2026-12', closed: true })).data.fields).toHaveProperty('month')
  })

  test('R6.112 A movement after closing is named with its month on page, ledger and export', async () => {
    await close({ month: '2026-11', closed: true, reason: 'Early' })
    member.world.clock.advance(60_000)
    const { booking_id } = await confirmedOrder(member)
    const { data: ledger } = await member.get('/api/wallet/ledger', { keyword: booking_id })
    expect(ledger.list).toMatchObject([{ type: 'charge', closed_month: '2026-11' }])
    const { data: books } = await member.get('/api/month/detail', { month: '2026-11' })
    const after = books.figures.find(({ kind }: { kind: string }) => kind === 'after_closing')
    const { amount } = ledger.list[0].money
    expect(after).toMatchObject({ count: 1, sums: [{ amount: `-${amount}` }] })
    expect(await closedMonthInExport(booking_id)).toBe('2026-11')
    const statement = '/api/wallet/statement?date_from=2026-11-01&date_to=2026-11-30'
    const { flat } = await readDocument((await fetchFile(member, 'goldenland', statement)).bytes)
    expect(flat).toContain('Afterclosingof2026-11')
    await close({ month: '2026-11', closed: false, reason: 'Reopened' })
    const { data: open } = await member.get('/api/wallet/ledger', { keyword: booking_id })
    expect(open.list).toMatchObject([{ closed_month: null }])
    expect(await closedMonthInExport(booking_id)).toBe('')
  })

  test('R6.112 Without the permission nobody closes a month', async () => {
    const finance = colleague(member, 'golden_finance')
    expect((await close({ month: '2020-01', closed: true }, finance)).code).toBe(1)
    const [row] = member.world.tables.member.where(({ username }) => username === 'golden_finance')
    if (!row) throw new Error('There is no such member.')
    member.world.tables.member.put({ ...row, nodes: row.nodes.filter((node) => node !== 'month/close') })
    expect((await close({ month: '2020-02', closed: true }, finance)).code).toBe(401)
    member.world.tables.member.put({ ...row, data_scope: 'own' })
    expect((await finance.get('/api/month/detail', { month: '2026-10' })).code).toBe(401)
  })
})

describe('all documents of a month', () => {
  test('R6.113 The ZIP has statement, register, bills, invoices and vouchers under names that sort', async () => {
    member = realMock('jadecredit')
    const { data } = await member.get('/api/month/export', { month: '2026-10', vouchers: 'true' })
    const waiting = await fetchFile(member, 'jadecredit', `/api/export/download?job_id=${data.job_id}`)
    expect(waiting.json).toMatchObject({ data: { error_key: 'ACTION_NOT_ALLOWED' } })
    member.world.clock.advance(8000)
    const file = await fetchFile(member, 'jadecredit', `/api/export/download?job_id=${data.job_id}`)
    expect(file).toMatchObject({ type: 'application/zip', name: 'month-2026-10-2026-11-21.zip' })
    const files = unzipSync(file.bytes)
    const names = Object.keys(files)
    expect(names).toEqual(names.toSorted())
    expect(names.slice(0, 2)).toEqual(['1-ledger-2026-10-01-2026-10-31.pdf', '2-register-2026-10.xlsx'])
    const { data: bills } = await member.get('/api/bill/index', { period: '2026-10' })
    const issued = bills.list.filter(({ status }: { status: string }) => status !== 'open')
    expect(names.filter((name) => name.startsWith('3-bills/'))).toHaveLength(issued.length)
    const [bill] = issued
    const { flat } = await readDocument(files[`3-bills/${bill.bill_no}.pdf`] as Uint8Array)
    expect(flat).toContain(bill.bill_no)
    const sheet = unzipSync(files['2-register-2026-10.xlsx'] as Uint8Array)['xl/worksheets/sheet1.xml']
    expect(strFromU8(sheet as Uint8Array)).toContain(bill.bill_no)
    expect(names.some((name) => name.startsWith('6-vouchers/'))).toBe(true)
    member.world.clock.advance(25 * 3_600_000)
    const late = await fetchFile(member, 'jadecredit', `/api/export/download?job_id=${data.job_id}`)
    expect(late.json).toMatchObject({ data: { error_key: 'ACTION_NOT_ALLOWED' } })
  })
})
