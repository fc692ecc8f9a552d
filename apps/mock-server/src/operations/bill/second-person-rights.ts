import type { BillPaymentRecord } from '../../domain/bill/bill.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { keyHolders, onBothSides } from '../../domain/sub-account/key-holders.ts'
import { nodesInEffect } from '../../domain/sub-account/sight.ts'
import type { Viewer } from '../viewer.ts'

/**
 * Why a member may not be the second person; null when it may. Nobody confirms a payment of their own, nor one that was
 * asked for or is confirmed with an account whose password the other side could have set. The owner is trusted on both
 * sides: the rule is the owner's to switch off.
 */
export function againstDeciding(
  { operator }: BillPaymentRecord,
  { world, member }: Pick<Viewer, 'world' | 'member'>,
): 'NO_PERMISSION' | 'APPROVER_INVOLVED' | null {
  if (operator.id === member.id || !holdsNode(nodesInEffect(member), 'bill/confirmPayment'))
    return 'NO_PERMISSION'
  const setBy = (id: string) => world.tables.member.get(id)?.password_set_by ?? []
  const asker = keyHolders(operator.id, setBy).has(member.id) ? [member.id] : []
  const involved = [...asker, ...onBothSides([operator.id], member.id, setBy)].some(
    (id) => world.tables.member.get(id)?.role !== 'owner',
  )
  return involved ? 'APPROVER_INVOLVED' : null
}

export const isDecidable = (payment: BillPaymentRecord, viewer: Viewer): boolean =>
  payment.status === 'asked' && againstDeciding(payment, viewer) === null
