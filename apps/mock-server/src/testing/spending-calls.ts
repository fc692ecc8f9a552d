import type { OperationId } from '@portal/api-client/contract'
import { availableOn } from '../domain/ledger/position.ts'
import { companyPosition } from '../operations/company-ledger.ts'
import type { World } from '../world/world.ts'

/** Calls that spend company money, each with rows of its own in the table of limits. */
export const spendingCalls = [
  'payOrder',
  'payOrderLater',
  'changeOrder',
  'amendOrder',
  'confirmOrder',
  'completeOrder',
  'replaceOrder',
  'payBill',
  'payContent',
] as const satisfies readonly OperationId[]

/** Calls that spend only through another one, and so keep to its limits. */
export const spendingThrough: Partial<Record<OperationId, (typeof spendingCalls)[number]>> = {
  applyOrderBatch: 'payOrder',
  payBills: 'payBill',
  decideBillPayment: 'payBill',
}

/** What each company could still pay with, by account. */
export function fundsOf(world: World): ReadonlyMap<string, number> {
  const now = world.clock.now()
  return new Map(
    world.tables.company.all().flatMap((company) => {
      const position = companyPosition(world, company, now)
      const { id, settlement_currency: currency } = company
      return (['predeposit', 'credit'] as const).map(
        (account) => [`${id} ${account} ${currency}`, availableOn(position, account)] as const,
      )
    }),
  )
}
