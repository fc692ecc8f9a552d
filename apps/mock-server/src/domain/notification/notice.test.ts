import { labels } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { flexible, nonRefundable, sampleOrder } from '../../testing/sample-order.ts'
import { sampleTransfer } from '../../testing/sample-ride.ts'
import { permissionRows } from '../menu/permission.ts'
import { audienceOf, messageOf, type Notice, noticeOfEvent, paramsOf, reminderOf, textsOf } from './notice.ts'
import { type NoticeKind, type NoticeRow, noticeRows } from './notice-table.ts'

const kinds = Object.keys(noticeRows) as NoticeKind[]
const nodes = permissionRows.map(({ node }) => node)
const order = sampleOrder()

const colleague = fc.record({
  id: fc.string({ minLength: 1, maxLength: 4 }),
  company_id: fc.constantFrom(order.company_id, 'other'),
  state: fc.constantFrom('active', 'suspended', 'locked'),
  nodes: fc.subarray(nodes),
  hide_net_price: fc.boolean(),
  data_scope: fc.constantFrom('own', 'all'),
})

describe('notices', () => {
  test('Never notifies other companies and suspended accounts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.array(colleague), fc.boolean(), (kind, members, byName) => {
        const notice: Notice = {
          kind,
          company_id: order.company_id,
          order,
          ...(byName && members[0] ? { to: members[0].id } : {}),
        }
        const notified = audienceOf(notice, members)
        const fit = members.filter(
          ({ company_id, state }) => company_id === order.company_id && state !== 'suspended',
        )
        expect(notified.every((id) => fit.some((member) => member.id === id))).toBe(true)
      }),
    )
  })

  test('Every permission that an audience names exists', () => {
    const rows: readonly NoticeRow[] = Object.values(noticeRows)
    const named = rows.flatMap(({ audience }) => (typeof audience === 'string' ? [] : audience))
    expect(named.filter((node) => !nodes.includes(node))).toEqual([])
  })

  test.each(kinds)('%s has the same placeholders in both languages', (kind) => {
    const { title, body }: NoticeRow = noticeRows[kind]
    const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
    expect(holes(title.en)).toEqual(holes(title['zh-cn']))
    expect([...new Set(holes(body['zh-cn']))]).toEqual([...new Set(holes(body.en))])
  })

  test('Fills texts in the language of the reader', () => {
    const notice: Notice = {
      kind: 'announcement',
      company_id: '1',
      params: { headline: { en: 'Hello', 'zh-cn': '你好' }, text: 'X' },
    }
    expect(textsOf(messageOf(notice), 'en')).toEqual({ title: 'Hello', body: 'X' })
    expect(textsOf(messageOf(notice), 'zh-cn')).toEqual({ title: '你好', body: 'X' })
  })

  test('R9.42 A changed ride and an offer name their time on the clock of the company and of the place', () => {
    const ride = sampleTransfer()
    const change_offer = { offer_expire_time: order.booking_time } as typeof order.change_offer
    const bodyOf = (kind: NoticeKind, about: typeof ride | typeof order) => {
      const params = paramsOf(kind, about, 'Asia/Shanghai') ?? {}
      return textsOf(messageOf({ kind, company_id: about.company_id, order: about, params }), 'en').body
    }
    const both = /\(UTC\+08:00\), [^,]+ \(UTC\+06:30\) at the place/
    expect(bodyOf('change_made', ride)).toMatch(both)
    expect(bodyOf('change_refused', ride)).toMatch(both)
    expect(bodyOf('order_change_offered', { ...order, change_offer })).toMatch(both)
  })

  test('Members get no notification of their own actions', () => {
    const events = Object.keys(labels.OrderEventName.en) as (keyof typeof labels.OrderEventName.en)[]
    const silent = events.filter((event) => noticeOfEvent(event) === null)
    expect(silent).toEqual(
      expect.arrayContaining(['book', 'pay', 'cancel', 'confirm', 'remark', 'request_refund']),
    )
    expect(noticeOfEvent('supplier_reject')).toBe('order_rejected')
  })

  test('A reminder is always before its deadline and after now', () => {
    const plans = fc.constantFrom(flexible, nonRefundable)
    const statuses = fc.constantFrom('pending_payment', 'confirmed', 'completed', 'cancelled')
    const instant = fc.integer({ min: order.booking_time * 1000, max: order.service_end })
    fc.assert(
      fc.property(plans, statuses, instant, (plan, order_status, now) => {
        const reminder = reminderOf({ ...sampleOrder({ plan }), order_status }, now)
        const open = order_status === 'pending_payment' || order_status === 'confirmed'
        expect(reminder === null || (open && reminder.at > now && reminder.until > reminder.at)).toBe(true)
      }),
    )
  })
})
