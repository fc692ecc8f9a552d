import type { LedgerEntry } from '../../domain/ledger/entry.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { formatAmount } from '../../domain/money/money.ts'
import { nodesInEffect } from '../../domain/sub-account/sight.ts'
import type { CompanyRecord, MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'

/** The company's pre-deposit in its own currency, oldest first. */
export const balanceBook = (world: World, company: CompanyRecord): LedgerEntry[] =>
  world.tables.ledger_entry.where(
    (entry) =>
      entry.company_id === company.id &&
      entry.account === 'predeposit' &&
      entry.currency === company.settlement_currency,
  )

/** What the pre-deposit has come to, as the ancestors tell each member; null for one who may not see the ledger. */
export function balanceFor(world: World, member: MemberRecord, company: CompanyRecord): string | null {
  if (!holdsNode(nodesInEffect(member), 'wallet/ledger')) return null
  const last = balanceBook(world, company).at(-1)
  return formatAmount(last?.balance_after ?? 0, company.settlement_currency)
}
