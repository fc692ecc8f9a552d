import type { Schemas } from '@portal/api-client/contract'
import type { Cell, Table, TotalRow } from '../domain/export/table.ts'
import type { Language } from '../texts/language.ts'
import { billTexts, remarksOf, type Statement } from './bill-texts.ts'

/** The lines of a bill, with totals below. */
export function billTable({ bill, lines }: Statement, language: Language): Table {
  const labels = billTexts[language]
  const row = (index: number, line: Statement['lines'][number]): Cell[] => [
    index + 1,
    line.booking_id,
    line.order_type_text,
    line.title,
    line.guest,
    line.rooms_text,
    line.hotel_confirmation_code,
    line.supplier_ref,
    line.allocation.own_reference,
    line.allocation.customer,
    line.allocation.cost_centre,
    { day: line.service_date },
    line.kind_text,
    line.money,
    line.money.currency,
    remarksOf(line, labels).join(' '),
  ]
  const sumRow = (title: string, money: Schemas['Money'], sums: TotalRow['sums'] = null): TotalRow => ({
    cells: [...Array.from({ length: 12 }, () => null), title, money, money.currency, null],
    sums,
  })
  return {
    name: bill.bill_no,
    columns: [
      { title: labels.number, width: 7 },
      { title: labels.booking, width: 14 },
      { title: labels.product, width: 14 },
      { title: labels.service, width: 32 },
      { title: labels.guest, width: 24 },
      { title: labels.rooms, width: 30 },
      { title: labels.hotel_confirmation_code, width: 18 },
      { title: labels.supplier_ref, width: 18 },
      { title: labels.own_reference, width: 18 },
      { title: labels.customer, width: 20 },
      { title: labels.cost_centre, width: 16 },
      { title: labels.date, width: 12 },
      { title: labels.kind, width: 14 },
      { title: labels.amount, width: 14, total: 'sum' },
      { title: labels.currency, width: 10, total: 'currency' },
      { title: labels.remark, width: 30 },
    ],
    rows: lines.map((line, index) => row(index, line)),
    totals: [
      sumRow(labels.total, bill.total, bill.total.currency),
      sumRow(labels.paid, bill.paid),
      sumRow(labels.outstanding, bill.outstanding),
    ],
  }
}
