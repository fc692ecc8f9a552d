import {
  audienceOf,
  messageOf,
  type Notice,
  noticeOfEvent,
  paramsOf,
  reminderOf,
  textsOf,
} from '../../domain/notification/notice.ts'
import { type NoticeRow, noticeRows } from '../../domain/notification/notice-table.ts'
import type { OrderEventName, OrderRecord } from '../../domain/order/order.ts'
import { bothClocks, toSeconds } from '../../domain/time/zones.ts'
import type { MemberRecord, PreferenceRecord } from '../../world/tables.ts'
import type { SentMessage, World } from '../../world/world.ts'

/**
 * Notifies members of something that happened by itself. The kind's row in `domain/notification/notice-table.ts`
 * defines the audience, the words and the page to open.
 */
export function notify(world: World, notice: Notice): void {
  const message = messageOf(notice)
  const create_time = toSeconds(world.clock.now())
  for (const member_id of audienceOf(notice, world.tables.member.all())) {
    const ways = waysFor(world, notice, member_id)
    const id = `n-${world.next('notification')}`
    if (ways.notice)
      world.tables.notification.put({ ...message, id, member_id, create_time, read_time: null })
    if (ways.mail) mail(world, notice, member_id)
  }
}

/** Some kinds are mailed too, to members who have not switched them off. */
function waysFor(world: World, { kind, ways }: Notice, member_id: string): NonNullable<Notice['ways']> {
  if (ways) return ways
  const { alert }: NoticeRow = noticeRows[kind]
  const member = world.tables.member.get(member_id)
  const isMailed = alert === 'always' || Boolean(alert && member && preferenceOf(world, member).alerts[alert])
  return { notice: true, mail: isMailed }
}

function mail(world: World, notice: Notice, member_id: string): void {
  const member = world.tables.member.get(member_id)
  if (!member?.email) return
  const { title, body } = textsOf(messageOf(notice), languageOf(world, member))
  sendMessage(world, {
    channel: 'email',
    target: member.email,
    event: notice.kind,
    code: null,
    text: `${title}\n${body}`,
  })
}

/** Nobody asks for a mail, so it uses the language of the company's country. */
const languageOf = (world: World, { company_id }: MemberRecord) =>
  world.tables.company.get(company_id)?.country === 'CN' ? 'zh-cn' : 'en'

/**
 * Notifies of new events of an order, which was `before`, and schedules its next reminder. `by`: the member who made
 * the move, who needs no message about it.
 */
export function notifyOfOrder(
  world: World,
  order: OrderRecord,
  before: OrderRecord | undefined,
  now: number,
  by: string | null = null,
): void {
  const { company_id } = order
  const own = ownZone(world, order)
  for (const { event, actor } of order.timeline.slice(before?.timeline.length ?? 0)) {
    const kind = noticeOfEvent(event)
    const params = kind && paramsOf(kind, order, own)
    const asker = before && askerOf(event, before)
    if (kind && params) notify(world, { kind, company_id, order, params, asker })
    if (event === 'withdraw_amend') notifyWithdrawn(world, order, before?.amendment ?? null, actor, by)
  }
  const reminder = reminderOf(order, now)
  if (reminder) world.jobs.schedule({ kind: 'remind', due: reminder.at, subject: order.id })
  else world.jobs.cancel('remind', order.id)
}

/** Whoever asked for a change, and whoever booked, hear that a colleague has taken it back. */
function notifyWithdrawn(
  world: World,
  order: OrderRecord,
  amendment: OrderRecord['amendment'],
  name: string,
  by: string | null,
): void {
  const { company_id, operator } = order
  const asker = amendment?.requested_by?.id
  if (asker === undefined) return
  for (const to of new Set([asker, operator.id]))
    if (to !== by) notify(world, { kind: 'change_withdrawn', company_id, order, to, params: { name } })
}

const changeEndings: readonly OrderEventName[] = ['supplier_amend', 'supplier_refuse_amend', 'amend_expire']

/** The member who asked for the change that the event ends. */
function askerOf(event: OrderEventName, { amendment, asked_change }: OrderRecord): string | undefined {
  if (event === 'approval_expire') return asked_change?.requested_by.id
  return changeEndings.includes(event) ? amendment?.requested_by?.id : undefined
}

/** Nobody knows where a member reads it: the company's clock is first, as the member's is on screens. */
const ownZone = (world: World, { company_id, tz }: OrderRecord): string =>
  world.tables.company.get(company_id)?.tz ?? tz

/** Tells the operator that a deadline of the order is near; run by the job of that name. */
export function remind(world: World, order: OrderRecord, due: number): void {
  const reminder = reminderOf(order, due - 1)
  if (!reminder) return
  const { kind } = reminder
  const own = ownZone(world, order)
  const params = { ...paramsOf(kind, order, own), until: bothClocks(reminder.until, own, order.tz) }
  notify(world, { kind, company_id: order.company_id, order, params })
  const next = reminderOf(order, due)
  if (next) world.jobs.schedule({ kind: 'remind', due: next.at, subject: order.id })
}

const alerts = { deadline: true, supplier: true, bill: true } as const

/** The member's preferences; all alerts are on by default. */
export const preferenceOf = (world: World, member: MemberRecord): PreferenceRecord =>
  world.tables.preference.get(member.id) ?? { id: member.id, alerts, low_balance: [] }

/** Records a code or mail that a real system would send; tests read it through the control call `peek/sent`. */
export function sendMessage(world: World, message: Omit<SentMessage, 'id' | 'time'>): void {
  world.sent.push({ id: `sent-${world.next('sent')}`, time: world.clock.now(), ...message })
}
