import { parseAmount } from '../../domain/money/money.ts'
import type { Powers } from '../../domain/sub-account/grant.ts'
import type { CompanyRecord, MemberRecord } from '../../world/tables.ts'

/** Powers with limits in smallest units, so that they can be compared. */
export function powersOf(
  member: MemberRecord,
  { settlement_currency }: Pick<CompanyRecord, 'settlement_currency'>,
): Powers & { readonly id: string } {
  const minor = (amount: string | null) => (amount === null ? null : parseAmount(amount, settlement_currency))
  return {
    ...member,
    limit_per_order: minor(member.limit_per_order),
    limit_per_month: minor(member.limit_per_month),
    approval_over: minor(member.approval_over),
  }
}
