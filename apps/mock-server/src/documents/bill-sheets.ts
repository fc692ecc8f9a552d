import type { Language } from '../texts/language.ts'
import type { Statement } from './bill-file.ts'
import { type BillTexts, billTexts } from './bill-texts.ts'
import { columns, field, gap, palette, panel, rule, section, stack, table, text } from './pdf/blocks.ts'
import type { FontFiles } from './pdf/font-files.ts'
import { type Block, contentWidth, openSheets, paper } from './pdf/page.ts'
import type { Pen } from './pdf/pen.ts'
import { instantInWords, moneyInWords } from './voucher-values.ts'

export async function printBill(
  statement: Statement,
  language: Language,
  fonts: FontFiles,
): Promise<Uint8Array> {
  const { bill, company } = statement
  const words = billTexts[language]
  const everything = JSON.stringify(statement)
  const sheets = await openSheets(
    {
      title: `${words.title} ${bill.bill_no}`,
      author: 'Travel portal',
      subject: company[language],
      language: language === 'en' ? 'en' : 'zh-CN',
      issued_time: bill.issue_time ?? 0,
      identity: `${language}\u001f${everything}`,
      sample: everything + JSON.stringify(billTexts[language]),
    },
    fonts,
  )
  sheets.flow(billBlocks(statement, words, language))
  for (const [index, pen] of sheets.pens.entries())
    printFooter(pen, statement, words, index + 1, sheets.pens.length)
  return sheets.bytes()
}

function billBlocks(statement: Statement, words: BillTexts, language: Language): Block[] {
  return [
    heading(statement, words, language),
    gap(8),
    factsPanel(statement, words),
    ...section(words.lines, lineRows(statement, words)),
    gap(8),
    sums(statement, words),
    ...section(words.payments, paymentRows(statement)),
  ]
}

function heading({ bill, company }: Statement, words: BillTexts, language: Language): Block {
  const names = stack(
    [
      text(company[language], { size: 14, weight: 'bold', colour: palette.accent }),
      text(company[language === 'en' ? 'zh-cn' : 'en'], { size: 9, colour: palette.quiet }),
    ],
    2,
  )
  const title = text(`${words.title}\n${bill.bill_no}`, { size: 14, weight: 'bold', align: 'right' })
  const cells = [
    { block: names, share: 60 },
    { block: title, share: 40 },
  ]
  return stack([columns(cells), rule(2, palette.accent)], 6)
}

function factsPanel({ bill, tz }: Statement, words: BillTexts): Block {
  const issued = bill.issue_time === null ? words.not_issued : instantInWords(bill.issue_time, tz)
  const facts: readonly (readonly [string, string])[] = [
    [words.period, `${bill.period_from} – ${bill.period_to}`],
    [words.issued, issued],
    [words.due, bill.due_date ?? words.not_issued],
    [words.status, bill.status_text],
  ]
  const cells = facts.map(([label, value]) => ({
    block: field(label, value, { size: 10, weight: 'bold' }),
    share: 25,
  }))
  return panel(columns(cells), { fill: palette.tint, edge: palette.accent })
}

function lineRows({ lines }: Statement, words: BillTexts): Block[] {
  const titles = [
    { title: words.booking, share: 17 },
    { title: words.service, share: 32 },
    { title: words.date, share: 14 },
    { title: words.kind, share: 15 },
    { title: words.amount, share: 22, align: 'right' as const },
  ]
  return table(
    titles,
    lines.map((line) => [
      text(line.booking_id, { size: 8.5 }),
      text([`${line.title} · ${line.guest}`, ...remarks(line, words)].join('\n'), { size: 8.5 }),
      text(line.service_date, { size: 8.5 }),
      text(line.kind_text, { size: 8.5 }),
      text(moneyInWords(line.money), { size: 8.5, align: 'right' }),
    ]),
  )
}

function remarks({ remark, dispute }: Statement['lines'][number], words: BillTexts): string[] {
  const disputed = dispute
    ? [words.dispute(dispute.reason), dispute.answer ? words.answer(dispute.answer) : '']
    : []
  return [remark, ...disputed].filter(Boolean)
}

function sums({ bill }: Statement, words: BillTexts): Block {
  const rows = [
    [words.total, bill.total],
    [words.paid, bill.paid],
    [words.outstanding, bill.outstanding],
  ] as const
  const lines = rows.map(([label, money], index) => {
    const look = { size: 10, weight: index === 2 ? 'bold' : 'regular', align: 'right' } as const
    return columns([
      { block: text(label, look), share: 72 },
      { block: text(moneyInWords(money), look), share: 28 },
    ])
  })
  return panel(stack(lines, 2), { border: palette.rule })
}

function paymentRows({ bill, tz }: Statement): Block[] {
  return bill.payments.map(({ time, channel_text, status_text, money }) =>
    columns([
      { block: text(instantInWords(time, tz), { size: 8.5 }), share: 34 },
      { block: text(`${channel_text} · ${status_text}`, { size: 8.5 }), share: 38 },
      { block: text(moneyInWords(money), { size: 8.5, align: 'right' }), share: 28 },
    ]),
  )
}

function printFooter(pen: Pen, { bill }: Statement, words: BillTexts, page: number, pages: number): void {
  const facts = [bill.bill_no, words.version(bill.version), words.page(page, pages)]
  const footer = stack([rule(), text(facts.join('  |  '), { size: 7.5, colour: palette.quiet })], 3)
  footer.draw(pen, paper.margin, paper.height - paper.bottom + 12, contentWidth)
}
