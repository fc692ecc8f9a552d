import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { SampleAccount } from '../../testing/sample-account.ts'
import { flexible, nonRefundable, sampleOrder, sampleTerms } from '../../testing/sample-order.ts'
import { type OrderRecord, settlementMoney } from '../order/order.ts'
import { settlementStatus } from '../order/status.ts'
import { attempt, isRefusal } from '../refusal.ts'
import { instantOf } from '../time/zones.ts'
import { type BillRecord, outstandingOf } from './bill.ts'
import { answerDispute, billActions, confirmBill, disputeBill, fallDue } from './lifecycle.ts'
import { owedOn, payBill, sharesFor, verifyTransfer } from './payment.ts'

const { tz } = sampleTerms
const operator = { id: '11', nickname: 'Mya' }

/** Three credit orders of 800.00 each, on a bill issued on 2026-12-16 and due on 2026-12-31. */
function billed(plan = nonRefundable): SampleAccount {
  const account = new SampleAccount()
  account.terms = { ...sampleTerms, billing_cycle: 'half_month' }
  for (const nth of [1, 2, 3]) {
    const stay = { check_in: `2026-12-0${nth}`, check_out: `2026-12-0${nth + 2}`, plan }
    const { id } = account.add(sampleOrder(stay, account.now, `H261121000${nth}`))
    account.act(id, 'pay', { channel: 'credit' })
    account.act(id, 'supplier_confirm', {})
  }
  account.now = instantOf('2026-12-16', '00:00', tz)
  account.runCycle()
  expect(bill(account)).toMatchObject({ status: 'issued', total: 240_000, due_date: '2026-12-31' })
  return account
}

const bill = (account: SampleAccount) => account.bills.at(-1) as BillRecord
const order = (account: SampleAccount, nth: number) => account.orders.get(`H261121000${nth}`) as OrderRecord
const orderOf = (account: SampleAccount) => (id: string) => account.orders.get(id) as OrderRecord

function confirm(account: SampleAccount): SampleAccount {
  const agreed = confirmBill(bill(account), tz, account.now)
  account.keepBill({ bill: agreed, orders: [], entries: [] })
  return account
}

const situation = (account: SampleAccount) => ({
  bill: bill(account),
  orderOf: orderOf(account),
  position: account.position,
  tz,
  now: account.now,
})

function pay(account: SampleAccount, amount: number, channel: 'predeposit' | 'bank_transfer' = 'predeposit') {
  const id = `bp-${bill(account).payments.length + 1}`
  const paid = attempt(() => payBill(situation(account), { id, channel, amount, proof_files: [], operator }))
  if (isRefusal(paid)) return paid.error_key
  account.keepBill(paid)
  expect(account.breaks()).toEqual([])
  return id
}

function verify(account: SampleAccount, id: string, found = true) {
  const change = verifyTransfer(situation(account), id, found)
  if (change) account.keepBill(change)
  expect(account.breaks()).toEqual([])
}

