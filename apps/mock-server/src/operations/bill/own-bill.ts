import type { BillRecord } from '../../domain/bill/bill.ts'
import { refuse } from '../../domain/refusal.ts'
import { ownDocument } from '../documents.ts'
import type { Viewer } from '../viewer.ts'
import { presentBill } from './present-bill.ts'

export const ownBill = (id: string, viewer: Viewer): BillRecord =>
  ownDocument(viewer.world.tables.bill.get(id), viewer)

/** The bill, if the caller has seen its newest version; throws VERSION_CONFLICT otherwise. */
export function currentBill(id: string, version: number, viewer: Viewer): BillRecord {
  const bill = ownBill(id, viewer)
  if (bill.version === version) return bill
  throw refuse('VERSION_CONFLICT', undefined, { extra: { fresh: { bill: presentBill(bill, viewer) } } })
}
