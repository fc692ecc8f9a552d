import type { BillRecord } from '../domain/bill/bill.ts'
import type { InvoiceApplicationRecord } from '../domain/invoice/application.ts'
import { taxIn } from '../domain/invoice/tax.ts'
import type { InvoiceTitleRecord } from '../domain/invoice/title.ts'

/** An issued bill with a charge for each order. */
export function sampleBill(
  charges: readonly (readonly [order_id: string, amount: number])[],
  more: Partial<BillRecord> = {},
): BillRecord {
  const id = more.id ?? 'B2611010001'
  return {
    id,
    company_id: '1',
    currency: 'CNY',
    source: 'cycle',
    period_from: '2026-10-01',
    period_to: '2026-10-31',
    lines: charges.map(([order_id, amount], index) => ({
      line_id: `${id}-${index + 1}`,
      order_id,
      kind: 'charge' as const,
      amount,
      service_date: `2026-10-${String(index + 1).padStart(2, '0')}`,
      remark: null,
      dispute: null,
    })),
    total: charges.reduce((sum, [, amount]) => sum + amount, 0),
    paid: 0,
    status: 'issued',
    issue_time: 1_796_083_200,
    confirm_time: null,
    auto_confirmed: false,
    due_date: '2026-12-16',
    paid_time: null,
    payments: [],
    remark: '',
    version: 1,
    ...more,
  }
}

export const sampleTitle: InvoiceTitleRecord = {
  id: 'it-1',
  company_id: '1',
  title_type: 'enterprise',
  title: '昆明金桥旅行社有限公司',
  tax_no: '91530100MA6K5T2X35',
  address: '昆明市东风东路18号',
  phone: '0871-65550101',
  bank: '中国银行昆明分行',
  account_no: '6222020200112233445',
  email: 'finance@goldenbridge.example',
  is_default: true,
}

/** An application over parts of orders, just submitted. */
export function sampleApplication(
  lines: readonly (readonly [order_id: string, amount: number])[],
  more: Partial<InvoiceApplicationRecord> = {},
  tax_rate = '6',
): InvoiceApplicationRecord {
  return {
    id: 'A1',
    company_id: '1',
    currency: 'CNY',
    kind: 'normal',
    title: sampleTitle,
    amount: lines.reduce((sum, [, amount]) => sum + amount, 0),
    tax: lines.reduce((sum, [, amount]) => sum + taxIn(amount, tax_rate), 0),
    lines: lines.map(([order_id, amount]) => ({
      order_id,
      title: { en: 'Pansodan House', 'zh-cn': '班梭丹酒店' },
      rooms: { en: '', 'zh-cn': '' },
      content_item: 'accommodation',
      amount,
      tax_rate,
      tax: taxIn(amount, tax_rate),
    })),
    remark: '',
    delivery: { email: 'finance@goldenbridge.example', paper_address: '' },
    status: 'submitted',
    invoice_no: null,
    apply_time: 1_795_226_400,
    issue_time: null,
    reversed: 0,
    reversals: [],
    refuse_reason: null,
    operator: { id: '11', nickname: 'Mya' },
    ...more,
  }
}
