import { describe, expect, test } from 'vitest'
import { preconditionCases } from '../../testing/order-conditions.ts'
import { inputCheckCases } from '../../testing/order-demands.ts'
import { accountIn, fullInput, orderOf, products, statuses } from '../../testing/order-ways.ts'
import type { SampleAccount } from '../../testing/sample-account.ts'
import { isRefusal } from '../refusal.ts'
import { reasonWithoutMove } from './act.ts'
import type { InputCheckName, PreconditionName } from './guards.ts'
import { findMove, lifecycle } from './lifecycle.ts'
import type { Move } from './moves/move.ts'
import type { OrderEventName, OrderStatus, OrderType } from './order.ts'
import { type Actor, staffActor, supplierActor } from './situation.ts'

/** Every row of the life cycle, from each of its statuses, for each of its products. */
const edges = lifecycle.flatMap((move) =>
  products
    .filter((product) => move.products === 'all' || move.products.includes(product))
    .flatMap((product) => move.from.map((from) => ({ product, from, move }))),
)
const named = edges.map(({ product, from, move }) => [product, from, move.action, move] as const)

const actions = [...new Set(lifecycle.map(({ action }) => action))]

/** The order at the start of the edge, with all its conditions fulfilled. */
function ready(product: OrderType, from: OrderStatus, move: Move): SampleAccount {
  const account = accountIn(product, from)
  for (const name of move.preconditions) preconditionCases[name].fulfil(account)
  return account
}

function inputFor(account: SampleAccount, action: OrderEventName) {
  const { amendment, ...input } = fullInput(account)
  // The supplier answers the stored request, not a new one.
  const request = action === 'supplier_amend' ? {} : { amendment: amendment as NonNullable<typeof amendment> }
  if (action !== 'cancel') return { ...input, ...request }
  const quote = account.quote(orderOf(account).id)
  return { ...input, ...request, accept_penalty: true, ...(isRefusal(quote) ? {} : { quote }) }
}

const ledgerOf = ({ orders, entries, holds }: SampleAccount) => ({
  orders: [...orders],
  entries: [...entries],
  holds: [...holds],
})

/** A refusal leaves orders, ledger and holds unchanged. */
function expectRefused(account: SampleAccount, action: OrderEventName, input: object) {
  const before = ledgerOf(account)
  const done = account.act(orderOf(account).id, action, input)
  if (!isRefusal(done)) throw new Error(`${action} was not refused`)
  expect(ledgerOf(account)).toEqual(before)
  return done
}

describe('legal transitions', () => {
  test.each(named)('R4.45 A %s order in %s accepts %s', (product, from, action, move) => {
    const account = ready(product, from, move)
    const before = orderOf(account)
    expect(account.act(before.id, action, inputFor(account, action))).toHaveProperty('order')
    const after = orderOf(account)
    const target = move.to === 'same' ? from : move.to === 'previous' ? before.cancellation?.from : move.to
    expect(after.order_status).toBe(target)
    expect(after.version).toBe(before.version + 1)
    expect(after.timeline.at(-1)).toMatchObject({ event: action, from, to: target === from ? null : target })
    expect(account.breaks()).toEqual([])
  })

  test('Every edge is tested for all three products', () => {
    expect(new Set(edges.map(({ product }) => product)).size).toBe(3)
    expect(edges.length).toBeGreaterThan(110)
  })
})

const missing = products.flatMap((product) =>
  statuses.flatMap((status) =>
    actions
      .filter((action) => !findMove(product, status, action))
      .map((action) => [product, status, action] as const),
  ),
)

describe('illegal transitions', () => {
  test.each(missing)(
    'R4.45 A %s order in %s refuses %s, says why and does not change',
    (product, status, action) => {
      const account = accountIn(product, status)
      const refusal = expectRefused(account, action, inputFor(account, action))
      expect(refusal.error_key).toBe('ACTION_NOT_ALLOWED')
      expect(refusal.extra?.reason_key).toBe(reasonWithoutMove(action, status))
    },
  )

  const broken = edges.flatMap(({ product, from, move }) =>
    move.preconditions.map((name) => [product, from, move.action, name, move] as const),
  )

  test.each(broken)(
    'R4.45 A %s order in %s refuses %s while %s does not hold',
    (product, from, action, name, move) => {
      const account = ready(product, from, move)
      const input = inputFor(account, action)
      preconditionCases[name].breakIt(account)
      const refusal = expectRefused(account, action, input)
      const said = refusal.extra?.reason_key ?? refusal.error_key
      // Breaking one condition may break an earlier one, such as a deadline and the status that follows from it.
      const asked = move.preconditions
        .slice(0, move.preconditions.indexOf(name) + 1)
        .map((one) => preconditionCases[one].reason)
      expect(asked).toContain(said)
    },
  )

  const unmet = edges.flatMap(({ product, from, move }) =>
    move.inputChecks
      .filter((name) => isCheckable(product, from, name))
      .map((name) => [product, from, move.action, name, move] as const),
  )

  test.each(unmet)('A %s order in %s refuses %s without %s', (product, from, action, name, move) => {
    const account = ready(product, from, move)
    const input = inputCheckCases[name].breakIt(account, inputFor(account, action), move)
    const refusal = expectRefused(account, action, input)
    const wanted = action === 'amend' ? 'ACTION_NOT_ALLOWED' : inputCheckCases[name].error_key
    expect(refusal.error_key).toBe(wanted)
  })

  test('Every precondition and input check of the table is violated somewhere', () => {
    expect(new Set(broken.map(([, , , name]) => name))).toEqual(
      new Set(Object.keys(preconditionCases) as PreconditionName[]),
    )
    expect(new Set(unmet.map(([, , , name]) => name))).toEqual(
      new Set(Object.keys(inputCheckCases) as InputCheckName[]),
    )
  })
})

/** A supplier's answer has no deadline of its own, and an unpaid order owes no penalty. */
function isCheckable(product: OrderType, from: OrderStatus, name: InputCheckName): boolean {
  if (name === 'penalty_accepted') return from === 'confirmed'
  return product !== 'hotel' || name !== 'extras_agreed'
}

describe('permission to change an order', () => {
  const byMember = named.filter(([, , , move]) => move.who !== 'system' && move.action !== 'cancel')

  test.each(byMember)(
    'A member without the permission cannot move a %s order in %s by %s',
    (product, from, action, move) => {
      const account = ready(product, from, move)
      account.member = { ...account.member, nodes: [] }
      expect(expectRefused(account, action, inputFor(account, action)).error_key).toBe('NO_PERMISSION')
    },
  )

  const bySystem = named.filter(([, , , move]) => move.who === 'system')

  test.each(bySystem)('No member can move a %s order in %s by %s', (product, from, action, move) => {
    const account = ready(product, from, move)
    const strangers: Actor[] = [account.member]
    for (const actor of strangers) {
      const before = ledgerOf(account)
      const done = account.actAs(actor, orderOf(account).id, action, inputFor(account, action))
      expect(isRefusal(done) && done.extra?.reason_key).toBe(reasonWithoutMove(action, from))
      expect(ledgerOf(account)).toEqual(before)
    }
  })

  test.each(byMember)(
    'Neither suppliers nor staff can move a %s order in %s by %s',
    (product, from, action, move) => {
      for (const actor of [supplierActor, staffActor]) {
        const account = ready(product, from, move)
        const done = account.actAs(actor, orderOf(account).id, action, inputFor(account, action))
        expect(isRefusal(done) && done.error_key).toBe('ACTION_NOT_ALLOWED')
      }
    },
  )
})
