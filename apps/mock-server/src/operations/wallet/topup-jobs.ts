import { post } from '../../domain/ledger/posting.ts'
import { moneyText, toMoney } from '../../domain/money/money.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { verifyTopUp } from '../../domain/wallet/topup.ts'
import type { JobHandlers } from '../../world/world.ts'
import { companyPosition } from '../company-ledger.ts'
import { notify } from '../notification/notify.ts'

export const topUpJobHandlers = {
  /** Staff look for the transfer; the balance grows by what they find. */
  topup_verify: (job, world) => {
    const topup = world.tables.topup.get(job.subject)
    const company = topup && world.tables.company.get(topup.company_id)
    const checked = topup && verifyTopUp(topup, toSeconds(job.due))
    if (!company || !checked) return
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
    notify(world, {
      kind: status === 'verified' ? 'topup_verified' : 'topup_refused',
      company_id,
      params: { money },
    })
  },
} satisfies Partial<JobHandlers>
