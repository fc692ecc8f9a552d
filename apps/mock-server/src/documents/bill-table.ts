import type { Cell, Table } from '../domain/export/table.ts'
import type { Language } from '../texts/language.ts'
import type { Statement } from './bill-file.ts'
import { billTexts } from './bill-texts.ts'

/** The lines of a bill with their sums below. */
export function billTable({ bill, lines }: Statement, language: Language): Table {
  const words = billTexts[language]
  const row = (index: number, line: Statement['lines'][number]): Cell[] => [
    index + 1,
    line.booking_id,
    line.order_type_text,
    line.title,
    line.guest,
    line.service_date,
    line.kind_text,
    { amount: line.money.amount },
    line.money.currency,
    line.dispute ? words.dispute(line.dispute.reason) : line.remark,
  ]
  const sumRow = (title: string, money: { amount: string; currency: string }): Cell[] => [
    ...Array.from({ length: 6 }, () => null),
    title,
    { amount: money.amount },
    money.currency,
    null,
  ]
  return {
    name: bill.bill_no,
    columns: [
      { title: words.number, width: 7 },
      { title: words.booking, width: 14 },
      { title: words.service, width: 14 },
      { title: '', width: 32 },
      { title: words.guest, width: 24 },
      { title: words.date, width: 12 },
      { title: words.kind, width: 14 },
      { title: words.amount, width: 14 },
      { title: words.currency, width: 10 },
      { title: words.remark, width: 30 },
    ],
    rows: [
      ...lines.map((line, index) => row(index, line)),
      sumRow(words.total, bill.total),
      sumRow(words.paid, bill.paid),
      sumRow(words.outstanding, bill.outstanding),
    ],
  }
}
