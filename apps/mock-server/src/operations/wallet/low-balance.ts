import type { BodyOf, Schemas } from '@portal/api-client/contract'
import { availableOn } from '../../domain/ledger/position.ts'
import { amountError, moneyText, parseAmount } from '../../domain/money/money.ts'
import { audienceOf } from '../../domain/notification/notice.ts'
import type { FieldErrorKey } from '../../texts/text.ts'
import type { CompanyRecord, MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { rowsOfCompany } from '../cached.ts'
import { companyPosition } from '../company-ledger.ts'
import { notify, preferenceOf } from '../notification/notify.ts'

type Alert = Schemas['Preference']['low_balance'][number]

/** The currencies in which a company has a balance. */
const currenciesOf = (company: CompanyRecord): string[] => [company.settlement_currency]

/** From when on a member is warned, by currency; none for members who may not see the ledger. */
export function lowBalanceAlerts(world: World, company: CompanyRecord, member: MemberRecord): Alert[] {
  if (audienceOf({ kind: 'low_balance', company_id: company.id }, [member]).length === 0) return []
  const own = preferenceOf(world, member).low_balance
  return currenciesOf(company).map((currency) => ({
    ...(own.find((alert) => alert.currency === currency) ?? {
      currency,
      amount: null,
      notice: true,
      mail: true,
    }),
    company_default: currency === company.settlement_currency ? company.low_balance_threshold : null,
  }))
}

/** What is wrong with the amounts that a member sets, by field. */
export function lowBalanceErrors(
  wanted: NonNullable<BodyOf<'savePreference'>['low_balance']>,
  known: readonly Alert[],
): Record<string, FieldErrorKey> {
  const errors: Record<string, FieldErrorKey> = {}
  for (const [at, { currency, amount }] of wanted.entries()) {
    const field = `low_balance[${at}].currency`
    if (known.length === 0) errors[field] = 'low_balance_hidden'
    else if (!known.some((alert) => alert.currency === currency)) errors[field] = 'currency_own'
    else if (wanted.findIndex((alert) => alert.currency === currency) < at) errors[field] = 'chosen_twice'
    const error = amount === null ? null : amountError(amount, currency)
    if (error) errors[`low_balance[${at}].amount`] = error
  }
  return errors
}

/** The amount below which the balance is low for a member: its own, otherwise the company's; null for never. */
export function thresholdFor(
  world: World,
  company: CompanyRecord,
  member: MemberRecord,
  currency: string,
): Schemas['Money'] | null {
  const own = preferenceOf(world, member).low_balance.find((alert) => alert.currency === currency)?.amount
  const common = currency === company.settlement_currency ? company.low_balance_threshold : null
  const amount = own ?? common
  return amount === null ? null : { amount, currency }
}

/** Runs `write`, and warns each member for whom that takes the available balance below its threshold. */
export function watchingBalance<T>(world: World, company_id: string, write: () => T): T {
  const company = world.tables.company.get(company_id)
  if (!company) return write()
  const available = (currency: string) =>
    availableOn(companyPosition(world, company, world.clock.now(), currency), 'predeposit')
  const before = currenciesOf(company).map((currency) => [currency, available(currency)] as const)
  const written = write()
  for (const [currency, had] of before) {
    const has = available(currency)
    if (has >= had) continue
    for (const member of rowsOfCompany(world.tables.member.all(), company.id)) {
      const threshold = thresholdFor(world, company, member, currency)
      if (!threshold) continue
      const least = parseAmount(threshold.amount, currency)
      if (had >= least && has < least) warn(world, company, member, threshold)
    }
  }
  return written
}

function warn(world: World, company: CompanyRecord, member: MemberRecord, threshold: Schemas['Money']): void {
  const alert = lowBalanceAlerts(world, company, member).find(
    ({ currency }) => currency === threshold.currency,
  )
  if (!alert) return
  notify(world, {
    kind: 'low_balance',
    company_id: company.id,
    to: member.id,
    ways: alert,
    params: { money: moneyText(threshold) },
  })
}
