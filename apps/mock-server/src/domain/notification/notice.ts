import type { Language } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { newsSentence } from '../airport/news.ts'
import { moneyText, toMoney } from '../money/money.ts'
import { hasFlight, isRide, type OrderEventName, type OrderRecord } from '../order/order.ts'
import { orderPage, referencesOf, roomsText, titleOf } from '../order/service.ts'
import { waitEnd } from '../order/waits.ts'
import { linesTotal } from '../ride/price.ts'
import { nodesInEffect, type Seeing, seesEnoughFor } from '../sub-account/sight.ts'
import { bothClocks } from '../time/zones.ts'
import { type NoticeKind, type NoticeRow, noticeRows } from './notice-table.ts'

/** Something that members are to be notified of. */
export interface Notice {
  readonly kind: NoticeKind
  readonly company_id: string
  /** The order it is about: fills `{order}` and `{title}`, the link, and the recipient. */
  readonly order?: OrderRecord | undefined
  /** Values of the other placeholders of the row. */
  readonly params?: Readonly<Record<string, string | LocalText>>
  /** The member who asked for it, beside the one who entered the order. */
  readonly asker?: string | undefined
  /** One member in place of the audience of the row. */
  readonly to?: string
  /** How it reaches that member, in place of the row's way. */
  readonly ways?: { readonly notice: boolean; readonly mail: boolean }
  /** Address in the portal in place of the row's. */
  readonly link?: string
}

/** A message as one member has it. */
export interface NotificationRecord {
  readonly id: string
  readonly company_id: string
  readonly member_id: string
  readonly kind: NoticeKind
  readonly params: Readonly<Record<string, string | LocalText>>
  readonly link: string
  readonly order_id: string | null
  /** Epoch s. */
  readonly create_time: number
  /** Epoch s; null while unread. */
  readonly read_time: number | null
}

interface Colleague extends Seeing {
  readonly id: string
  readonly company_id: string
  readonly state: string
}

/** Bills and their amounts are shown to holders of nodes that need net prices, and to nobody else. */
export const mayRead = ({ audience }: NoticeRow, member: Seeing): boolean =>
  typeof audience === 'string' || audience.some((node) => seesEnoughFor(node, member))

/** The recipients: members of the company who can sign in. */
export function audienceOf(notice: Notice, members: readonly Colleague[]): string[] {
  const own = members.filter(
    ({ company_id, state }) => company_id === notice.company_id && state !== 'suspended',
  )
  const { audience }: NoticeRow = noticeRows[notice.kind]
  const isMeant = (member: Colleague): boolean => {
    if (notice.to !== undefined) return member.id === notice.to
    if (audience === 'everybody') return true
    if (audience === 'operator') return member.id === notice.order?.operator.id || member.id === notice.asker
    const nodes = nodesInEffect(member)
    return audience.some((node) => nodes.includes(node))
  }
  return own.filter(isMeant).map(({ id }) => id)
}

/** Who drives, once somebody does. */
function driverOf(order: OrderRecord): Record<string, string> {
  const driver = isRide(order) ? order.dispatch.driver : null
  return driver ? { driver: driver.name, plate: driver.plate } : {}
}

/** What the last request asked to change, in brackets; empty where it did not touch the service. */
function changesOf({ timeline }: OrderRecord): LocalText {
  const note = timeline.findLast(({ event }) => event === 'request_amend')?.note
  return note ? { en: ` (${note.en})`, 'zh-cn': `（${note['zh-cn']}）` } : { en: '', 'zh-cn': '' }
}

/** Until when an offer of the supplier waits; nobody knows that of one that has been answered. */
function answerBy({ change_offer }: OrderRecord, clock: (at: number) => LocalText): LocalText {
  if (!change_offer) return { en: 'in time', 'zh-cn': '及时' }
  const at = clock(change_offer.offer_expire_time * 1000)
  return { en: `by ${at.en}`, 'zh-cn': `在 ${at['zh-cn']} 前` }
}

/** When a ride begins now; the changes name times on the clock of the place alone. */
function pickUpOf(order: OrderRecord, clock: (at: number) => LocalText): LocalText {
  if (!isRide(order)) return { en: '', 'zh-cn': '' }
  const at = clock(order.service_start)
  return { en: ` Pick-up: ${at.en}.`, 'zh-cn': `用车时间：${at['zh-cn']}。` }
}

/** What the history says of the last such event; empty where it says nothing. */
const reasonOf = ({ timeline }: OrderRecord, ending: OrderEventName): LocalText =>
  timeline.findLast(({ event }) => event === ending)?.note ?? { en: '', 'zh-cn': '' }

/**
 * What a notice says of an order beside its number and title; null when there is nothing to tell. `own` is the zone of
 * the company. Amounts are selling prices, which every member may see.
 */
export function paramsOf(kind: NoticeKind, order: OrderRecord, own: string): Notice['params'] | null {
  const clock = (at: number) => bothClocks(at, own, order.tz)
  if (kind === 'flight_changed' && hasFlight(order)) return { flight_news: newsSentence(order, clock) }
  if (kind === 'change_made' || kind === 'change_refused')
    return { changes: changesOf(order), pick_up: pickUpOf(order, clock) }
  if (kind === 'order_change_offered') return { until: answerBy(order, clock) }
  if (kind === 'order_review_ended') return { reason: reasonOf(order, 'review_expire') }
  if (kind === 'change_unapproved') return { reason: reasonOf(order, 'approval_expire') }
  if (kind !== 'extras_reported' && kind !== 'extras_near') return {}
  const until = waitEnd(order, 'extras')
  if (!isRide(order) || until === null) return null
  const money = moneyText(toMoney(linesTotal(order.extras_due), order.currency))
  return { until: clock(until), money }
}

