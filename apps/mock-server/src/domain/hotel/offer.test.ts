import { expect, test } from 'vitest'
import { SampleAccount } from '../../testing/sample-account.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import { isStay, type OrderRecord } from '../order/order.ts'
import { supplierActor } from '../order/situation.ts'
import { supplierMove } from '../order/supplier-move.ts'

const draw = {
  hex: () => '0',
  bool: () => false,
  int: () => 0,
  pick: <Item>([item]: readonly Item[]) => item as Item,
}

/** A paid order with these beds, one room each, and what the supplier offers in its place. */
function offered(beds: readonly ('king' | 'twin')[]) {
  const account = new SampleAccount()
  const order = sampleOrder({ rooms: beds.map(() => ({ adults: 2, child_ages: [] })) })
  if (!isStay(order)) throw new Error('The sample is a stay')
  const rooms = order.rooms.map((room, index) => ({ ...room, bed_type: beds[index] ?? room.bed_type }))
  const { id } = account.add({ ...order, rooms })
  account.act(id, 'pay', { channel: 'predeposit' })
  const change = supplierMove(account.situation(id, supplierActor), 'supplier_change', draw)
  const { change_offer: offer } = change.order
  if (!offer) throw new Error('The supplier offers a change')
  account.act(id, 'supplier_change', { offer })
  account.act(id, 'confirm')
  return { offer, accepted: account.orders.get(id) as OrderRecord }
}

test('R9.65 An offer for different rooms names the beds of each, and acceptance gives each its own', () => {
  const { offer, accepted } = offered(['king', 'twin'])
  const bedsIn = (lines: typeof offer.before.lines) =>
    lines.map(({ en }) => /King|Twin|Double/.exec(en)?.[0]).filter(Boolean)
  expect(bedsIn(offer.before.lines)).toEqual(['King', 'Twin'])
  expect(bedsIn(offer.after.lines)).toEqual(['Twin', 'Double'])
  expect(isStay(accepted) && accepted.rooms.map(({ bed_type }) => bed_type)).toEqual(['twin', 'double'])
})

test('An offer for one room says room, beds and meals in lines of their own', () => {
  const { offer } = offered(['king'])
  expect(offer.before.lines).toHaveLength(3)
  expect(offer.after.lines).toHaveLength(3)
})
