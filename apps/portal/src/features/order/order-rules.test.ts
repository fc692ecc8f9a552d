import type { Schemas } from '@portal/api-client'
import { session } from '@portal/auth'
import { loadTexts, momentText, setupI18n, textOf } from '@portal/i18n'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { setServerTime } from '../../shared/time/server-clock.ts'
import { cancelEffect, hasExpired, termsChange } from './actions/money/cancel-terms.ts'
import { afterRefusal, type Channel, payEffect, usableChannel } from './actions/money/payment.ts'
import { type ActionState, isWorthShowing, primaryAction, reasons } from './actions/order-actions.ts'
import { nextDeadline } from './detail/outlook.ts'
import { hasMoved, pollDelay, waitingIds } from './follow.ts'
import { toOrdersQuery } from './order-list-query.ts'
import { orderListReader } from './order-list-search.ts'
import { statusTabs } from './order-status.ts'

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['order'])
})

const cny = (amount: string) => ({ amount, currency: 'CNY' })

describe('the address of the list', () => {
  test.each([
    ['America/Los_Angeles', '2026-12-01'],
    ['Asia/Yangon', '2026-12-02'],
  ])(
    'R5.92 "Today" is that of the company in %s, by which the server counts, wherever the reader is',
    (tz, day) => {
      vi.useFakeTimers({ now: Date.parse('2026-12-02T06:00:00Z') })
      setServerTime(Date.now() / 1000)
      session.store.setState({ siteInfo: { tz } as never })
      const { date_from, date_to } = toOrdersQuery({ date_span: 'today' }, 'all')
      session.store.setState({ siteInfo: undefined as never })
      vi.useRealTimers()
      expect([date_from, date_to]).toEqual([day, day])
    },
  )

  test('R7.33 becomes a request for hotel orders, by status, keyword and dates, in pages', () => {
    const search = orderListReader('hotel')({
      order_status: 'confirmed',
      keyword: ' wang ',
      date_field: 'check_in',
      date_from: '2026-12-01',
      sort: 'deadline',
      order: 'asc',
      page: '3',
    })
    expect(toOrdersQuery(search, 'hotel')).toEqual({
      order_type: 'hotel',
      order_status: ['confirmed'],
      keyword: 'wang',
      date_field: 'check_in',
      date_from: '2026-12-01',
      sort: 'deadline',
      order: 'asc',
      page: 3,
      limit: 20,
    })
  })

  test('replaces invalid values by defaults', () => {
    const search = orderListReader('hotel')({
      order_status: 'gone',
      page: '-1',
      sort: 'x',
      date_from: '2026-02-30',
    })
    expect(search).toEqual({})
    expect(toOrdersQuery(search, 'hotel')).toMatchObject({ page: 1, sort: 'booking_time', order: 'desc' })
  })
})

describe('the tabs', () => {
  const counts = (by: Partial<Schemas['OrderStatusCounts']>): Schemas['CountOrdersAnswer'] => ({
    by_tag: [],
    by_status: {
      pending_payment: 0,
      pending_confirm: 0,
      awaiting_acceptance: 0,
      confirmed: 0,
      in_service: 0,
      completed: 0,
      cancelling: 0,
      cancelled: 0,
      rejected: 0,
      expired: 0,
      no_show: 0,
      manual_review: 0,
      ...by,
    },
    all: 7,
    deadline_24h: 0,
    unpaid: 0,
  })

  test('a status without orders has a tab only if it is a usual one or the chosen one', () => {
    const names = statusTabs(counts({ rejected: 2 }), 'no_show').map(({ status }) => status)
    expect(names).toEqual([
      null,
      'pending_payment',
      'pending_confirm',
      'confirmed',
      'cancelled',
      'rejected',
      'no_show',
    ])
  })

  test('the tabs have no numbers until they are counted', () => {
    expect(statusTabs(undefined, null).every(({ count }) => count === undefined)).toBe(true)
    expect(statusTabs(counts({}), null)[0]).toEqual({ status: null, count: 7 })
  })
})

describe('polling orders', () => {
  test('the poll begins at 2 s and backs off to 15 s', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map(pollDelay)).toEqual([2000, 3000, 4500, 6750, 10_125, 15_000, 15_000])
  })

  test('requests only waiting orders, at most fifty at once', () => {
    const entry = (booking_id: string, order_status: Schemas['OrderStatus'], version = 1) => ({
      booking_id,
      order_status,
      version,
    })
    expect(waitingIds([entry('a', 'confirmed'), entry('b', 'cancelling'), entry('c', 'expired')])).toEqual([
      'b',
    ])
    const wait = (party: string) => [{ kind: 'refund_decision', party }] as unknown as Schemas['OrderWait'][]
    const asked = [
      { ...entry('d', 'confirmed'), waits: wait('operator') },
      { ...entry('e', 'in_service'), waits: wait('member') },
    ]
    expect(waitingIds(asked)).toEqual(['d'])
    const approvals = (['requested', 'approved'] as const).map((approval_status) => ({
      ...entry(approval_status, 'confirmed'),
      approval_status,
    }))
    expect(waitingIds(approvals)).toEqual(['requested'])
    const many = Array.from({ length: 80 }, (_, index) => entry(String(index), 'pending_confirm'))
    expect(waitingIds(many)).toHaveLength(50)
    expect(hasMoved([entry('b', 'cancelling', 4)], [entry('b', 'cancelled', 5)])).toBe(true)
    expect(
      hasMoved([entry('b', 'cancelling', 4)], [entry('b', 'cancelling', 4), entry('x', 'expired', 9)]),
    ).toBe(false)
  })
})