/** The message of one member, without what only the world knows. */
export function messageOf(
  notice: Notice,
): Pick<NotificationRecord, 'company_id' | 'kind' | 'params' | 'link' | 'order_id'> {
  const { kind, company_id, order, params = {} } = notice
  const row: NoticeRow = noticeRows[kind]
  const about = order
    ? {
        order: order.id,
        title: titleOf(order),
        references: referencesOf(order),
        rooms: roomsText(order),
        ...driverOf(order),
      }
    : {}
  return {
    company_id,
    kind,
    params: { ...about, ...params },
    link: notice.link ?? row.link ?? (order ? orderPage(order) : ''),
    order_id: order?.id ?? null,
  }
}

/**
 * Title and body in one language; a placeholder without a value stays as it is. News of an order with several rooms ends
 * with them.
 */
export function textsOf(
  { kind, params }: Pick<NotificationRecord, 'kind' | 'params'>,
  language: Language,
): { readonly title: string; readonly body: string } {
  const { type, title, body } = noticeRows[kind]
  const filled = (text: LocalText) =>
    text[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = params[name]
      return typeof value === 'object' ? value[language] : (value ?? placeholder)
    })
  const rooms = type === 'order' ? params.rooms : undefined
  const each = typeof rooms === 'object' ? rooms[language] : ''
  const sentence = language === 'en' ? ` ${each}.` : `${each}。`
  return { title: filled(title), body: each ? filled(body) + sentence : filled(body) }
}

const kindOfEvent: Partial<Record<OrderEventName, NoticeKind>> = {
  supplier_confirm: 'order_confirmed',
  resolve_confirm: 'order_confirmed',
  supplier_reject: 'order_rejected',
  resolve_reject: 'order_rejected',
  supplier_change: 'order_change_offered',
  supplier_reconfirm: 'hotel_number',
  supplier_unknown: 'order_review',
  remind_supplier: 'supplier_reminded',
  review_expire: 'order_review_ended',
  supplier_ack: 'order_cancelled',
  cancel_expire: 'order_cancelled',
  supplier_nack: 'order_cancel_refused',
  offer_expire: 'order_offer_expired',
  expire: 'order_expired',
  release: 'order_released',
  no_show: 'order_no_show',
  auto_complete: 'order_completed',
  assign_driver: 'driver_assigned',
  report_extras: 'extras_reported',
  extras_unpaid: 'extras_unpaid',
  flight_update: 'flight_changed',
  supplier_amend: 'change_made',
  supplier_refuse_amend: 'change_refused',
  amend_expire: 'change_refused',
  approval_expire: 'change_unapproved',
  replaced: 'order_replaced',
  replace_fail: 'order_replace_failed',
  approve_refund: 'refund_approved',
  refuse_refund: 'refund_refused',
  pay_refund: 'refund_paid',
}

/** What an event of an order is worth telling; what a member does itself is not news to it. */
export const noticeOfEvent = (event: OrderEventName): NoticeKind | null => kindOfEvent[event] ?? null

interface Reminder {
  readonly kind:
    | 'pay_near'
    | 'pay_later_near'
    | 'offer_near'
    | 'review_near'
    | 'free_cancel_near'
    | 'extras_near'
  /** Epoch ms: when to tell, and what about. */
  readonly at: number
  readonly until: number
}

const minute = 60_000
const day = 24 * 60 * minute
/** How long before a deadline the operator is reminded, the first time first. */
const leads: Readonly<Record<Reminder['kind'], readonly number[]>> = {
  pay_near: [10 * minute],
  pay_later_near: [9 * day, 6 * day, 3 * day, day],
  offer_near: [10 * minute],
  review_near: [day],
  free_cancel_near: [day],
  extras_near: [4 * 60 * minute],
}

/** The next reminder an order in this state needs; null when no deadline runs, or it is too late to remind. */
export function reminderOf(order: OrderRecord, now: number): Reminder | null {
  const next = deadlineOf(order)
  if (!next) return null
  const at = leads[next.kind].map((lead) => next.until - lead).find((one) => one > now)
  return at === undefined ? null : { ...next, at }
}

function deadlineOf(order: OrderRecord) {
  const { order_status, pay_expire_time, pay_by, change_offer, policy } = order
  switch (order_status) {
    case 'pending_payment':
      return pay_expire_time === null ? null : ({ kind: 'pay_near', until: pay_expire_time * 1000 } as const)
    case 'awaiting_acceptance':
      return change_offer && ({ kind: 'offer_near', until: change_offer.offer_expire_time * 1000 } as const)
    case 'manual_review': {
      const until = waitEnd(order, 'review')
      return until === null ? null : ({ kind: 'review_near', until } as const)
    }
    case 'confirmed': {
      if (pay_by) return { kind: 'pay_later_near', until: pay_by * 1000 } as const
      const free = policy.free_cancel_before
      return free && ({ kind: 'free_cancel_near', until: Date.parse(free.utc) } as const)
    }
    default: {
      const until = waitEnd(order, 'extras')
      return until === null ? null : ({ kind: 'extras_near', until } as const)
    }
  }
}
