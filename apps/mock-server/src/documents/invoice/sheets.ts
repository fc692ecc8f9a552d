import { columns, field, gap, palette, panel, rule, section, stack, table, text } from '../pdf/blocks.ts'
import type { FontFiles } from '../pdf/font-files.ts'
import { type Block, contentWidth, openSheets, paper } from '../pdf/page.ts'
import { moneyInWords } from '../voucher-values.ts'
import { type InvoiceFacts, seller } from './facts.ts'
import { invoiceWords, yuanInWords } from './words.ts'

export async function printInvoice(facts: InvoiceFacts, fonts: FontFiles): Promise<Uint8Array> {
  const everything = JSON.stringify({ facts, seller, invoiceWords })
  const spelt = facts.currency === 'CNY' ? yuanInWords(facts.total) : ''
  const sheets = await openSheets(
    {
      title: `${facts.heading.zh} ${facts.heading.en} ${facts.number}`,
      author: seller.title_en,
      subject: facts.buyer.title,
      language: facts.kind === 'commercial' ? 'en' : 'zh-CN',
      issued_time: facts.issue_time,
      identity: everything,
      sample: everything + spelt,
    },
    fonts,
  )
  sheets.flow(invoiceBlocks(facts, spelt))
  for (const [index, pen] of sheets.pens.entries()) {
    const words = `${facts.number}  |  ${invoiceWords.specimen}  |  ${index + 1} / ${sheets.pens.length}`
    const footer = stack([rule(), text(words, { size: 7.5, colour: palette.quiet })], 3)
    footer.draw(pen, paper.margin, paper.height - paper.bottom + 12, contentWidth)
  }
  return sheets.bytes()
}

function invoiceBlocks(facts: InvoiceFacts, spelt: string): Block[] {
  return [
    heading(facts),
    gap(8),
    parties(facts),
    ...section(invoiceWords.item, lineRows(facts)),
    gap(8),
    sums(facts, spelt),
    ...notes(facts),
  ]
}

function heading({ heading: title, number, date }: InvoiceFacts): Block {
  const names = stack(
    [
      text(title.zh, { size: 15, weight: 'bold', colour: palette.accent }),
      text(title.en, { size: 10, colour: palette.quiet }),
      text(invoiceWords.specimen, { size: 8, colour: palette.alarm }),
    ],
    2,
  )
  const facts = stack(
    [field(invoiceWords.number, number, { weight: 'bold' }), field(invoiceWords.date, date)],
    3,
  )
  const cells = [
    { block: names, share: 60 },
    { block: facts, share: 40 },
  ]
  return stack([columns(cells), rule(2, palette.accent)], 6)
}

interface Party {
  readonly title: string
  readonly tax_no: string
  readonly address: string
  readonly phone: string
  readonly bank: string
  readonly account_no: string
}

function party(role: string, { title, tax_no, address, phone, bank, account_no }: Party, also = ''): Block {
  const blocks = [
    text(role, { size: 9, weight: 'bold', colour: palette.accent }),
    field(invoiceWords.name, [title, also].filter(Boolean).join('\n'), { size: 10, weight: 'bold' }),
    field(invoiceWords.tax_no, tax_no),
    field(invoiceWords.address, [address, phone].filter(Boolean).join(' ')),
    field(invoiceWords.bank, [bank, account_no].filter(Boolean).join(' ')),
  ]
  return panel(stack(blocks, 3), { border: palette.rule })
}

const parties = ({ buyer }: InvoiceFacts): Block =>
  columns([
    { block: party(invoiceWords.buyer, buyer), share: 50 },
    { block: party(invoiceWords.seller, seller, seller.title_en), share: 50 },
  ])

function lineRows({ lines, rate, currency }: InvoiceFacts): Block[] {
  const money = (amount: string) => text(moneyInWords({ amount, currency }), { size: 8.5, align: 'right' })
  const right = { align: 'right' } as const
  return table(
    [
      { title: invoiceWords.item, share: 40 },
      { title: invoiceWords.booking, share: 17 },
      { title: invoiceWords.net, share: 18, ...right },
      { title: invoiceWords.rate, share: 9, ...right },
      { title: invoiceWords.tax, share: 16, ...right },
    ],
    lines.map(({ item, booking_id, net, tax }) => [
      text(item, { size: 8.5 }),
      text(booking_id, { size: 8.5 }),
      money(net),
      text(`${rate}%`, { size: 8.5, align: 'right' }),
      money(tax),
    ]),
  )
}

function sums({ net, tax, total, currency, reversed }: InvoiceFacts, spelt: string): Block {
  const rows = [
    [invoiceWords.net, net],
    [invoiceWords.tax, tax],
    [invoiceWords.total, total],
    ...(reversed ? [[invoiceWords.reversed, reversed] as const] : []),
  ] as const
  const lines = rows.map(([label, amount]) => {
    const look = {
      size: 10,
      weight: label === invoiceWords.total ? 'bold' : 'regular',
      align: 'right',
    } as const
    return columns([
      { block: text(label, look), share: 70 },
      { block: text(moneyInWords({ amount, currency }), look), share: 30 },
    ])
  })
  const words = spelt === '' ? [] : [text(`${invoiceWords.in_words}  ${spelt}`, { size: 9, align: 'right' })]
  return panel(stack([...lines, ...words], 2), { fill: palette.tint })
}

const notes = ({ remark }: InvoiceFacts): Block[] =>
  remark.trim() === '' ? [] : section(invoiceWords.remark, [text(remark, { size: 9 })])
