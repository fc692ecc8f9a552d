import type { Schemas } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'
import { amountError, isExactAmount } from '../money/money.ts'
import { isDate } from '../time/dates.ts'

type Entry = Omit<Schemas['SaveMarkupRuleRequest'], 'remove'>

/** Beyond this a percentage is a slip of the keyboard. */
const highestPercent = 200
/** Per night, day or order, in units of the currency: far above what anybody asks for, and sums of it stay exact. */
const highestAmount = 1_000_000

const percent = /^(0|[1-9]\d{0,2})(\.\d{1,4})?$/

/** Errors of a rule by field, as keys of texts; `knows` says whether the target exists. */
export function markupErrors(
  rule: Entry,
  currency: string,
  knows: (scope: Schemas['MarkupScope'], target_id: string) => boolean,
): FieldErrors {
  const errors: FieldErrors = {}
  const { scope, type, value, target_id, round_to, valid_from, valid_to } = rule
  if (scope === undefined) errors.scope = ['required']
  else if (scope !== 'company' && !target_id) errors.target_id = ['required']
  else if (scope !== 'company' && target_id && !knows(scope, target_id))
    errors.target_id = ['markup_target_unknown']
  if (type === undefined) errors.type = ['required']
  if (value === undefined) errors.value = ['required']
  else if (type === 'percent') {
    if (!percent.test(value) || Number(value) > highestPercent) errors.value = ['markup_percent']
  } else if (type && !isExactAmount(value, currency)) errors.value = ['amount_scale']
  else if (type && !(Number(value) >= 0 && Number(value) <= highestAmount)) errors.value = ['markup_amount']
  const rounding = round_to == null ? null : amountError(round_to, currency)
  if (rounding) errors.round_to = [rounding]
  else if (Number(round_to) > highestAmount) errors.round_to = ['markup_amount']
  for (const [field, date] of [
    ['valid_from', valid_from],
    ['valid_to', valid_to],
  ] as const) {
    if (date != null && !isDate(date)) errors[field] = ['date']
  }
  if (valid_from && valid_to && !errors.valid_to && valid_to < valid_from) errors.valid_to = ['markup_dates']
  return errors
}
