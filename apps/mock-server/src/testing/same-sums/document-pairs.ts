import type { Schemas } from '@portal/api-client/contract'
import { fetchFile } from '../document-desk.ts'
import type { RealMock } from '../real-mock.ts'
import { cents, linesOf, minor, only, type Pair, type Persona, pages, sum } from './pair.ts'

export async function billPairs(member: RealMock, persona: Persona): Promise<Pair[]> {
  const { first, list } = await pages<Schemas['BillSummary']>(member, '/api/bill/index')
  const counted: number[] = Object.values(first.by_status)
  const pairs: Pair[] = [
    ['bills listed, by status', first.total, sum(counted, (count) => count)],
    [
      'outstanding of all bills, of the rows',
      only(first.outstanding),
      sum(list, (row) => cents(row.outstanding)),
    ],
  ]
  const shown = list.filter(({ status }) => status !== 'void').slice(0, 5)
  for (const row of shown) {
    const { bill, lines }: Schemas['GetBillAnswer'] = (
      await member.get('/api/bill/detail', { id: row.bill_no, limit: 100 })
    ).data
    const counts = bill.payments.filter(({ status }) => status === 'verified')
    const all = lines.total === lines.list.length
    const file = await fetchFile(member, persona, `/api/bill/download?id=${bill.bill_no}&format=csv`)
    const [total, paid, outstanding] = linesOf(file.bytes)
      .slice(-3)
      .map((line) => minor(line.at(13)))
    pairs.push(
      ['total of a bill in list and drawer', cents(row.total), cents(bill.total)],
      ['outstanding of a bill in list and drawer', cents(row.outstanding), cents(bill.outstanding)],
      [
        'total of a bill less paid, outstanding',
        cents(bill.total) - cents(bill.paid),
        cents(bill.outstanding),
      ],
      [
        'lines of a bill, its total',
        all ? sum(lines.list, ({ money }) => cents(money)) : cents(bill.total),
        cents(bill.total),
      ],
      ['number of lines, lines', bill.lines_count, lines.total],
      ['total of a bill, of its file', cents(bill.total), total ?? Number.NaN],
      ['paid of a bill, of its file', cents(bill.paid), paid ?? Number.NaN],
      ['outstanding of a bill, of its file', cents(bill.outstanding), outstanding ?? Number.NaN],
      [
        'payments of a bill that count, at least what is paid',
        Math.min(
          sum(counts, ({ money }) => cents(money)),
          cents(bill.paid),
        ),
        cents(bill.paid),
      ],
    )
  }
  const billable = await pages<Schemas['BillableOrder']>(member, '/api/bill/eligible')
  const some = billable.list.find(({ eligible }) => eligible)
  pairs.push([
    'not billed yet, of the rows',
    only(billable.first.sums),
    sum(billable.list, (row) => cents(row.unbilled)),
  ])
  for (const row of billable.list.slice(0, 3)) {
    const { order } = (await member.get('/api/order/detail', { id: row.booking_id })).data
    pairs.push([
      'charged less refunds of an order to settle, on the order',
      cents(row.settlement_money),
      cents(order.settlement_money),
    ])
  }
  if (!some) return pairs
  const body = { client_ref: '7b1f9f0a-2c1d-4e5f-8a9b-000000000990', order_ids: [some.booking_id] }
  const { bill } = (await member.post('/api/bill/apply', body)).data
  return [
    ...pairs,
    ['not billed yet, on the bill that was applied for', cents(some.unbilled), cents(bill.total)],
  ]
}

export async function invoicePairs(member: RealMock, persona: Persona): Promise<Pair[]> {
  const { first, list } = await pages<Schemas['InvoiceApplicationSummary']>(member, '/api/invoice/index')
  const counted: number[] = Object.values(first.by_status)
  const pairs: Pair[] = [['invoices listed, by status', first.total, sum(counted, (count) => count)]]
  for (const row of list.slice(0, 9)) {
    const { application: one }: Schemas['GetInvoiceAnswer'] = (
      await member.get('/api/invoice/detail', { id: row.id })
    ).data
    const done = one.reversals.filter(({ status }) => status === 'done')
    const left = cents(one.amount) - sum(done, ({ amount }) => cents(amount))
    const isOpen = one.status === 'issued' || one.status === 'partially_reversed'
    pairs.push(
      ['amount of an invoice in list and drawer', cents(row.amount), cents(one.amount)],
      ['tax of an invoice in list and drawer', cents(row.tax), cents(one.tax)],
      ['lines of an invoice, its amount', sum(one.lines, ({ amount }) => cents(amount)), cents(one.amount)],
      ['taxes of the lines, the tax of the invoice', sum(one.lines, ({ tax }) => cents(tax)), cents(one.tax)],
      ['left to reverse, amount less reversals', cents(one.reversible), isOpen ? left : 0],
      [
        'reversals in list and drawer',
        sum(row.reversals, ({ amount }) => cents(amount)),
        sum(done, ({ amount }) => cents(amount)),
      ],
      [
        'lines of the reversals, their amount',
        sum(
          done.flatMap(({ lines }) => lines),
          ({ amount }) => cents(amount),
        ),
        sum(done, ({ amount }) => cents(amount)),
      ],
      [
        'taxes of those lines, tax of the reversals',
        sum(
          done.flatMap(({ lines }) => lines),
          ({ tax }) => cents(tax),
        ),
        sum(done, ({ tax }) => cents(tax)),
      ],
    )
    if (one.status === 'reversed')
      pairs.push([
        'taxes of all reversals, the tax of the invoice',
        sum(done, ({ tax }) => cents(tax)),
        cents(one.tax),
      ])
    if (!one.files.includes('xml')) continue
    const { bytes } = await fetchFile(member, persona, `/api/invoice/download?id=${one.id}&format=xml`)
    const xml = new TextDecoder().decode(bytes)
    const inFile = (tag: string) => minor(xml.match(new RegExp(`<${tag}>([^<]*)</${tag}></?[^L]`))?.[1])
    const taxes = [...xml.matchAll(/<TaxAmount>([^<]*)<\/TaxAmount><\/Line>/g)].map(([, tax]) => minor(tax))
    pairs.push(
      ['amount of an invoice, of its data file', cents(one.amount), inFile('TotalWithTax')],
      ['tax of an invoice, of the lines of its data file', cents(one.tax), sum(taxes, (tax) => tax)],
    )
  }
  const orders = await pages<Schemas['InvoiceableOrder']>(member, '/api/invoice/eligible')
  for (const row of orders.list.slice(0, 5)) {
    const { order } = (await member.get('/api/order/detail', { id: row.booking_id })).data
    pairs.push([
      'charged less refunds of an order to invoice, on the order',
      cents(row.settlement_money),
      cents(order.settlement_money),
    ])
  }
  const free = orders.list.filter(({ blocked_key }) => blocked_key === null)
  for (const row of free.slice(0, 5)) {
    const { order } = (await member.get('/api/order/detail', { id: row.booking_id })).data
    if (order.refunds?.length > 0) continue
    pairs.push([
      'charged less refunds less invoiced, to invoice',
      cents(row.settlement_money) - cents(row.invoiced),
      cents(row.invoiceable),
    ])
  }
  return pairs
}
