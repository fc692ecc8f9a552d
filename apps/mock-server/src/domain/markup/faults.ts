import type { Schemas } from '@portal/api-client/contract'
import { isExactAmount, parseAmount } from '../money/money.ts'
import { isDate } from '../time/dates.ts'

type Entry = Omit<Schemas['SaveMarkupRuleRequest'], 'remove'>

/** Beyond this a percentage is a slip of the keyboard. */
const highestPercent = 200

const percent = /^(0|[1-9]\d{0,2})(\.\d{1,4})?$/

/** Faults of a rule by field, as keys of texts; `knows` says whether the target exists. */
export function markupFaults(
  rule: Entry,
  currency: string,
  knows: (scope: Schemas['MarkupScope'], target_id: string) => boolean,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  const { scope, type, value, target_id, round_to, valid_from, valid_to } = rule
  if (scope === undefined) faults.scope = ['required']
  else if (scope !== 'company' && !target_id) faults.target_id = ['required']
  else if (scope !== 'company' && target_id && !knows(scope, target_id))
    faults.target_id = ['markup_target_unknown']
  if (type === undefined) faults.type = ['required']
  if (value === undefined) faults.value = ['required']
  else if (type === 'percent') {
    if (!percent.test(value) || Number(value) > highestPercent) faults.value = ['markup_percent']
  } else if (type && (!isExactAmount(value, currency) || parseAmount(value, currency) < 0))
    faults.value = ['amount']
  if (round_to != null && (!isExactAmount(round_to, currency) || parseAmount(round_to, currency) <= 0)) {
    faults.round_to = ['amount_above_zero']
  }
  for (const [field, date] of [
    ['valid_from', valid_from],
    ['valid_to', valid_to],
  ] as const) {
    if (date != null && !isDate(date)) faults[field] = ['date']
  }
  if (valid_from && valid_to && !faults.valid_to && valid_to < valid_from) faults.valid_to = ['markup_dates']
  return faults
}
