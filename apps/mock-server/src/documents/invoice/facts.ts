import { labels, type Schemas } from '@portal/api-client/contract'
import type { InvoiceApplicationRecord } from '../../domain/invoice/application.ts'
import { taxOfLines } from '../../domain/invoice/tax.ts'
import { formatAmount, type Minor } from '../../domain/money/money.ts'
import { localClock } from '../../domain/time/zones.ts'

interface InvoiceFactsLine {
  readonly booking_id: string
  readonly item: string
  readonly net: string
  readonly tax: string
}

/** An issued invoice in words and figures, for every file format. */
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
  readonly reversed: string | null
  readonly remark: string
  /** Epoch s. */
  readonly issue_time: number
}

const headings = {
  normal: { zh: '电子发票（普通发票）', en: 'Electronic invoice (normal)' },
  special: { zh: '电子发票（增值税专用发票）', en: 'Electronic invoice (special VAT)' },
  commercial: { zh: '商业发票', en: 'Commercial invoice' },
} as const

export function invoiceFacts(application: InvoiceApplicationRecord, tz: string): InvoiceFacts {
  const { kind, currency, amount, tax, tax_rate, reversed, title, remark, content_item } = application
  const issue_time = application.issue_time ?? application.apply_time
  const amountText = (minor: Minor) => formatAmount(minor, currency)
  const taxes = taxOfLines(
    application.lines.map((line) => line.amount),
    tax_rate,
  )
  const language = kind === 'commercial' ? 'en' : 'zh-cn'
  const item = labels.InvoiceContent[language][content_item]
  return {
    number: application.invoice_no ?? '',
    date: localClock(issue_time * 1000, tz).date,
    kind,
    heading: headings[kind],
    buyer: title,
    currency,
    rate: tax_rate,
    lines: application.lines.map((line, index) => ({
      booking_id: line.order_id,
      item: kind === 'commercial' ? `${item}: ${line.title.en}` : `*旅游服务*${item} ${line.title['zh-cn']}`,
      net: amountText(line.amount - (taxes[index] ?? 0)),
      tax: amountText(taxes[index] ?? 0),
    })),
    net: amountText(amount - tax),
    tax: amountText(tax),
    total: amountText(amount),
    reversed: reversed > 0 ? amountText(reversed) : null,
    remark,
    issue_time,
  }
}
