import type { Schemas } from '@portal/api-client/contract'
import { fromFen } from '../hotel/currency.ts'
import { type Minor, parseAmount } from '../money/money.ts'
import type { ArticleRecord, PaymentRow } from './content.ts'

type PayType = Schemas['ContentPayType']

/** Ways to pay by telephone: the payer's own money, outside the ledger of the company. */
export const byPhone = (type: PayType): boolean => type === 'wx' || type === 'alipay'

/** What an amount in renminbi takes from a balance, at the frozen rate; whatever costs anything takes one unit at least. */
export function priceInBalance(yuan: number, currency: string): Minor {
  const fen = parseAmount(yuan.toFixed(2), 'CNY')
  return fen > 0 ? Math.max(1, fromFen(fen, currency)) : 0
}

/** Points pay only what is priced in points; a reward may be given in either. */
export function mayPayWith(
  project: Schemas['ContentPayProject'],
  article: Pick<ArticleRecord, 'currency'>,
  type: PayType,
): boolean {
  return project === 'admire' || (article.currency === 'integral') === (type === 'score')
}

/** True when nothing has to be paid: free, one's own, or already paid for. */
export function isOpenTo(
  article: ArticleRecord,
  member_id: string | null,
  payments: readonly PaymentRow[],
): boolean {
  if (article.price === 0) return true
  if (member_id === null) return false
  return (
    article.author_id === Number(member_id) || payments.some((row) => paidFor(row, article.id, member_id))
  )
}

const paidFor = (row: PaymentRow, article_id: string, member_id: string): boolean =>
  row.project === 'content' &&
  row.pay_time !== null &&
  row.article_id === article_id &&
  row.member_id === member_id

interface Digits {
  int(min: number, max: number): number
}

/** Date and time in UTC, eight random digits, and two check digits over those twenty-two; `time` in epoch s. */
export function paymentNumber(time: number, draw: Digits): string {
  const moment = new Date(time * 1000).toISOString().replace(/\D/g, '').slice(0, 14)
  const body = `${moment}${String(draw.int(0, 99_999_999)).padStart(8, '0')}`
  let rest = 0
  for (const digit of body) rest = (rest * 10 + Number(digit)) % 97
  return `${body}${String(rest).padStart(2, '0')}`
}