describe('paying a bill', () => {
  test('R1.07 R4.32 R4.47 Paying from the balance lowers the balance and the used credit, and pays the oldest stay first', () => {
    const account = confirm(billed())
    const before = account.position
    pay(account, 100_000)
    expect(account.position.predeposit.sum).toBe(before.predeposit.sum - 100_000)
    expect(account.position.credit.sum).toBe(before.credit.sum - 100_000)
    expect(bill(account)).toMatchObject({ status: 'partially_paid', paid: 100_000 })
    expect([1, 2, 3].map((nth) => order(account, nth).repaid)).toEqual([80_000, 20_000, 0])
    expect([1, 2, 3].map((nth) => settlementStatus(order(account, nth), 'partially_paid'))).toEqual([
      'settled',
      'partially_settled',
      'billing',
    ])
    pay(account, 140_000)
    expect(bill(account)).toMatchObject({ status: 'paid', paid: 240_000, paid_time: account.now / 1000 })
  })

  test('R4.47 A bank transfer moves nothing until it is verified; then it counts like any payment', () => {
    const account = confirm(billed())
    const { entries } = account
    const id = pay(account, 240_000, 'bank_transfer')
    expect(account.entries).toHaveLength(entries.length)
    expect(bill(account)).toMatchObject({ status: 'confirmed', paid: 0, payments: [{ status: 'submitted' }] })
    verify(account, id)
    expect(bill(account)).toMatchObject({ status: 'paid', paid: 240_000, payments: [{ status: 'verified' }] })
    expect(account.position.credit.sum).toBe(0)
  })

  test('A transfer that is not found leaves the bill unpaid and open to other payments', () => {
    const account = confirm(billed())
    verify(account, pay(account, 240_000, 'bank_transfer'), false)
    expect(bill(account)).toMatchObject({ status: 'confirmed', paid: 0, payments: [{ status: 'refused' }] })
    expect(pay(account, 240_000)).toBe('bp-2')
    verify(account, 'bp-1')
    expect(bill(account).paid).toBe(240_000)
  })

  test('The surplus of a transfer after a credit note goes to the balance', () => {
    const account = confirm(billed({ ...nonRefundable, no_show: { penalty_type: 'percent', value: '25' } }))
    const id = pay(account, 240_000, 'bank_transfer')
    account.act('H2611210003', 'no_show', {})
    expect(bill(account)).toMatchObject({ total: 180_000, lines: { length: 4 } })
    const before = account.position.predeposit.sum
    verify(account, id)
    expect(bill(account)).toMatchObject({ status: 'paid', paid: 180_000, payments: [{ surplus: 60_000 }] })
    expect(account.position.predeposit.sum).toBe(before + 60_000)
    expect(account.position.credit.sum).toBe(0)
  })

  test.each([
    ['more than is outstanding', 240_001, 'AMOUNT_TOO_HIGH'],
    ['as much as is there', 240_000, 'bp-1'],
  ])('Paying %s', (_what, amount, answer) => {
    expect(pay(confirm(billed()), amount)).toBe(answer)
  })

  test('An amount already reported as a transfer cannot be paid again', () => {
    const account = confirm(billed())
    pay(account, 200_000, 'bank_transfer')
    expect(pay(account, 40_001)).toBe('AMOUNT_TOO_HIGH')
    expect(pay(account, 40_000)).toBe('bp-2')
  })

  test('Refuses a payment above the balance', () => {
    const account = confirm(billed())
    account.post({ account: 'predeposit', type: 'adjust', delta: -900_000 })
    expect(pay(account, 100_001)).toBe('BALANCE_SHORT')
  })

  test('Payments never exceed what is outstanding, and the shares add up to the payment', () => {
    const step = fc.record({
      amount: fc.integer({ min: 1, max: 200_000 }),
      bank: fc.boolean(),
      found: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const account = confirm(billed())
        for (const { amount, bank, found } of steps) {
          const left = outstandingOf(bill(account))
          const id = pay(account, amount, bank ? 'bank_transfer' : 'predeposit')
          expect(id.startsWith('bp')).toBe(amount <= left)
          if (bank && id.startsWith('bp')) verify(account, id, found)
          const { paid, total, payments } = bill(account)
          expect(paid).toBeLessThanOrEqual(total)
          for (const { amount: sent, shares, status } of payments) {
            const counted = shares.reduce((sum, share) => sum + share.amount, 0)
            expect(counted).toBe(status === 'verified' ? sent : 0)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('The shares of any amount follow the oldest debts and cover each up to what it owes', () => {
    const account = billed()
    fc.assert(
      fc.property(fc.nat(300_000), (amount) => {
        const shares = sharesFor(bill(account), amount)
        expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(Math.min(amount, 240_000))
        const owed = owedOn(bill(account))
        for (const share of shares.slice(0, -1)) expect(owed).toContainEqual(share)
      }),
    )
  })
})

describe('refunds of billed orders', () => {
  const plan = { ...flexible, no_show: { penalty_type: 'percent' as const, value: '25' } }

  test('R4.47 While the bill is unpaid, the refund reduces it', () => {
    const account = confirm(billed(plan))
    account.act('H2611210001', 'no_show', {})
    expect(account.breaks()).toEqual([])
    expect(bill(account)).toMatchObject({ total: 180_000, status: 'confirmed' })
    expect(bill(account).lines.at(-1)).toMatchObject({
      kind: 'credit_note',
      amount: -60_000,
      order_id: 'H2611210001',
    })
    expect(pay(account, 180_001)).toBe('AMOUNT_TOO_HIGH')
  })

  test('R4.47 Once it is paid, the refund goes to the balance and the bill stays', () => {
    const account = confirm(billed(plan))
    pay(account, 240_000)
    const before = account.position.predeposit.sum
    account.act('H2611210001', 'no_show', {})
    expect(account.breaks()).toEqual([])
    expect(account.position.predeposit.sum).toBe(before + 60_000)
    expect(bill(account)).toMatchObject({ total: 240_000, paid: 240_000, status: 'paid' })
    expect(order(account, 1).repaid).toBe(settlementMoney(order(account, 1)))
  })

  test('R4.47 When half is paid, the refund is split, and the bill may become paid', () => {
    const account = confirm(billed(plan))
    pay(account, 200_000)
    account.act('H2611210003', 'no_show', {})
    expect(account.breaks()).toEqual([])
    // Of the third stay 40000 were paid: 40000 were still owed and come off the bill, 20000 go to the balance.
    expect(bill(account)).toMatchObject({ total: 200_000, paid: 200_000, status: 'paid' })
    expect(order(account, 3)).toMatchObject({ refunded: 60_000, repaid: 20_000 })
  })

  test('R4.47 A fully credited bill is void', () => {
    const account = confirm(billed({ ...plan, no_show: { penalty_type: 'none', value: '0' } }))
    for (const nth of [1, 2, 3]) account.act(`H261121000${nth}`, 'no_show', {})
    expect(account.breaks()).toEqual([])
    expect(bill(account)).toMatchObject({ total: 0, status: 'void' })
    expect(settlementStatus(order(account, 1), 'void')).toBe('none')
  })
})

describe('the states of a bill', () => {
  const states = [
    'open',
    'issued',
    'disputed',
    'confirmed',
    'partially_paid',
    'paid',
    'overdue',
    'void',
  ] as const
  const allowed: Record<string, readonly string[]> = {
    issued: ['confirm', 'dispute', 'download'],
    disputed: ['withdraw_dispute', 'download'],
    confirmed: ['pay', 'download'],
    partially_paid: ['pay', 'download'],
    overdue: ['pay', 'download'],
  }

  test.each(states)('R4.47 What a bill that is %s allows, and what it refuses', (status) => {
    const account = billed()
    account.keepBill({ bill: { ...bill(account), status }, orders: [], entries: [] })
    const open = billActions(bill(account), ['bill/confirm', 'bill/pay'])
    expect(open.filter(({ reason_key }) => reason_key === null).map(({ action }) => action)).toEqual(
      allowed[status] ?? ['download'],
    )
    const answers = {
      confirm: attempt(() => confirmBill(bill(account), tz, account.now)),
      dispute: attempt(() =>
        disputeBill(
          bill(account),
          [{ line_id: bill(account).lines[0]?.line_id ?? '', reason: 'x', expected: null, files: [] }],
          account.now,
        ),
      ),
      pay: attempt(() =>
        payBill(situation(account), {
          id: 'p',
          channel: 'predeposit',
          amount: 1,
          proof_files: [],
          operator,
        }),
      ),
    }
    for (const [action, answer] of Object.entries(answers)) {
      expect(isRefusal(answer), action).toBe(!(allowed[status] ?? []).includes(action))
    }
  })

  test('A member without the permission gets NO_PERMISSION', () => {
    const reasons = billActions({ status: 'issued', lines: [] }, []).map(({ reason_key }) => reason_key)
    expect(reasons).toEqual(['NO_PERMISSION', 'NO_PERMISSION', 'NO_PERMISSION', 'NO_PERMISSION', null])
  })

  test('R4.47 A disputed bill returns with its answers, one version higher, with its old due date', () => {
    const account = billed()
    const [line] = bill(account).lines
    const objection = {
      line_id: line?.line_id ?? '',
      reason: 'One night only',
      expected: 100,
      files: ['/storage/1.pdf'],
    }
    const disputed = disputeBill(bill(account), [objection], account.now)
    expect(disputed).toMatchObject({
      status: 'disputed',
      lines: [{ dispute: { reason: 'One night only', answer: null } }, {}, {}],
    })
    expect(settlementStatus(order(account, 1), 'disputed')).toBe('disputed')
    const later = account.now + 5 * 86_400_000
    const again = answerDispute({ bill: disputed, bills: account.bills, orders: [] }, sampleTerms, later)
    const answer = { en: expect.stringContaining('stands') }
    expect(again?.bill).toMatchObject({
      status: 'issued',
      due_date: disputed.due_date,
      version: disputed.version + 1,
      lines: [{ dispute: { answer } }, { dispute: null }, {}],
    })
    expect(
      answerDispute({ bill: bill(account), bills: account.bills, orders: [] }, sampleTerms, account.now),
    ).toBeNull()
  })

  test('A line whose second dispute is answered cannot be disputed again, and after the last line neither can the bill', () => {
    const account = billed()
    const mayDispute = () =>
      billActions(bill(account), ['bill/confirm']).find(({ action }) => action === 'dispute')?.reason_key
    const dispute = (ids: readonly string[]) =>
      attempt(() =>
        disputeBill(
          bill(account),
          ids.map((line_id) => ({ line_id, reason: 'x', expected: null, files: [] })),
          account.now,
        ),
      )
    const ids = bill(account).lines.map(({ line_id }) => line_id)
    const decided: string[] = []
    for (const line_id of ids.flatMap((id) => [id, id])) {
      expect(mayDispute()).toBeNull()
      const isLast = bill(account).lines.some((line) => line.line_id === line_id && line.dispute !== null)
      const disputed = dispute([line_id])
      if (isRefusal(disputed)) throw new Error(disputed.error_key)
      const answered = answerDispute(
        { bill: disputed, bills: account.bills, orders: [] },
        sampleTerms,
        account.now,
      )
      if (!answered) throw new Error('Staff answer each dispute')
      account.keepBill(answered)
      if (!isLast) continue
      decided.push(line_id)
      expect(dispute(ids)).toMatchObject({
        error_key: 'VALIDATION',
        fields: Object.fromEntries(decided.map((_, at) => [`lines[${at}].line_id`, ['line_decided']])),
      })
    }
    expect(mayDispute()).toBe('WRONG_STATUS')
  })

  test('Refuses a dispute of an unknown line, or of one line twice, by name', () => {
    const account = billed()
    const line_id = bill(account).lines[0]?.line_id ?? ''
    const requests = [line_id, line_id, 'x'].map((id) => ({
      line_id: id,
      reason: 'x',
      expected: null,
      files: [],
    }))
    expect(attempt(() => disputeBill(bill(account), requests, account.now))).toMatchObject({
      error_key: 'VALIDATION',
      fields: { 'lines[1].line_id': ['chosen_twice'], 'lines[2].line_id': ['line_unknown'] },
    })
  })

  test.each([
    ['what the line says', (amount: number) => amount],
    ['more', (amount: number) => amount + 1],
    ['less than nothing', () => -1],
  ])('R4.47 Refuses a dispute that expects %s', (_what, expectedOf) => {
    const account = billed()
    const [line] = bill(account).lines
    if (!line) throw new Error('The bill has lines')
    const dispute = (expected: number) =>
      attempt(() =>
        disputeBill(
          bill(account),
          [{ line_id: line.line_id, reason: 'x', expected, files: [] }],
          account.now,
        ),
      )
    expect(dispute(expectedOf(line.amount))).toMatchObject({
      error_key: 'VALIDATION',
      fields: { 'lines[0].expected': [expect.any(String)] },
    })
    expect(dispute(0)).toMatchObject({ status: 'disputed' })
    expect(dispute(line.amount - 1)).toMatchObject({ status: 'disputed' })
  })

  test('R4.47 Is overdue from the end of its due date, and a partial payment does not change that', () => {
    const account = confirm(billed())
    const midnight = instantOf('2027-01-01', '00:00', tz)
    expect(fallDue(bill(account), tz, midnight - 1)).toBeNull()
    account.now = midnight
    const late = fallDue(bill(account), tz, midnight)
    if (!late) throw new Error('The due date is over')
    account.keepBill({ bill: late, orders: [], entries: [] })
    expect(account.position).toMatchObject({ overdue: 240_000, overdue_block: true })
    pay(account, 100_000)
    expect(bill(account).status).toBe('overdue')
    expect(account.position.overdue_block).toBe(true)
    pay(account, 140_000)
    expect(bill(account).status).toBe('paid')
    expect(account.position.overdue_block).toBe(false)
  })

  test('A bill confirmed after its due date is overdue at once', () => {
    const account = billed()
    account.now = instantOf('2027-01-02', '09:00', tz)
    expect(bill(confirm(account)).status).toBe('overdue')
  })
})
