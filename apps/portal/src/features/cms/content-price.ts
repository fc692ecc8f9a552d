import type { Schemas } from '@portal/api-client'
import { formatMoney, textOf } from '@portal/i18n'

/** A price or payment of the content section in words: points, or renminbi whatever the account is kept in. */
export const contentPrice = (amount: number, currency: Schemas['ContentCurrency']): string =>
  currency === 'integral'
    ? textOf('cms')('points', { count: amount })
    : formatMoney({ amount: amount.toFixed(2), currency: 'CNY' })

/** What was paid: points by points, everything else in renminbi. */
export const paidAmount = (amount: number, type: Schemas['ContentPayType']): string =>
  contentPrice(amount, type === 'score' ? 'integral' : 'RMB')
