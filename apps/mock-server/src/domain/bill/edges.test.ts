import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { SampleAccount } from '../../testing/sample-account.ts'
import { nonRefundable, sampleOrder, sampleTerms } from '../../testing/sample-order.ts'
import { attempt, isRefusal, type Refusal } from '../refusal.ts'
import { instantOf } from '../time/zones.ts'
import { type BillChange, type BillRecord, type BillStatus, outstandingOf } from './bill.ts'
import {
  answerDispute,
  type BillEvent,
  billMoves,
  billStatuses,
  confirmBill,
  disputeBill,
  fallDue,
  withdrawDispute,
} from './lifecycle.ts'
import { payBill } from './payment.ts'

const { tz } = sampleTerms
/** A no-show costs nothing, so that a refund can take everything off. */
const plan = { ...nonRefundable, no_show: { penalty_type: 'none' as const, value: '0' } }
const nths = [1, 2, 3] as const

type Play = (account: SampleAccount) => void

const bill = (account: SampleAccount) => account.bills[0] as BillRecord
const at =
  (date: string): Play =>
  (account) => {
    account.now = Math.max(account.now, instantOf(date, '00:00', tz))
  }
const night =
  (date: string): Play =>
  (account) => {
    at(date)(account)
    account.runCycle()
  }

function keep(account: SampleAccount, done: BillRecord | BillChange | Refusal | null): void {
  if (done === null || isRefusal(done)) return
  account.keepBill('bill' in done ? done : { bill: done, orders: [], entries: [] })
}

const noShow =
  (...which: readonly number[]): Play =>
  (account) => {
    for (const nth of which) account.act(`H261121000${nth}`, 'no_show', {})
  }

const dispute =
  (lines: number): Play =>
  (account) => {
    const objections = bill(account)
      .lines.slice(0, lines)
      .map(({ line_id }) => ({ line_id, reason: 'x', expected: null, files: [] }))
    keep(
      account,
      attempt(() => disputeBill(bill(account), objections, account.now)),
    )
  }

const pay =
  (part: number): Play =>
  (account) => {
    const amount = Math.floor(outstandingOf(bill(account)) * part)
    const operator = { id: '11', nickname: 'Mya' }
    const orderOf = (id: string) => account.orders.get(id) as never
    const situation = { bill: bill(account), orderOf, position: account.position, tz, now: account.now }
    const id = `bp-${bill(account).payments.length + 1}`
    keep(
      account,
      attempt(() => payBill(situation, { id, channel: 'predeposit', amount, proof_files: [], operator })),
    )
  }

const confirm: Play = (account) =>
  keep(
    account,
    attempt(() => confirmBill(bill(account), tz, account.now)),
  )
const fallLate: Play = (account) => {
  at('2027-01-01')(account)
  keep(account, fallDue(bill(account), tz, account.now))
}
const asApplication: Play = (account) => keep(account, { ...bill(account), source: 'application' as const })

/** Each event in the variants that lead to different states. */
const ways: readonly (readonly [BillEvent, string, Play])[] = [
  ['issue', 'on the bill day', night('2026-12-16')],
  ['confirm', 'in time', confirm],
  [
    'confirm',
    'after the due date',
    // What was agreed to before would fall due on the way there, which is a separate event.
    (account) => {
      if (bill(account).status === 'issued') [at('2027-01-01'), confirm].forEach((play) => play(account))
    },
  ],
  ['dispute', 'one line', dispute(1)],
  ['dispute', 'every line', dispute(3)],
  [
    'answer',
    'by staff',
    (account) => {
      const orders = [...account.orders.values()]
      keep(
        account,
        answerDispute({ bill: bill(account), bills: account.bills, orders }, account.terms, account.now),
      )
    },
  ],
  [
    'withdraw',
    'by the member',
    (account) =>
      keep(
        account,
        attempt(() => withdrawDispute(bill(account), account.terms, account.now)),
      ),
  ],
  ['pay', 'in part', pay(0.5)],
  ['pay', 'wholly', pay(1)],
  ['credit', 'of one order', noShow(3)],
  ['credit', 'of all orders', noShow(...nths)],
  ['fall_due', 'at the end of the due date', fallLate],
]

