import { describe, expect, test } from 'vitest'
import { dearer } from '../../../testing/order-ways.ts'
import { SampleAccount } from '../../../testing/sample-account.ts'
import { sampleOrder } from '../../../testing/sample-order.ts'
import { sampleTransfer } from '../../../testing/sample-ride.ts'
import { decideApproval, requestApproval } from '../../approval/approval.ts'
import { attempt, isRefusal } from '../../refusal.ts'
import { toLocal } from '../../time/zones.ts'
import { amendmentOf } from '../amend/amend.ts'
import { pricesOf } from '../counted.ts'
import type { OrderRecord } from '../order.ts'

const superior = { ...new SampleAccount(0).member, id: '10', name: 'Chen', shared_with: [] }

/** An account whose member needs approval for anything dearer than its order. */
function above(order: OrderRecord, over = order.total_settlement_price): SampleAccount {
  const account = new SampleAccount()
  account.add(order)
  account.member = { ...account.member, approval_over: over }
  return account
}

const orderOf = (account: SampleAccount): OrderRecord => [...account.orders.values()][0] as OrderRecord

function agreed(account: SampleAccount): void {
  const asked = requestApproval('ap-1', orderOf(account), account.member, '', account.now)
  const { version } = asked.order
  const done = decideApproval(asked.approval, asked.order, version, superior, 'approve', '', account.now)
  account.add(done.order)
}

/** Requests a pick-up at another hour of the same day. */
function amendTo(account: SampleAccount, hour: number) {
  const order = orderOf(account)
  const local = `${toLocal(order.service_start, order.tz).slice(0, 10)}T${hour}:30:00+06:30`
  const amendment = amendmentOf(order, { pick_up_local: local }, account.requester, account.now)
  return account.act(order.id, 'amend', { amendment })
}

const errorOf = (done: object) => (isRefusal(done) ? done.error_key : null)

describe('an approval by a superior', () => {
  test('Covers the price for which it was given: a higher price before payment needs a new one', () => {
    const account = above(sampleTransfer(), 1)
    agreed(account)
    amendTo(account, 23)
    const { id } = orderOf(account)
    expect(orderOf(account)).toMatchObject({ approval_status: 'none', approved_price: null })
    expect(errorOf(account.act(id, 'pay', { channel: 'predeposit' }))).toBe('APPROVAL_NEEDED')
    agreed(account)
    expect(errorOf(account.act(id, 'pay', { channel: 'predeposit' }))).toBeNull()
  })

  test('Also covers a lower price', () => {
    const account = above(sampleTransfer({ pick_up: Date.parse('2026-12-11T23:00:00+06:30') }), 1)
    agreed(account)
    const { approved_price } = orderOf(account)
    amendTo(account, 14)
    expect(orderOf(account)).toMatchObject({ approval_status: 'approved', approved_price })
    expect(errorOf(account.act(orderOf(account).id, 'pay', { channel: 'predeposit' }))).toBeNull()
  })

  test('Is needed for a change that raises a paid order above the threshold', () => {
    const account = above(sampleTransfer())
    account.act(orderOf(account).id, 'pay', { channel: 'predeposit' })
    account.act(orderOf(account).id, 'supplier_confirm', { supplier_ref: 'S1' })
    expect(errorOf(amendTo(account, 23))).toBe('APPROVAL_NEEDED')
    account.member = { ...account.member, approval_over: null }
    expect(errorOf(amendTo(account, 23))).toBeNull()
  })

  test('Is needed for a supplier’s offer that raises an order above the threshold', () => {
    const account = above(sampleOrder())
    const { id } = orderOf(account)
    account.act(id, 'pay', { channel: 'predeposit' })
    account.act(id, 'supplier_change', { offer: dearer(orderOf(account), account.now) })
    expect(errorOf(account.act(id, 'confirm'))).toBe('APPROVAL_NEEDED')
    agreed(account)
    expect(errorOf(account.act(id, 'confirm'))).toBeNull()
    expect(orderOf(account).approved_price).toEqual(pricesOf(orderOf(account)))
  })

  test('Applies only to the version that was read', () => {
    const account = above(sampleOrder(), 1)
    const asked = requestApproval('ap-1', orderOf(account), account.member, '', account.now)
    const { approval, order } = asked
    const decide = (version: number) =>
      attempt(() => decideApproval(approval, order, version, superior, 'approve', '', account.now))
    expect(errorOf(decide(order.version - 1))).toBe('VERSION_CONFLICT')
    expect(errorOf(decide(order.version))).toBeNull()
  })
})

describe('credit with an overdue bill', () => {
  test('Does not cover a higher offer', () => {
    const account = new SampleAccount()
    const { id } = account.add(sampleOrder())
    account.act(id, 'pay', { channel: 'credit' })
    account.act(id, 'supplier_change', { offer: dearer(orderOf(account), account.now) })
    account.overdue = 1
    expect(errorOf(account.act(id, 'confirm'))).toBe('CREDIT_OVERDUE')
    account.overdue = 0
    expect(errorOf(account.act(id, 'confirm'))).toBeNull()
  })

  test('Does not cover a more expensive change, but one without extra cost', () => {
    const account = new SampleAccount()
    const { id } = account.add(sampleTransfer())
    account.act(id, 'pay', { channel: 'credit' })
    account.act(id, 'supplier_confirm', { supplier_ref: 'S1' })
    account.overdue = 1
    expect(errorOf(amendTo(account, 23))).toBe('CREDIT_OVERDUE')
    expect(errorOf(amendTo(account, 16))).toBeNull()
  })
})
