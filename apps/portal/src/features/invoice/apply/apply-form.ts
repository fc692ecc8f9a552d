import type { Schemas } from '@portal/api-client'
import { emailError, type ValidationError } from '../../../shared/form/field-rules.ts'
import { compareAmounts } from '../../../shared/money/decimal.ts'
import { isPayable, plainAmount, typedMoney } from '../../../shared/money/typed-amount.ts'

type Row = Schemas['InvoiceableOrder']

/** Form values; amounts by booking ID, as typed. */
export interface ApplyValues {
  title_id: string
  kind: Schemas['InvoiceKind']
  email: string
  paper_address: string
  remark: string
  amounts: Readonly<Record<string, string>>
}

/** Chinese invoices are in CNY only. */
const likelyKind = (
  title: Pick<Schemas['InvoiceTitle'], 'kinds_allowed'> | undefined,
  currency: string | undefined,
): Schemas['InvoiceKind'] =>
  currency === 'CNY' && title?.kinds_allowed.includes('normal') !== false ? 'normal' : 'commercial'

const mostLetters = 200

/** The company's own references of the orders, as many as a remark holds. */
function referencesOf(rows: readonly Pick<Row, 'allocation'>[]): string {
  const own = new Set(rows.flatMap(({ allocation }) => allocation.own_reference || []))
  return [...own].reduce((text, reference) => {
    const longer = text === '' ? reference : `${text}, ${reference}`
    return longer.length > mostLetters ? text : longer
  }, '')
}

/** Initial form values. */
export const likelyValues = (
  title: Schemas['InvoiceTitle'] | undefined,
  rows: readonly Row[],
): ApplyValues => ({
  title_id: title?.id ?? '',
  kind: likelyKind(title, rows[0]?.invoiceable.currency),
  email: title?.email ?? '',
  paper_address: '',
  remark: referencesOf(rows),
  amounts: {},
})

export const amountOf = ({ amounts }: ApplyValues, { booking_id, invoiceable }: Row): string =>
  amounts[booking_id] ?? invoiceable.amount

type LineError = 'amountWrong' | 'amountTooHigh'

/** The error of one order's amount. */
export function lineError(values: ApplyValues, row: Row): LineError | null {
  const amount = amountOf(values, row)
  if (!isPayable(amount)) return 'amountWrong'
  return compareAmounts(plainAmount(amount), row.invoiceable.amount) > 0 ? 'amountTooHigh' : null
}

/** Errors of the fields other than amounts. */
export const applyErrors = ({
  title_id,
  email,
}: ApplyValues): Partial<Record<'title_id' | 'email', ValidationError>> => {
  const mail = emailError(email)
  return { ...(title_id === '' && { title_id: 'required' }), ...(mail && { email: mail }) }
}

/** The request of the preview, and of the application. */
export const toPreviewRequest = (
  values: ApplyValues,
  rows: readonly Row[],
): Schemas['PreviewInvoiceRequest'] => ({
  title_id: values.title_id,
  kind: values.kind,
  orders: rows.map((row) => ({
    id: row.booking_id,
    amount: typedMoney(amountOf(values, row), row.invoiceable.currency).amount,
  })),
})

export function toApplyRequest(
  values: ApplyValues,
  rows: readonly Row[],
  client_ref: string,
): Schemas['ApplyInvoiceRequest'] {
  const [paper_address, remark] = [values.paper_address.trim(), values.remark.trim()]
  return {
    client_ref,
    ...toPreviewRequest(values, rows),
    delivery: { email: values.email.trim(), ...(paper_address && { paper_address }) },
    ...(remark && { remark }),
  }
}
