import { labels } from '@portal/api-client/contract'
import type { MarkupRuleRecord } from '../domain/markup/rule.ts'
import { moneyText } from '../domain/money/money.ts'
import type {
  AdminLogField,
  LoggedAccount,
  LoggedPerson,
  LoggedValue,
} from '../domain/sub-account/admin-log.ts'
import type { LocalText } from '../texts/language.ts'
import { messageText } from '../texts/text.ts'
import type { CompanyRecord } from './account-records.ts'
import type { MemberRecord } from './tables.ts'

type RuleField = Extract<
  AdminLogField,
  'markup_target' | 'markup_terms' | 'round_to' | 'priority' | 'valid_from' | 'valid_to'
>

/**
 * A markup rule as the administrators' log shows it, with terms as in the form. A city, hotel or account has its id
 * unless `target` names it.
 */
export function loggedRule(
  rule: MarkupRuleRecord,
  { name, settlement_currency: currency }: CompanyRecord,
  target: LocalText = targetOf(rule, name),
): Readonly<Record<RuleField, LoggedValue>> {
  const { scope, type, value } = rule
  const targetText = (language: 'en' | 'zh-cn', colon: string) =>
    `${labels.MarkupScope[language][scope]}${colon}${target[language]}`
  const terms = (language: 'en' | 'zh-cn') =>
    messageText(language, `markup_${type}`, {
      value: type === 'percent' ? value : moneyText({ amount: value, currency }),
    })
  return {
    markup_target: { en: targetText('en', ': '), 'zh-cn': targetText('zh-cn', '：') },
    markup_terms: { en: terms('en'), 'zh-cn': terms('zh-cn') },
    round_to: rule.round_to === null ? null : { amount: rule.round_to, currency },
    priority: String(rule.priority),
    valid_from: rule.valid_from,
    valid_to: rule.valid_to,
  }
}

function targetOf({ scope, target_id }: MarkupRuleRecord, company: LocalText): LocalText {
  if (scope === 'company') return company
  const id = target_id ?? ''
  const products = labels.OrderType
  if (scope !== 'product') return { en: id, 'zh-cn': id }
  const word = (language: 'en' | 'zh-cn') => (products[language] as Record<string, string>)[id] ?? id
  return { en: word('en'), 'zh-cn': word('zh-cn') }
}

export const loggedPerson = ({ id, username, nickname }: MemberRecord): LoggedPerson => ({
  id,
  username,
  nickname,
})

/** An account as the administrators' log shows it. */
export function loggedAccount(member: MemberRecord, currency: string): LoggedAccount {
  const money = (amount: string | null): LoggedValue => (amount === null ? null : { amount, currency })
  const { nickname, email, area_num, mobile, nodes, data_scope, products, channels, hide_net_price } = member
  return {
    nickname,
    email,
    mobile: mobile === '' ? null : `+${area_num} ${mobile}`,
    nodes,
    data_scope,
    products,
    channels,
    hide_net_price,
    limit_per_order: money(member.limit_per_order),
    limit_per_month: money(member.limit_per_month),
    approval_over: money(member.approval_over),
  }
}
