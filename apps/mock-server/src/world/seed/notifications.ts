import type { LedgerEntry } from '../../domain/ledger/entry.ts'
import { moneyText, toMoney } from '../../domain/money/money.ts'
import {
  audienceOf,
  messageOf,
  type Notice,
  type NotificationRecord,
  noticeOfEvent,
  paramsOf,
  reminderOf,
} from '../../domain/notification/notice.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import type { MemberRecord } from '../account-records.ts'
import { draw } from '../draw.ts'
import type { Job } from '../jobs.ts'
import { seededCompanies } from './accounts.ts'

const daySeconds = 86_400
/** Days for which messages of the past are kept. */
const keptDays = 120
/** Whoever was notified longer ago has read it. */
const unreadDays = 2

interface NoticedPast {
  readonly seed: number
  /** Epoch ms at which the world begins. */
  readonly start: number
  readonly members: readonly MemberRecord[]
  readonly orders: readonly OrderRecord[]
  readonly entries: readonly LedgerEntry[]
}

interface SeedNotice {
  readonly id: string
  readonly time: number
  readonly notice: Notice
}

/** What members have been notified of before the world begins, oldest first, by the rules that tell them later. */
export function seedNotifications(past: NoticedPast): NotificationRecord[] {
  const now = Math.floor(past.start / 1000)
  const notices = [...noticesOfOrders(past), ...noticesOfTopUps(past), ...announcements(past, now)]
    .filter(({ time }) => time > now - keptDays * daySeconds && time <= now)
    .sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1))
  return notices.flatMap(({ id, time, notice }) =>
    audienceOf(notice, past.members).map((member_id): NotificationRecord => {
      const of = draw(past.seed, 'notification', `${id}-${member_id}`, 'read')
      const isRead = time < now - unreadDays * daySeconds || of.bool(0.4)
      const read_time = isRead ? Math.min(now, time + of.int(60, 7200)) : null
      return { ...messageOf(notice), id: `${id}-${member_id}`, member_id, create_time: time, read_time }
    }),
  )
}

const zones = new Map(seededCompanies.map(({ id, tz }) => [id, tz]))

const noticesOfOrders = ({ orders }: NoticedPast): SeedNotice[] =>
  orders.flatMap((order) =>
    order.timeline.flatMap(({ event, time }, index): SeedNotice[] => {
      const { company_id } = order
      const kind = noticeOfEvent(event)
      const params = kind && paramsOf(kind, order, zones.get(company_id) ?? order.tz)
      return kind && params
        ? [{ id: `n-${order.id}-${index}`, time, notice: { kind, company_id, order, params } }]
        : []
    }),
  )

const noticesOfTopUps = ({ entries }: NoticedPast): SeedNotice[] =>
  entries
    .filter(({ type }) => type === 'topup')
    .map(({ id, time, company_id, delta, currency }) => {
      const money = moneyText(toMoney(delta, currency))
      return { id: `n-${id}`, time, notice: { kind: 'topup_verified', company_id, params: { money } } }
    })

const announced = [
  {
    days: 3,
    headline: { en: 'Maintenance on Sunday', 'zh-cn': '周日系统维护' },
    text: {
      en: 'Bookings pause on Sunday from 02:00 to 03:00 Beijing time.',
      'zh-cn': '周日北京时间02:00至03:00暂停预订。',
    },
  },
  {
    days: 20,
    headline: { en: 'Transfers in Mandalay', 'zh-cn': '曼德勒接送机上线' },
    text: { en: 'Airport transfers can now be booked in Mandalay.', 'zh-cn': '现可预订曼德勒机场接送。' },
  },
] as const

const announcements = ({ members }: NoticedPast, now: number): SeedNotice[] =>
  [...new Set(members.map(({ company_id }) => company_id))].flatMap((company_id) =>
    announced.map(({ days, headline, text }, index) => ({
      id: `n-a${index + 1}`,
      time: now - days * daySeconds,
      notice: { kind: 'announcement' as const, company_id, params: { headline, text } },
    })),
  )

/** The reminders that are due after the start. */
export const seedReminders = (orders: readonly OrderRecord[], start: number): Job[] =>
  orders.flatMap((order) => {
    const reminder = reminderOf(order, start)
    return reminder ? [{ kind: 'remind' as const, due: reminder.at, subject: order.id }] : []
  })