describe('the next deadline of an order', () => {
  const tier = (from_utc: string | null, to_utc: string | null, amount: string, refund: string) =>
    ({ from_utc, to_utc, amount: cny(amount), refund: cny(refund) }) as Schemas['PenaltyTier']
  const order = (part: object, non_refundable = false) =>
    ({
      order_type: 'hotel',
      order_status: 'confirmed',
      pay_expire_time: null,
      change_offer: null,
      service_start_utc: '2026-12-12T07:30:00Z',
      cancellation_policy: {
        non_refundable,
        tiers: [
          tier(null, '2026-12-08T11:30:00Z', '0.00', '1600.00'),
          tier('2026-12-08T11:30:00Z', '2026-12-11T07:30:00Z', '760.00', '840.00'),
          tier('2026-12-11T07:30:00Z', null, '1600.00', '0.00'),
        ],
      },
      ...part,
    }) as Parameters<typeof nextDeadline>[0]
  const at = (utc: string) => Date.parse(utc)

  test('an unpaid order waits for its payment', () => {
    expect(
      nextDeadline(order({ order_status: 'pending_payment', pay_expire_time: 1_795_241_100 }), 0),
    ).toEqual({
      kind: 'pay',
      at: 1_795_241_100,
    })
  })

  test('a confirmed one names the next cancellation fee', () => {
    expect(nextDeadline(order({}), at('2026-12-01T00:00:00Z'))).toEqual({
      kind: 'free',
      at: '2026-12-08T11:30:00Z',
      penalty: expect.objectContaining({ amount: cny('760.00') }),
      full: false,
    })
    expect(nextDeadline(order({}), at('2026-12-08T11:30:00Z'))).toMatchObject({ kind: 'fee', full: true })
  })

  test('once the fee no longer rises, the arrival is next, and then nothing', () => {
    expect(nextDeadline(order({}), at('2026-12-11T07:30:00Z'))).toMatchObject({ kind: 'checkIn' })
    expect(nextDeadline(order({}, true), at('2026-12-01T00:00:00Z'))).toMatchObject({ kind: 'checkIn' })
    expect(nextDeadline(order({ order_type: 'car' }), at('2026-12-11T07:30:00Z'))).toMatchObject({
      kind: 'start',
    })
    expect(nextDeadline(order({}), at('2026-12-12T07:30:00Z'))).toBeNull()
    expect(nextDeadline(order({ order_status: 'cancelled' }), 0)).toBeNull()
  })
})

describe('actions as the server decided them', () => {
  const event = (time: number, to: Schemas['OrderStatus']) => ({
    time,
    to,
    actor_type: 'member' as const,
    actor: 'Li Na',
    event: 'pay' as const,
    event_text: '',
    from: null,
    note: null,
  })
  const acted = {
    order_type: 'hotel' as const,
    order_status: 'confirmed' as const,
    pay_time: 1_765_000_000,
    timeline: [event(1_765_000_000, 'pending_confirm'), event(1_765_000_600, 'confirmed')],
  }
  const action = (name: ActionState['action'], reason: ActionState['reason_key'] = null): ActionState => ({
    action: name,
    action_text: name,
    enabled: reason === null,
    reason_key: reason,
    reason_text: reason,
    deadline: null,
  })

  test('R4.29 lists refused ones together if they share a reason', () => {
    const groups = reasons(
      acted,
      [
        action('refund', 'VOUCHER_NOT_READY'),
        action('cancel'),
        action('confirm', 'VOUCHER_NOT_READY'),
        action('confirm_check_in', 'TOO_EARLY'),
      ],
      textOf('order'),
    )
    expect(groups.map(({ text, actions }) => [text, actions.map((each) => each.action)])).toEqual([
      ['VOUCHER_NOT_READY', ['refund', 'confirm']],
      ['TOO_EARLY', ['confirm_check_in']],
    ])
  })

  test('R2.102 tells what has happened, and when, if the status rules an action out', () => {
    const refused = [action('pay', 'WRONG_STATUS'), action('confirm', 'WRONG_STATUS')]
    const texts = (order: typeof acted) => reasons(order, refused, textOf('order')).map(({ text }) => text)
    const [paid, since] = texts(acted)
    expect(paid).toContain(momentText(acted.pay_time))
    expect(since).toContain(momentText(acted.timeline[1]?.time ?? 0))
    expect(texts({ ...acted, timeline: [] })[1]).toBe('WRONG_STATUS')
  })

  test('declining is shown only with a change to decline, and paying comes first', () => {
    expect(isWorthShowing(action('decline', 'WRONG_STATUS'))).toBe(false)
    expect(isWorthShowing(action('decline', 'NO_PERMISSION'))).toBe(true)
    expect(primaryAction([action('cancel'), action('pay')])).toBe('pay')
    expect(primaryAction([action('cancel'), action('pay', 'WRONG_STATUS')])).toBeUndefined()
  })
})

