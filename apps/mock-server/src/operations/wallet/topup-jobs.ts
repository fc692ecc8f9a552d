import { post } from '../../domain/ledger/posting.ts'
import { moneyText, toMoney } from '../../domain/money/money.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { isReported, type TopUpRecord, verifyTopUp } from '../../domain/wallet/topup.ts'
import type { JobHandlers, World } from '../../world/world.ts'
import { companyPosition } from '../company-ledger.ts'
import { notify } from '../notification/notify.ts'

export const topUpJobHandlers = {
  /** Staff look for the transfer; the balance grows by what they find. */
  topup_verify: (job, world) => {
    const topup = world.tables.topup.get(job.subject)
    const company = topup && world.tables.company.get(topup.company_id)
    const checked = topup && verifyTopUp(topup, toSeconds(job.due), isAnothers(world, topup))
    if (!company || !checked || isReportedAgain(world, topup)) return
    const { id: topup_id, amount, currency, operator, bank_ref, company_id, status } = checked
    if (status === 'verified') {
      const position = companyPosition(world, company, job.due, currency)
      const entry = {
        account: 'predeposit',
        type: 'topup',
        delta: amount,
        topup_id,
        operator,
        remark: bank_ref,
      } as const
      world.tables.ledger_entry.put(post(position, entry, job.due))
    }
    world.tables.topup.put(checked)
    const money = moneyText(toMoney(amount, currency))
    notify(world, { kind: kindOf(topup, status), company_id, params: { money } })
  },
} satisfies Partial<JobHandlers>

/** A withdrawn transfer that was reported again counts there. */
const isReportedAgain = (world: World, { id, company_id, bank_ref, status }: TopUpRecord): boolean =>
  status === 'withdrawn' &&
  isReported(
    world.tables.topup.where((other) => other.company_id === company_id && other.id !== id),
    bank_ref,
  )

/** Companies may report the same transfer; it counts for the one to which it was credited first. */
const isAnothers = (world: World, { company_id, bank_ref }: TopUpRecord): boolean =>
  isReported(
    world.tables.topup.where((other) => other.company_id !== company_id && other.status === 'verified'),
    bank_ref,
  )

const kindOf = (before: TopUpRecord, status: TopUpRecord['status']) => {
  if (status !== 'verified') return 'topup_refused'
  return before.status === 'withdrawn' ? 'topup_arrived' : 'topup_verified'
}