const issued = [night('2026-12-15'), night('2026-12-16')]

/** How a bill over three orders reaches a state; some states in several ways. */
const ready: readonly (readonly [BillStatus, string, readonly Play[]])[] = [
  ['open', 'accruing', [night('2026-12-15')]],
  ['open', 'with nothing left on it', [night('2026-12-15'), noShow(...nths)]],
  ['issued', 'sent out', issued],
  ['disputed', 'in one line', [...issued, dispute(1)]],
  ['disputed', 'an application in every line', [...issued, asApplication, dispute(3)]],
  ['confirmed', 'agreed to', [...issued, confirm]],
  ['partially_paid', 'half paid', [...issued, confirm, pay(0.5)]],
  ['paid', 'wholly paid', [...issued, confirm, pay(1)]],
  ['overdue', 'with nothing paid', [...issued, confirm, fallLate]],
  ['overdue', 'half paid', [...issued, confirm, pay(0.5), fallLate]],
  ['void', 'credited', [...issued, confirm, noShow(...nths)]],
]

function accountWith(plays: readonly Play[]): SampleAccount {
  const account = new SampleAccount()
  account.terms = { ...sampleTerms, billing_cycle: 'half_month' }
  for (const nth of nths) {
    const stay = { check_in: `2026-12-0${nth}`, check_out: `2026-12-0${nth + 2}`, plan }
    const { id } = account.add(sampleOrder(stay, account.now, `H261121000${nth}`))
    account.act(id, 'pay', { channel: 'credit' })
    account.act(id, 'supplier_confirm', {})
  }
  for (const play of plays) play(account)
  return account
}

const edges = billMoves.flatMap(({ event, from, to }) => to.map((target) => `${from} ${event} ${target}`))
const rowOf = (event: BillEvent, from: BillStatus) =>
  billMoves.find((row) => row.event === event && row.from === from)

/** Plays one event and returns the edge it took; null when nothing changed. */
function step(account: SampleAccount, event: BillEvent, play: Play): string | null {
  const before = bill(account)
  play(account)
  expect(account.breaks()).toEqual([])
  const after = bill(account)
  return after === before ? null : `${before.status} ${event} ${after.status}`
}

const pairs = ready.flatMap(([from, how, plays]) =>
  ways.map(([event, way, play]) => ({ from, how, plays, event, way, play })),
)
const legal = pairs.filter(({ event, from }) => rowOf(event, from))
const illegal = pairs.filter(({ event, from }) => !rowOf(event, from))

describe('the life of a bill', () => {
  test.each(ready)('A bill that is %s: %s', (status, _how, plays) => {
    expect(bill(accountWith(plays)).status).toBe(status)
  })

  test.each(legal)('R4.47 $from, $how, accepts $event $way', ({ plays, event, play }) => {
    // A refund to the balance leaves the bill unchanged.
    expect(['nothing', ...edges]).toContain(step(accountWith(plays), event, play) ?? 'nothing')
  })

  test.each(illegal)('R4.47 $from, $how, does not change by $event $way', ({ plays, event, play }) => {
    expect(step(accountWith(plays), event, play)).toBeNull()
  })

  test('R4.47 Every edge of the table is tested, and every state is left or final', () => {
    const walked = legal.map(({ plays, event, play }) => step(accountWith(plays), event, play))
    expect(edges.filter((edge) => !walked.includes(edge))).toEqual([])
    const left = new Set(billMoves.map(({ from }) => from))
    expect(billStatuses.filter((status) => !left.has(status))).toEqual(['paid', 'void'])
  })

  test('R4.47 R9.30 Whatever happens in any order, a bill follows the table and the ledger agrees', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ways), { maxLength: 12 }), (events) => {
        const account = accountWith([night('2026-12-15')])
        const taken = events.map(([event, , play]) => step(account, event, play) ?? 'nothing')
        expect(['nothing', ...edges]).toEqual(expect.arrayContaining(taken))
      }),
      { numRuns: 100 },
    )
  })
})
