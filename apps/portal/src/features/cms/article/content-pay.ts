import type { Schemas } from '@portal/api-client'
import type { ValidationError } from '../../../shared/form/field-rules.ts'
import { decimalError } from '../../../shared/form/field-rules.ts'

export type PayWay = Schemas['ContentPayType']

/** Points pay what is priced in points, money the rest; a reward may be given in either. */
export function waysFor(
  project: Schemas['ContentPayProject'],
  currency: Schemas['ContentCurrency'],
): readonly PayWay[] {
  if (project === 'admire') return ['balance', 'wx', 'alipay', 'score']
  return currency === 'integral' ? ['score'] : ['balance', 'wx', 'alipay']
}

/** What is wrong with the amount of a reward; whole points and whole fen are the server's to judge. */
export const rewardError = (amount: string): ValidationError | undefined =>
  decimalError(amount) ?? (Number(amount) > 0 ? undefined : 'floatingPoint')
