import { labels } from '@portal/api-client/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCsv, readXlsx } from '../../documents/table/read-table.ts'
import { colleague, fetchFile } from '../../testing/document-desk.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const cents = (amount = '') => Math.round(Number(amount) * 100)

async function register(query: object = {}) {
  const { data } = await member.get('/api/invoice/export', { format: 'csv', ...query })
  member.world.clock.advance(10_000)
  const { bytes } = await fetchFile(member, 'goldenland', `/api/export/download?job_id=${data.job_id}`)
  return bytes
}

/** Rows by column title; the last are the totals. */
async function rowsOf(query: object = {}) {
  const [titles = [], ...rows] = readCsv(await register({ ...query, format: 'csv' }))
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [titles[at] ?? '', cell])))
}

/** An invoice of which a part is taken back. */
function reversed() {
  const [found] = member.world.tables.invoice_application.where(
    ({ company_id, reversals }) =>
      company_id === ownCompany() && reversals.some(({ issue_time }) => issue_time !== null),
  )
  const back = found?.reversals.find(({ issue_time }) => issue_time !== null)
  if (!found || !back) throw new Error('The world has a reversed invoice')
  return { found, back }
}

describe('the register of invoices', () => {
  test('R6.121 Net, tax and gross of its rows are those of the invoices less what took back', async () => {
    const rows = await rowsOf()
    const totals = rows.filter(({ Number: number }) => number === 'Total of all rows')
    const issued = member.world.tables.invoice_application.where(
      ({ company_id, issue_time }) => issue_time !== null && company_id === ownCompany(),
    )
    expect(issued.length).toBeGreaterThan(0)
    const back = issued.flatMap(({ reversals }) => reversals.filter(({ issue_time }) => issue_time !== null))
    const gross = (of: readonly { amount: number }[]) => of.reduce((sum, { amount }) => sum + amount, 0)
    const sum = (column: string) => totals.reduce((all, row) => all + cents(row[column]), 0)
    expect(sum('Amount with tax')).toBe(gross(issued) - gross(back))
    expect(sum('Amount without tax') + sum('Tax')).toBe(sum('Amount with tax'))
  })

  test('R6.121 A month has what was issued in it, as the books of the month count it', async () => {
    const month = new Date((reversed().back.issue_time ?? 0) * 1000).toISOString().slice(0, 7)
    const { data } = await member.get('/api/month/detail', { month })
    const figure = (kind: string) => data.figures.find((one: { kind: string }) => one.kind === kind)
    const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
    const rows = await rowsOf({ date_from: `${month}-01`, date_to: `${month}-${last}` })
    const documents = rows.filter((row) => row['Booking ID'] !== '')
    const sumOf = (kind: RegExp) =>
      documents
        .filter(({ Document: document = '' }) => kind.test(document))
        .reduce((sum, row) => sum + cents(row['Amount with tax']), 0)
    const counted = (kind: string) =>
      figure(kind).sums.reduce((sum: number, { amount }: { amount: string }) => sum + cents(amount), 0)
    expect(sumOf(/^Invoice$/)).toBe(counted('invoices'))
    expect(counted('credit_notes')).toBeGreaterThan(0)
    expect(sumOf(/^(Red letter|Credit note)$/) + counted('credit_notes')).toBe(0)
    expect(new Set(documents.map((row) => (row['Issued on'] ?? '').slice(0, 7)))).toEqual(new Set([month]))
  })

  test('R6.121 A red letter names the invoice that it takes back, below zero, and the invoice names it', async () => {
    const { found, back } = reversed()
    const rows = await rowsOf()
    const plain = (cell = '') => cell.replace(/^="(.*)"$/, '$1')
    const of = (number: string) => rows.filter(({ Number: cell }) => plain(cell) === number)
    expect(of(back.red_no ?? '').length).toBeGreaterThan(0)
    for (const row of of(back.red_no ?? '')) {
      expect(plain(row['Corrects'])).toBe(found.invoice_no)
      expect(cents(row['Amount with tax'])).toBeLessThan(0)
      expect(row['Status']).toBe(labels.InvoiceApplicationStatus.en.issued)
    }
    expect(plain(of(found.invoice_no ?? '')[0]?.['Corrected by'])).toContain(back.red_no)
  })

  test('R6.120 In a workbook its sums follow a filter', async () => {
    const cells = readXlsx(await register({ format: 'xlsx' }))
    expect(cells.filter(({ formula }) => formula !== '').length).toBeGreaterThanOrEqual(3)
  })

  test('It is refused to a member who may not see what orders cost', async () => {
    const [viewer] = member.world.tables.member.where(({ username }) => username === 'golden_viewer')
    if (!viewer) throw new Error('The member is seeded')
    const nodes = viewer.nodes.filter((node) => node !== 'order/viewNet')
    member.world.tables.member.put({ ...viewer, nodes })
    expect(await colleague(member, 'golden_viewer').get('/api/invoice/export')).toMatchObject({ code: 401 })
  })
})

function ownCompany(): string {
  const [own] = member.world.tables.member.where(({ username }) => username === 'goldenland')
  if (!own) throw new Error('The member is seeded')
  return own.company_id
}