describe('paying and cancelling', () => {
  const channel = (part: Partial<Channel>): Channel => ({
    channel: 'predeposit',
    channel_text: '',
    available_before: cny('0.00'),
    available_after: cny('0.00'),
    shortfall: null,
    allowed: true,
    reason_key: null,
    reason_text: null,
    bill_due_date: null,
    ...part,
  })

  test('a channel that is refused meanwhile is no longer chosen', () => {
    expect(usableChannel([channel({ allowed: false })], 'predeposit')).toBeNull()
    expect(usableChannel([channel({})], null)).toBeNull()
    expect(payEffect(usableChannel([channel({})], 'predeposit'), [])).toBe('effectPredeposit')
    expect(payEffect(channel({ channel: 'credit', bill_due_date: '2027-01-15' }), [])).toBe('effectCredit')
  })

  test('nothing can be chosen if no payment type is available', () => {
    expect(payEffect(null, [channel({ allowed: false }), channel({})])).toBe('effectNone')
    expect(payEffect(null, [channel({ allowed: false })])).toBe('effectImpossible')
  })

  test('a refused payment says whether order or money has changed', () => {
    const keys = ['VERSION_CONFLICT', 'BALANCE_SHORT', 'ACTION_NOT_ALLOWED', null] as const
    expect(keys.map(afterRefusal)).toEqual(['order', 'money', 'none', 'none'])
  })

  test('a quote expires exactly at its time, and costs the same only to the cent', () => {
    const quote = (penalty: string, refund: string) =>
      ({
        free: Number(penalty) === 0,
        penalty: cny(penalty),
        refund: cny(refund),
        valid_until_utc: '2026-11-21T02:10:00Z',
        refund_to: 'predeposit',
        tier_index: 1,
      }) as Schemas['CancelQuote']
    const end = Date.parse('2026-11-21T02:10:00Z')
    expect([hasExpired(quote('0', '1'), end - 1), hasExpired(quote('0', '1'), end)]).toEqual([false, true])
    expect(termsChange(quote('10.0', '5.00'), quote('10.00', '5'))).toBeNull()
    expect(termsChange(quote('10.00', '5.00'), quote('10.01', '4.99'))).toBe('changed')
    expect(termsChange(quote('10.00', '5.00'), quote('10.00', '4.99'))).toBe('refundChanged')
    expect(termsChange(quote('0', '5.00'), { ...quote('0', '5.00'), refund_to: 'credit' })).toBe(
      'refundChanged',
    )
    expect(termsChange({ ...quote('0', '0'), refund_to: null }, quote('0', '5.00'))).toBe('paid')
    expect(termsChange({ ...quote('0', '0'), refund_to: null }, quote('1', '5.00'))).toBe('changed')
    expect(cancelEffect(quote('0.00', '5'))).toBe('effectFree')
    expect(cancelEffect(quote('1.00', '5'))).toBe('effectPenalty')
    expect(cancelEffect({ ...quote('0.00', '5'), tier_index: null })).toBe('effectWaiting')
    expect(cancelEffect({ ...quote('0.00', '0'), refund_to: null, tier_index: null })).toBe('effectUnpaid')
  })

  test('a quote with hidden amounts is the same as long as its tier is, and names no sum', () => {
    const quote = (free: boolean, tier_index: number | null) =>
      ({ free, penalty: null, refund: null, refund_to: 'predeposit', tier_index }) as Schemas['CancelQuote']
    expect(termsChange(quote(false, 1), quote(false, 1))).toBeNull()
    expect(termsChange(quote(false, 1), quote(false, 2))).toBe('changed')
    expect(termsChange(quote(true, 0), quote(false, 0))).toBe('changed')
    expect(termsChange(quote(true, null), quote(true, 0))).toBeNull()
    expect(cancelEffect(quote(true, 0))).toBe('effectFreeHidden')
    expect(cancelEffect(quote(false, 1))).toBe('effectPenaltyHidden')
    expect(cancelEffect(quote(true, null))).toBe('effectWaiting')
  })
})
