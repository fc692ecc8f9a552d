import { moneyText } from '../../domain/money/money.ts'
import { seller } from '../../domain/seller.ts'
import { columns, field, gap, palette, panel, rule, section, stack, table, text } from '../pdf/blocks.ts'
import type { FontFiles } from '../pdf/fonts.ts'
import { openSheets } from '../pdf/page.ts'
import type { Block } from '../pdf/pen.ts'
import type { InvoiceFacts } from './facts.ts'
import { invoiceLabels, yuanInWords } from './labels.ts'

export async function printInvoice(facts: InvoiceFacts, fonts: FontFiles): Promise<Uint8Array> {
  const everything = JSON.stringify({ facts, seller, invoiceLabels })
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
    const sentence = `${facts.number}  |  ${invoiceLabels.specimen}  |  ${index + 1} / ${sheets.pens.length}`
    sheets.foot(pen, stack([rule(), text(sentence, { size: 7.5, colour: palette.quiet })], 3))
  }
  return sheets.bytes()
}

function invoiceBlocks(facts: InvoiceFacts, spelt: string): Block[] {
  return [
    heading(facts),
    gap(8),
    parties(facts),
    ...section(invoiceLabels.item, lineRows(facts)),
    gap(8),
    sums(facts, spelt),
    ...notes(facts),
  ]
}

function heading({ heading: title, number, date, corrects }: InvoiceFacts): Block {
  const names = stack(
    [
      text(title.zh, { size: 15, weight: 'bold', colour: palette.accent }),
      text(title.en, { size: 10, colour: palette.quiet }),
      text(invoiceLabels.specimen, { size: 8, colour: palette.alarm }),
    ],
    2,
  )
  const facts = stack(
    [
      field(invoiceLabels.number, number, { weight: 'bold' }),
      field(invoiceLabels.date, date),
      field(invoiceLabels.corrects, corrects ? `${corrects.number}  ${corrects.date}` : ''),
    ],
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
    field(invoiceLabels.name, [title, also].filter(Boolean).join('\n'), { size: 10, weight: 'bold' }),
    field(invoiceLabels.tax_no, tax_no),
    field(invoiceLabels.address, [address, phone].filter(Boolean).join(' ')),
    field(invoiceLabels.bank, [bank, account_no].filter(Boolean).join(' ')),
  ]
  return panel(stack(blocks, 3), { border: palette.rule })
}

/** The seller as the buyer pays it: abroad in Latin letters, on the account for other currencies. */
function sellerFor(currency: string): Party {
  if (currency === 'CNY') return seller
  const { foreign, title_en, tax_no } = seller
  return { ...foreign, title: title_en, tax_no, bank: `${foreign.bank}, SWIFT ${foreign.swift}` }
}

const parties = ({ buyer, currency }: InvoiceFacts): Block =>
  columns([
    { block: party(invoiceLabels.buyer, buyer), share: 50 },
    {
      block: party(
        invoiceLabels.seller,
        sellerFor(currency),
        currency === 'CNY' ? seller.title_en : seller.title,
      ),
      share: 50,
    },
  ])

function lineRows({ lines, currency }: InvoiceFacts): Block[] {
  const money = (amount: string) => text(moneyText({ amount, currency }), { size: 8.5, align: 'right' })
  const right = { align: 'right' } as const
  return table(
    [
      { title: invoiceLabels.item, share: 40 },
      { title: invoiceLabels.booking, share: 17 },
      { title: invoiceLabels.net, share: 18, ...right },
      { title: invoiceLabels.rate, share: 9, ...right },
      { title: invoiceLabels.tax, share: 16, ...right },
    ],
    lines.map(({ item, rooms, booking_id, net, rate, tax }) => [
      stack([text(item, { size: 8.5 }), text(rooms, { size: 7.5, colour: palette.quiet })]),
      text(booking_id, { size: 8.5 }),
      money(net),
      text(`${rate}%`, { size: 8.5, align: 'right' }),
      money(tax),
    ]),
  )
}

function sums({ net, tax, total, currency }: InvoiceFacts, spelt: string): Block {
  const rows = [
    [invoiceLabels.net, net],
    [invoiceLabels.tax, tax],
    [invoiceLabels.total, total],
  ] as const
  const lines = rows.map(([label, amount]) => {
    const look = {
      size: 10,
      weight: label === invoiceLabels.total ? 'bold' : 'regular',
      align: 'right',
    } as const
    return columns([
      { block: text(label, look), share: 70 },
      { block: text(moneyText({ amount, currency }), look), share: 30 },
    ])
  })
  const sentence =
    spelt === '' ? [] : [text(`${invoiceLabels.in_words}  ${spelt}`, { size: 9, align: 'right' })]
  return panel(stack([...lines, ...sentence], 2), { fill: palette.tint })
}

const notes = ({ remark }: InvoiceFacts): Block[] =>
  remark.trim() === '' ? [] : section(invoiceLabels.remark, [text(remark, { size: 9 })])
