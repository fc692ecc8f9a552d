import { formatMoney, useText } from '@portal/i18n'
import { amountOf, type MarkupRule } from './markup-form.ts'

/** What a rule adds, in words: "Net + 12%". */
export function useTermsText(currency: string): (rule: Pick<MarkupRule, 'type' | 'value'>) => string {
  const t = useText('user/manage/markup')
  return ({ type, value }) =>
    t(`terms.${type}`, { value: type === 'percent' ? value : formatMoney(amountOf(value, currency)) })
}
