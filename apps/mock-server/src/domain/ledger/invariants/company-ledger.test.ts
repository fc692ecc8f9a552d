import { describe, expect, test } from 'vitest'
import { accountWithThreeOrders, held } from '../../../testing/sample-account.ts'
import type { OrderRecord } from '../../order/order.ts'
import type { Hold, LedgerEntry } from '../entry.ts'
import { type CompanyLedger, indexLedger, noteRight } from './company-ledger.ts'

const sample = accountWithThreeOrders()
const given = sample.ledger()

const entryOf = (order_id: string): LedgerEntry => {
  const [entry] = given.entries
  return Object.freeze({ ...(entry as LedgerEntry), order_id })
}
const holdOf = (order_id: string): Hold =>
  Object.freeze({ ...([...sample.holds.values()][0] as Hold), order_id, released_time: null })

/** A separate order with two entries and two open holds, frozen as in the tables of a world. */
function frozenOrder() {
  const order = Object.freeze({ ...(sample.orders.get(held) as OrderRecord) })
  const entries = [entryOf(order.id), entryOf(order.id)] as const
  const holds = [holdOf(order.id), holdOf(order.id)] as const
  const suspects = (rows: Partial<Pick<CompanyLedger, 'entries' | 'holds'>> = {}) =>
    indexLedger({ ...given, orders: [order], entries, holds, ...rows }).suspects
  return {
    order,
    entries,
    holds,
    suspects,
    index: () => indexLedger({ ...given, orders: [order], entries, holds }),
  }
}

describe('orders that have passed', () => {
  test('Checks an order until it passes, and not again while it and its rows are the same', () => {
    const { order, suspects, index } = frozenOrder()
    expect(suspects()).toEqual([order])
    noteRight(order, index())
    expect(suspects()).toEqual([])
  })

  test.each<
    [string, (of: ReturnType<typeof frozenOrder>) => Partial<Pick<CompanyLedger, 'entries' | 'holds'>>]
  >([
    [
      'its first entry is another one',
      ({ order, entries }) => ({ entries: [entryOf(order.id), entries[1]] }),
    ],
    ['its last entry is another one', ({ order, entries }) => ({ entries: [entries[0], entryOf(order.id)] })],
    ['an entry is left out', ({ entries }) => ({ entries: [entries[0]] })],
    ['an entry was added', ({ order, entries }) => ({ entries: [...entries, entryOf(order.id)] })],
    ['its first hold is another one', ({ order, holds }) => ({ holds: [holdOf(order.id), holds[1]] })],
    ['its last hold is another one', ({ order, holds }) => ({ holds: [holds[0], holdOf(order.id)] })],
    ['its last hold was released', ({ holds }) => ({ holds: [holds[0], { ...holds[1], released_time: 1 }] })],
    ['a hold was added', ({ order, holds }) => ({ holds: [...holds, holdOf(order.id)] })],
    ['nothing is left', () => ({ entries: [], holds: [] })],
  ])('It is checked again when %s', (_, rows) => {
    const found = frozenOrder()
    noteRight(found.order, found.index())
    expect(found.suspects(rows(found))).toEqual([found.order])
  })

  test('Never remembers rows as correct that can still change', () => {
    const { order, entries, holds } = frozenOrder()
    const open = { ...given, orders: [order], entries: [entries[0], { ...entries[1] }], holds }
    noteRight(order, indexLedger(open))
    expect(indexLedger(open).suspects).toEqual([order])
    const changing = { ...given, orders: [{ ...order }], entries, holds }
    noteRight(changing.orders[0] as OrderRecord, indexLedger(changing))
    expect(indexLedger(changing).suspects).toEqual(changing.orders)
  })
})
