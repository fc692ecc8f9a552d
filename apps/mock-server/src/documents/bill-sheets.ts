import { moneyText } from '../domain/money/money.ts'
import type { Language } from '../texts/language.ts'
import { type BillTexts, billTexts, remarksOf, type Statement } from './bill-texts.ts'
import { columns, field, gap, palette, panel, rule, section, stack, table, text } from './pdf/blocks.ts'
import type { FontFiles } from './pdf/fonts.ts'
import { openSheets } from './pdf/page.ts'
import type { Block } from './pdf/pen.ts'
import { instantText } from './voucher-values.ts'

export async function printBill(
  statement: Statement,
  language: Language,
  fonts: FontFiles,
): Promise<Uint8Array> {
  const { bill, company } = statement
  const labels = billTexts[language]
  const everything = JSON.stringify(statement)
  const sheets = await openSheets(
    {
      title: `${labels.title} ${bill.bill_no}`,
      author: 'Travel portal',
      subject: company[language],
      language: language === 'en' ? 'en' : 'zh-CN',
      issued_time: bill.issue_time ?? 0,
      identity: `${language}\u001f${everything}`,
      sample: everything + JSON.stringify(billTexts[language]),
    },
    fonts,
  )
  sheets.flow(billBlocks(statement, labels, language))
  for (const [index, pen] of sheets.pens.entries())
    sheets.foot(pen, footerOf(statement, labels, index + 1, sheets.pens.length))
  return sheets.bytes()
}

function billBlocks(statement: Statement, labels: BillTexts, language: Language): Block[] {
  return [
    heading(statement, labels, language),
    gap(8),
    factsPanel(statement, labels),
    ...section(labels.lines, lineRows(statement, labels)),
    gap(8),
    sums(statement, labels),
    ...section(labels.payments, paymentRows(statement)),
    ...section(labels.payee, [payeePanel(statement, labels)]),
  ]
}

function heading({ bill, company }: Statement, labels: BillTexts, language: Language): Block {
  const names = stack(
    [
      text(company[language], { size: 14, weight: 'bold', colour: palette.accent }),
      text(company[language === 'en' ? 'zh-cn' : 'en'], { size: 9, colour: palette.quiet }),
    ],
    2,
  )
  const title = text(`${labels.title}\n${bill.bill_no}`, { size: 14, weight: 'bold', align: 'right' })
  const cells = [
    { block: names, share: 60 },
    { block: title, share: 40 },
  ]
  return stack([columns(cells), rule(2, palette.accent)], 6)
}

function factsPanel({ bill, tz }: Statement, labels: BillTexts): Block {
  const issued = bill.issue_time === null ? labels.not_issued : instantText(bill.issue_time, tz)
  const facts: readonly (readonly [string, string])[] = [
    [labels.period, `${bill.period_from} – ${bill.period_to}`],
    [labels.issued, issued],
    [labels.due, bill.due_date ?? labels.not_issued],
    ...(bill.dispute_until === null
      ? []
      : [[labels.dispute_until, instantText(bill.dispute_until, tz)] as const]),
    [labels.status, bill.status_text],
  ]
  const cells = facts.map(([label, value]) => ({
    block: field(label, value, { size: 10, weight: 'bold' }),
    share: 100 / facts.length,
  }))
  return panel(columns(cells), { fill: palette.tint, edge: palette.accent })
}

function lineRows({ lines }: Statement, labels: BillTexts): Block[] {
  const titles = [
    { title: labels.booking, share: 14 },
    { title: labels.service, share: 44 },
    { title: labels.date, share: 12 },
    { title: labels.kind, share: 11 },
    { title: labels.amount, share: 19, align: 'right' as const },
  ]
  return table(
    titles,
    lines.map((line) => [
      text(line.booking_id, { size: 8.5 }),
      stack([
        text(`${line.title} · ${line.guest}`, { size: 8.5 }),
        text(line.rooms_text, { size: 7.5, colour: palette.quiet }),
        text(references(line, labels), { size: 7.5, colour: palette.quiet }),
        text(remarksOf(line, labels).join('\n'), { size: 8.5 }),
      ]),
      text(line.service_date, { size: 8.5 }),
      text(line.kind_text, { size: 8.5 }),
      text(moneyText(line.money), { size: 8.5, align: 'right' }),
    ]),
  )
}

const references = (
  { hotel_confirmation_code, supplier_ref, allocation }: Statement['lines'][number],
  labels: BillTexts,
): string =>
  [
    hotel_confirmation_code && `${labels.hotel_confirmation_code} ${hotel_confirmation_code}`,
    supplier_ref && `${labels.supplier_ref} ${supplier_ref}`,
    allocation.own_reference && `${labels.own_reference} ${allocation.own_reference}`,
    allocation.customer && `${labels.customer} ${allocation.customer}`,
    allocation.cost_centre && `${labels.cost_centre} ${allocation.cost_centre}`,
  ]
    .filter(Boolean)
    .join(' · ')

function sums({ bill }: Statement, labels: BillTexts): Block {
  const rows = [
    [labels.total, bill.total],
    [labels.paid, bill.paid],
    [labels.outstanding, bill.outstanding],
  ] as const
  const lines = rows.map(([label, money], index) => {
    const look = { size: 10, weight: index === 2 ? 'bold' : 'regular', align: 'right' } as const
    return columns([
      { block: text(label, look), share: 72 },
      { block: text(moneyText(money), look), share: 28 },
    ])
  })
  return panel(stack(lines, 2), { border: palette.rule })
}

/** Where to pay the outstanding amount; the bill number is the payment reference. */
function payeePanel({ bill, payee }: Statement, labels: BillTexts): Block {
  const row = (facts: readonly (readonly [string, string])[]): Block =>
    columns(
      facts.map(([label, value]) => ({
        block: field(label, value, { size: 9 }),
        share: 100 / facts.length,
      })),
    )
  const rows = [
    row([
      [labels.account_name, payee.name],
      [labels.bank, payee.bank],
    ]),
    row([
      [labels.account_number, payee.account_number],
      ...(payee.swift === null ? [] : [[labels.swift, payee.swift] as const]),
      [labels.reference, bill.bill_no],
    ]),
  ]
  return panel(stack(rows, 4), { fill: palette.tint, edge: palette.accent })
}

function paymentRows({ bill, tz }: Statement): Block[] {
  return bill.payments.map(({ time, channel_text, status_text, money }) =>
    columns([
      { block: text(instantText(time, tz), { size: 8.5 }), share: 34 },
      { block: text(`${channel_text} · ${status_text}`, { size: 8.5 }), share: 38 },
      { block: text(moneyText(money), { size: 8.5, align: 'right' }), share: 28 },
    ]),
  )
}

function footerOf({ bill }: Statement, labels: BillTexts, page: number, pages: number): Block {
  const facts = [bill.bill_no, labels.version(bill.version), labels.page(page, pages)]
  return stack([rule(), text(facts.join('  |  '), { size: 7.5, colour: palette.quiet })], 3)
}
