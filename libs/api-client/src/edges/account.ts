import type { Schemas } from '../contract.ts'
import { count, id, instant, list, maybeText, nullable, type Reader, record, text } from './reading.ts'

const amount = text('0.00')
const time: Reader<number> = (value, at) => instant(value, at) ?? 0

export const accountOverview = record<Schemas['AccountOverview']>({
  days: list(text()),
  score: list(count),
  money: nullable(list(amount)),
})

export const integralPage = record<Schemas['IntegralPage']>({
  list: list(
    record<Schemas['IntegralEntry']>({
      id,
      user_id: count,
      score: count,
      before: count,
      after: count,
      memo: maybeText,
      create_time: time,
    }),
  ),
  total: count,
})

export const balancePage = record<Schemas['BalancePage']>({
  list: list(
    record<Schemas['BalanceEntry']>({
      id,
      user_id: count,
      money: amount,
      before: amount,
      after: amount,
      memo: maybeText,
      create_time: time,
    }),
  ),
  total: count,
})
