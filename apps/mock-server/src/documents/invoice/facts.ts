import { labels, type Schemas } from '@portal/api-client/contract'
import type { InvoiceApplicationRecord, InvoiceReversalRecord } from '../../domain/invoice/application.ts'
import { taxOfLines } from '../../domain/invoice/tax.ts'
import { formatAmount, type Minor } from '../../domain/money/money.ts'
import { localClock } from '../../domain/time/zones.ts'

interface InvoiceFactsLine {
  readonly booking_id: string
  readonly item: string
  readonly net: string
  readonly tax: string
}

/** An issued invoice or credit note in words and figures, for every file format. It never changes once issued. */
export interface InvoiceFacts {
  readonly number: string
  readonly date: string
  readonly kind: Schemas['InvoiceKind']
  readonly heading: { readonly zh: string; readonly en: string }
  readonly buyer: InvoiceApplicationRecord['title']
  readonly currency: string
  /** In percent. */
  readonly rate: string
  readonly lines: readonly InvoiceFactsLine[]
  readonly net: string
  readonly tax: string
  readonly total: string
  /** The invoice that a red letter or credit note takes back; null for an invoice. */
  readonly corrects: { readonly number: string; readonly date: string } | null
  readonly remark: string
  /** Epoch s. */
  readonly issue_time: number
}

const headings = {
  normal: { zh: '电子发票（普通发票）', en: 'Electronic invoice (normal)' },
  special: { zh: '电子发票（增值税专用发票）', en: 'Electronic invoice (special VAT)' },
  commercial: { zh: '商业发票', en: 'Commercial invoice' },
} as const

const creditHeadings = {
  normal: { zh: '红字电子发票（普通发票）', en: 'Red-letter electronic invoice (normal)' },
  special: { zh: '红字电子发票（增值税专用发票）', en: 'Red-letter electronic invoice (special VAT)' },
  commercial: { zh: '贷项通知单', en: 'Credit note' },
} as const

interface FactsAmount {
  readonly order_id: string
  readonly amount: Minor
  readonly tax: Minor
}

const sumOf = (amounts: readonly FactsAmount[], key: 'amount' | 'tax') =>
  amounts.reduce((sum, each) => sum + each[key], 0)

const dayAt = (seconds: number, tz: string) => localClock(seconds * 1000, tz).date

/** The facts that invoice and credit note share, for these amounts with tax. */
function factsOf(application: InvoiceApplicationRecord, amounts: readonly FactsAmount[]) {
  const { kind, currency, tax_rate, title, content_item, lines } = application
  const amountText = (minor: Minor) => formatAmount(minor, currency)
  const language = kind === 'commercial' ? 'en' : 'zh-cn'
  const item = labels.InvoiceContent[language][content_item]
  return {
    kind,
    buyer: title,
    currency,
    rate: tax_rate,
    lines: amounts.map(({ order_id, amount, tax }) => {
      const service = lines.find((line) => line.order_id === order_id)?.title
      return {
        booking_id: order_id,
        item:
          kind === 'commercial'
            ? `${item}: ${service?.en ?? ''}`
            : `*旅游服务*${item} ${service?.['zh-cn'] ?? ''}`,
        net: amountText(amount - tax),
        tax: amountText(tax),
      }
    }),
    net: amountText(sumOf(amounts, 'amount') - sumOf(amounts, 'tax')),
    tax: amountText(sumOf(amounts, 'tax')),
    total: amountText(sumOf(amounts, 'amount')),
  }
}

/** `tz` is the buyer's. */
export function invoiceFacts(application: InvoiceApplicationRecord, tz: string): InvoiceFacts {
  const issue_time = application.issue_time ?? application.apply_time
  const taxes = taxOfLines(
    application.lines.map((line) => line.amount),
    application.tax_rate,
  )
  return {
    ...factsOf(
      application,
      application.lines.map((line, index) => ({ ...line, tax: taxes[index] ?? 0 })),
    ),
    number: application.invoice_no ?? '',
    date: dayAt(issue_time, tz),
    heading: headings[application.kind],
    corrects: null,
    remark: application.remark,
    issue_time,
  }
}

/** A reversal as a document of its own: a red letter, or the credit note of a commercial invoice. */
export function creditNoteFacts(
  application: InvoiceApplicationRecord,
  reversal: InvoiceReversalRecord,
  tz: string,
): InvoiceFacts {
  const issue_time = reversal.issue_time ?? reversal.time
  const { number, date } = invoiceFacts(application, tz)
  return {
    ...factsOf(
      application,
      reversal.shares.map((share) => ({ ...share, amount: -share.amount, tax: -share.tax })),
    ),
    number: reversal.red_no ?? '',
    date: dayAt(issue_time, tz),
    heading: creditHeadings[application.kind],
    corrects: { number, date },
    remark: reversal.reason,
    issue_time,
  }
}
