import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { exhaustive } from '../../shared/exhaustive.ts'
import { isAmount, isPayable, plainAmount, typedMoney } from '../../shared/money/typed-amount.ts'

export type MarkupRule = Schemas['MarkupRule']

export const markupScopes = exhaustive<Schemas['MarkupScope']>()([
  'company',
  'product',
  'city',
  'hotel',
  'sub_account',
])
export const markupTypes = exhaustive<Schemas['MarkupType']>()([
  'percent',
  'fixed_per_night',
  'fixed_per_order',
])

/** Form values; amounts as typed. */
export interface MarkupValues {
  scope: Schemas['MarkupScope']
  target_id: string
  type: Schemas['MarkupType']
  value: string
  round_to: string
  priority: string
  valid_from: string | null
  valid_to: string | null
}

export const markupValues = (rule: MarkupRule | null): MarkupValues => ({
  scope: rule?.scope ?? 'company',
  target_id: rule?.target_id ?? '',
  type: rule?.type ?? 'percent',
  value: rule?.value ?? '',
  round_to: rule?.round_to ?? '',
  priority: String(rule?.priority ?? 0),
  valid_from: rule?.valid_from ?? null,
  valid_to: rule?.valid_to ?? null,
})

type MarkupError = 'required' | 'percentWrong' | 'amountWrong' | 'stepWrong' | 'priorityWrong' | 'datesWrong'

type Terms = Pick<MarkupValues, 'type' | 'value' | 'round_to'>

const isPercent = (typed: string): boolean => /^\d{1,3}(?:\.\d{1,4})?$/.test(typed) && Number(typed) <= 200

function valueError({ type, value }: Terms): MarkupError | undefined {
  if (value.trim() === '') return 'required'
  if (type === 'percent') return isPercent(value.trim()) ? undefined : 'percentWrong'
  return isAmount(value) ? undefined : 'amountWrong'
}

/** Errors of the formula. */
const termErrors = (terms: Terms) => ({
  value: valueError(terms),
  round_to: terms.round_to.trim() === '' || isPayable(terms.round_to) ? undefined : ('stepWrong' as const),
})

/** Errors of the form, in field order. */
export function markupErrors(values: MarkupValues): Partial<Record<keyof MarkupValues, MarkupError>> {
  const { scope, target_id, priority, valid_from, valid_to } = values
  const { value, round_to } = termErrors(values)
  return {
    ...(scope !== 'company' && target_id === '' && { target_id: 'required' }),
    ...(value && { value }),
    ...(round_to && { round_to }),
    ...(!/^\d{1,3}$/.test(priority.trim()) && { priority: 'priorityWrong' }),
    ...(valid_from && valid_to && valid_to < valid_from && { valid_to: 'datesWrong' }),
  }
}

const plainPercent = (typed: string): string => typed.trim().replace(/^0+(?=\d)/, '')

/** The terms of a request, saved or previewed. */
const toTerms = ({ type, value, round_to }: Terms, currency: string) => ({
  type,
  value: type === 'percent' ? plainPercent(value) : typedMoney(value, currency).amount,
  round_to: round_to.trim() === '' ? null : typedMoney(round_to, currency).amount,
})

/** The request to save. */
export const toSaveRequest = (
  values: MarkupValues,
  known: Pick<MarkupRule, 'id' | 'version'> | null,
  currency: string,
): Schemas['SaveMarkupRuleRequest'] => ({
  remove: false,
  ...(known && { id: known.id, version: known.version }),
  scope: values.scope,
  ...(values.scope !== 'company' && { target_id: values.target_id }),
  ...toTerms(values, currency),
  priority: Number(values.priority),
  valid_from: values.valid_from,
  valid_to: values.valid_to,
})

/** The preview request; null while the form is invalid. */
export function toPreviewRequest(
  values: Terms,
  { net, parts }: { net: string; parts: string },
  currency: string,
): Schemas['PreviewMarkupRuleRequest'] | null {
  const sound = Object.values(termErrors(values)).every((error) => error === undefined)
  const count = Number(plainAmount(parts))
  if (!sound || !isPayable(net) || !Number.isInteger(count) || count < 1 || count > 30) return null
  return { ...toTerms(values, currency), net: typedMoney(net, currency).amount, parts: count }
}

/** Whether everything that `rule` applies to is decided by `other`, which is tried before it. */
function hides(other: MarkupRule, rule: MarkupRule): boolean {
  const isWider =
    other.scope === 'company' || (other.scope === rule.scope && other.target_id === rule.target_id)
  const isLonger =
    (other.valid_from === null || (rule.valid_from !== null && other.valid_from <= rule.valid_from)) &&
    (other.valid_to === null || (rule.valid_to !== null && rule.valid_to <= other.valid_to))
  return isWider && isLonger
}

/** The place, from 1, of the rule that keeps the one at `index` from ever applying; null without one. */
export function hiddenBy(rules: readonly MarkupRule[], index: number): number | null {
  const rule = rules[index]
  const place = rule === undefined ? 0 : rules.slice(0, index).findIndex((other) => hides(other, rule)) + 1
  return place > 0 ? place : null
}

/** Whether a rule adds nothing to the net price, which is more often a slip than a wish. */
export const addsNothing = ({ value, round_to }: Terms): boolean =>
  round_to.trim() === '' && isAmount(value.trim()) && Number(plainAmount(value)) === 0

/** The rule's state on a day of the company. */
export function stateOf(
  { valid_from, valid_to }: Pick<MarkupRule, 'valid_from' | 'valid_to'>,
  day: string,
): 'active' | 'planned' | 'ended' {
  if (valid_to !== null && valid_to < day) return 'ended'
  return valid_from !== null && day < valid_from ? 'planned' : 'active'
}

/** An amount of a rule with its currency; a percentage has none. */
export const amountOf = (amount: string, currency: string): MoneyValue => ({ amount, currency })
