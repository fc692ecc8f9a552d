import { labels, type Schemas } from '@portal/api-client/contract'
import type {
  InvoiceApplicationRecord,
  InvoiceLineRecord,
  InvoiceReversalRecord,
} from '../../domain/invoice/application.ts'
import { formatAmount, type Minor } from '../../domain/money/money.ts'
import { localClock } from '../../domain/time/zones.ts'

interface InvoiceFactsLine {
  readonly booking_id: string
  readonly item: string
  /** Each room; empty where there are not several. */
  readonly rooms: string
  readonly net: string
  /** In percent. */
  readonly rate: string
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

/** The short names of tax categories, which the tax office puts before each item. */
const categories: Readonly<Record<Schemas['InvoiceContent'], string>> = {
  accommodation: '住宿服务',
  transport: '运输服务',
}

function itemOf(kind: Schemas['InvoiceKind'], { content_item, title }: InvoiceLineRecord): string {
  if (kind === 'commercial') return `${labels.InvoiceContent.en[content_item]}: ${title.en}`
  return `*${categories[content_item]}*${labels.InvoiceContent['zh-cn'][content_item]} ${title['zh-cn']}`
}

const sumOf = (lines: readonly InvoiceLineRecord[], key: 'amount' | 'tax') =>
  lines.reduce((sum, each) => sum + each[key], 0)

const dayAt = (seconds: number, tz: string) => localClock(seconds * 1000, tz).date

/** The facts that invoice and credit note share, for these lines. */
function factsOf({ kind, currency, title }: InvoiceApplicationRecord, lines: readonly InvoiceLineRecord[]) {
  const amountText = (minor: Minor) => formatAmount(minor, currency)
  return {
    kind,
    buyer: title,
    currency,
    lines: lines.map((line) => ({
      booking_id: line.order_id,
      item: itemOf(kind, line),
      rooms: line.rooms[kind === 'commercial' ? 'en' : 'zh-cn'],
      net: amountText(line.amount - line.tax),
      rate: line.tax_rate,
      tax: amountText(line.tax),
    })),
    net: amountText(sumOf(lines, 'amount') - sumOf(lines, 'tax')),
    tax: amountText(sumOf(lines, 'tax')),
    total: amountText(sumOf(lines, 'amount')),
  }
}

/** `tz` is the buyer's. */
export function invoiceFacts(application: InvoiceApplicationRecord, tz: string): InvoiceFacts {
  const issue_time = application.issue_time ?? application.apply_time
  return {
    ...factsOf(application, application.lines),
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
      reversal.shares.flatMap(({ order_id, amount, tax }) =>
        application.lines
          .filter((line) => line.order_id === order_id)
          .map((line) => ({ ...line, amount: -amount, tax: -tax })),
      ),
    ),
    number: reversal.red_no ?? '',
    date: dayAt(issue_time, tz),
    heading: creditHeadings[application.kind],
    corrects: { number, date },
    remark: reversal.reason,
    issue_time,
  }
}
