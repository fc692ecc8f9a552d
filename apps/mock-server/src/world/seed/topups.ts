import type { LedgerEntry } from '../../domain/ledger/entry.ts'
import { localClock } from '../../domain/time/zones.ts'
import type { TopUpRecord } from '../../domain/wallet/topup.ts'
import type { CompanyRecord, MemberRecord } from '../account-records.ts'

/** The transfers behind past top-ups: each was reported an hour before it was verified. */
export function seededTopUps(
  entries: readonly LedgerEntry[],
  companies: readonly CompanyRecord[],
  members: readonly MemberRecord[],
): TopUpRecord[] {
  return entries.flatMap((entry) => {
    if (entry.type !== 'topup' || entry.topup_id === null) return []
    const { company_id, currency, delta, time, topup_id } = entry
    const company = companies.find(({ id }) => id === company_id)
    const staff = members.filter((member) => member.company_id === company_id)
    const reporter = staff.find(({ role }) => role === 'finance') ?? staff[0]
    if (!company || !reporter) return []
    const transfer_date = localClock(time * 1000, company.tz).date
    const date = transfer_date.replaceAll('-', '')
    const operator = { id: reporter.id, nickname: reporter.nickname }
    return [
      {
        id: topup_id,
        company_id,
        currency,
        amount: delta,
        bank_ref: `TR${date}-${topup_id.slice(-4)}`,
        transfer_date,
        proof_files: [`/storage/default/${date}/transfer-${topup_id.slice(-4)}.pdf`],
        status: 'verified',
        create_time: time - 3600,
        verify_time: time,
        operator,
        remark: '',
        refuse_reason: null,
        history: [
          { time: time - 3600, event: 'report', operator },
          { time, event: 'verify', operator: null },
        ],
      } satisfies TopUpRecord,
    ]
  })
}
