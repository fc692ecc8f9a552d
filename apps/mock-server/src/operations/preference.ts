import type { BodyOf } from '@portal/api-client/contract'
import type { ValidationKey } from '../texts/text.ts'
import type { CompanyRecord, MemberRecord, PreferenceRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'
import { listedCurrencies } from './currency.ts'

const alerts = { deadline: true, supplier: true, low_balance: true, bill: true } as const

/** What the member chose, or how everybody begins: the company's clock and all alerts. */
export function preferenceOf(world: World, member: MemberRecord): PreferenceRecord {
  const chosen = world.tables.preference.get(member.id)
  if (chosen) return chosen
  const { tz } = world.tables.company.get(member.company_id) as CompanyRecord
  return { id: member.id, display_currency: null, timezone: tz, alerts }
}

export function preferenceFaults({ display_currency, timezone }: BodyOf<'savePreference'>) {
  const faults: Record<string, ValidationKey> = {}
  const currencies: readonly string[] = listedCurrencies
  if (display_currency && !currencies.includes(display_currency)) faults.display_currency = 'currency_unknown'
  if (timezone !== undefined && !isZone(timezone)) faults.timezone = 'timezone_unknown'
  return faults
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0)
    return true
  } catch {
    return false
  }
}
