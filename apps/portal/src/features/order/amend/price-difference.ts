import type { MoneyValue } from '@portal/i18n'
import { compareAmounts } from '../../../shared/money/decimal.ts'

export const isNothing = ({ amount }: MoneyValue): boolean => compareAmounts(amount, '0') === 0

/** Whether a change costs more, which has to be agreed to. */
export const isDearer = (price: MoneyValue | null): price is MoneyValue =>
  price !== null && compareAmounts(price.amount, '0') > 0
