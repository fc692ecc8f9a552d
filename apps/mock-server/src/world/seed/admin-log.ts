import type { MarkupRuleRecord } from '../../domain/markup/rule.ts'
import {
  type AdminLogRecord,
  changesBetween,
  type LoggedAccount,
  type LoggedChange,
} from '../../domain/sub-account/admin-log.ts'
import type { CompanyRecord, MemberRecord } from '../account-records.ts'
import { loggedAccount, loggedPerson, loggedRule } from '../admin-log.ts'
import type { Catalogue } from './catalogue.ts'

const day = 86_400
/** Days before the start of the world on which limits were set, and rules of mark-up made. */
const limitsDays = 40
const rulesDays = 25

const atDesk = { refusal: null, object: null, ip: '203.0.113.20', device: 'Chrome, Windows' } as const

const noLimits = { limit_per_order: null, limit_per_month: null, approval_over: null } as const

type Past = Omit<AdminLogRecord, 'id'>

/** What the owners have done so far; it ends in the accounts and rules that there are. `start` in epoch ms. */
export function seedAdminLog(
  members: readonly MemberRecord[],
  companies: readonly CompanyRecord[],
  rules: readonly MarkupRuleRecord[],
  catalogue: Catalogue,
  start: number,
): AdminLogRecord[] {
  const now = Math.floor(start / 1000)
  const past = companies.flatMap((company): Past[] => {
    const owner = members.find((one) => one.company_id === company.id && one.role === 'owner')
    if (!owner) return []
    const common = { company_id: company.id, ...atDesk, actor: loggedPerson(owner), account: null }
    const accounts = members.filter((one) => one.company_id === company.id && one.id !== owner.id)
    const own = rules.filter(({ company_id }) => company_id === company.id)
    return [
      ...accounts.flatMap((account) =>
        pastOf(account, company, owner, now).map((part) => ({
          ...common,
          ...part,
          account: loggedPerson(account),
        })),
      ),
      ...own.map((rule, index): Past => {
        const changes = changesBetween(null, loggedRule(rule, company, cityOf(rule, catalogue)))
        return { ...common, kind: 'markup_made', time: now - (rulesDays - index) * day, changes }
      }),
    ]
  })
  return past
    .toSorted((a, b) => a.time - b.time)
    .map((entry, index) => ({ id: `al-seed-${index + 1}`, ...entry }))
}

/** The city of a rule by its name; undefined for rules about something else. */
function cityOf({ scope, target_id }: MarkupRuleRecord, catalogue: Catalogue) {
  const city = scope === 'city' ? catalogue.city(target_id ?? '') : undefined
  return city && { en: city.en, 'zh-cn': city.zh }
}

/** An account that is older than its owner's was created before the log begins. */
function pastOf(
  account: MemberRecord,
  { settlement_currency }: CompanyRecord,
  owner: MemberRecord,
  now: number,
): (Pick<Past, 'kind' | 'time'> & { readonly changes: LoggedChange[] })[] {
  const today = loggedAccount(account, settlement_currency)
  const atFirst: LoggedAccount = { ...today, ...noLimits }
  const creation = changesBetween({ hide_net_price: false }, atFirst)
  const limits = changesBetween(atFirst, today)
  return [
    ...(account.join_time >= owner.join_time
      ? [{ kind: 'account_made' as const, time: account.join_time, changes: creation }]
      : []),
    ...(limits.length > 0
      ? [{ kind: 'limits_changed' as const, time: now - limitsDays * day, changes: limits }]
      : []),
  ]
}
