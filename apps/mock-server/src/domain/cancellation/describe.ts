import { type Money, toMinor } from '../money/money.ts'
import type { Service } from '../service.ts'
import { type FrozenPolicy, type PenaltyTier, roomsWithoutRefund } from './frozen-policy.ts'

/** The only generator of policy sentences, so that screen, mail and voucher say the same. */

type Described = Pick<FrozenPolicy, 'non_refundable' | 'tiers' | 'no_show'>

interface TierTexts {
  nonRefundable: string
  /** Of rooms in a stay that can otherwise be cancelled. */
  roomsWithoutRefund(rooms: readonly number[]): string
  /** Of rooms beside others that already cost something. */
  freeRooms(rooms: readonly number[], until: string | null): string
  free(until: string | null): string
  /** Amounts are null for a reader who does not see prices. `rooms` are those it is for, empty where all have one rule. */
  fee(from: string, amount: string | null, rooms: readonly number[]): string
  higherFee(from: string): string
  feeFromBooking(amount: string | null, rooms: readonly number[]): string
  none(from: string): string
  full(from: string): string
  fullFromBooking: string
  noShow(amount: string | null): string
  noShowFull: string
  join: string
}

/** `2026-12-08T18:00:00+06:30` reads as `2026-12-08 18:00 (UTC+06:30)`. */
function clock(local: string): string {
  return `${local.slice(0, 10)} ${local.slice(11, 16)} (UTC${local.slice(19)})`
}

/** Money as every screen writes it: `CNY 4,862.70`. */
function figure({ amount, currency }: Money): string {
  const [whole = '', cents] = amount.split('.')
  let grouped = whole
  const first = whole.startsWith('-') ? 1 : 0
  for (let at = whole.length - 3; at > first; at -= 3)
    grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`
  return `${currency} ${cents === undefined ? grouped : `${grouped}.${cents}`}`
}

const roomList = (rooms: readonly number[]): string =>
  `room${rooms.length > 1 ? 's' : ''} ${rooms.join(', ')}`
const forRooms = (rooms: readonly number[]): string => (rooms.length > 0 ? ` for ${roomList(rooms)}` : '')
const roomListZh = (rooms: readonly number[]): string => (rooms.length > 0 ? `房间${rooms.join('、')}` : '')

const english: TierTexts = {
  nonRefundable: 'Non-refundable: once confirmed, this booking cannot be changed or cancelled.',
  roomsWithoutRefund: (rooms) =>
    rooms.length === 1
      ? `Room ${rooms[0]} is non-refundable and is charged in any case.`
      : `Rooms ${rooms.join(', ')} are non-refundable and are charged in any case.`,
  free: (until) => (until ? `Free cancellation before ${until}, hotel time.` : 'Free cancellation.'),
  freeRooms: (rooms, until) =>
    `Free cancellation of ${roomList(rooms)}${until ? ` before ${until}, hotel time` : ''}.`,
  fee: (from, amount, rooms) =>
    `From ${from}: a fee${amount ? ` of ${amount}` : ''}${forRooms(rooms)}${amount ? '' : ' applies'}.`,
  higherFee: (from) => `From ${from}: a higher fee applies.`,
  feeFromBooking: (amount, rooms) =>
    `A fee${amount ? ` of ${amount}` : ''}${forRooms(rooms)} applies from the booking on.`,
  none: (from) => `From ${from}: no fee.`,
  full: (from) => `From ${from}: the full stay is charged.`,
  fullFromBooking: 'The full stay is charged from the booking on.',
  noShow: (amount) => (amount ? `No-show: ${amount}.` : 'No-show: a fee applies.'),
  noShowFull: 'No-show: the full stay is charged.',
  join: ' ',
}

const chinese: TierTexts = {
  nonRefundable: '不可退款：订单确认后不可更改或取消。',
  roomsWithoutRefund: (rooms) => `房间${rooms.join('、')}不可退款，取消时房费照收。`,
  free: (until) => (until ? `酒店当地时间 ${until} 前可免费取消。` : '可免费取消。'),
  freeRooms: (rooms, until) =>
    until ? `${roomListZh(rooms)}：酒店当地时间 ${until} 前可免费取消。` : `${roomListZh(rooms)}可免费取消。`,
  fee: (from, amount, rooms) => `${from} 起取消${roomListZh(rooms)}收取${amount ? ` ${amount}` : '费用'}。`,
  higherFee: (from) => `${from} 起取消费用更高。`,
  feeFromBooking: (amount, rooms) =>
    `预订后取消${roomListZh(rooms)}即收取${amount ? ` ${amount}` : '费用'}。`,
  none: (from) => `${from} 起免费取消。`,
  full: (from) => `${from} 起取消收取全额房费。`,
  fullFromBooking: '预订后取消即收取全额房费。',
  noShow: (amount) => (amount ? `客人未到（No-show）收取 ${amount}。` : '客人未到（No-show）收取费用。'),
  noShowFull: '客人未到（No-show）收取全额房费。',
  join: '',
}

const rideEnglish: TierTexts = {
  ...english,
  free: (until) => (until ? `Free cancellation before ${until}, local time.` : 'Free cancellation.'),
  full: (from) => `From ${from}: the full price is charged.`,
  fullFromBooking: 'The full price is charged from the booking on.',
  noShowFull: 'No-show: the full price is charged.',
}

const rideChinese: TierTexts = {
  ...chinese,
  free: (until) => (until ? `当地时间 ${until} 前可免费取消。` : '可免费取消。'),
  full: (from) => `${from} 起取消收取全额费用。`,
  fullFromBooking: '预订后取消即收取全额费用。',
  noShowFull: '客人未到（No-show）收取全额费用。',
}

const roomEnglish: TierTexts = {
  ...english,
  nonRefundable: 'Non-refundable: once confirmed, this room is charged even if it is cancelled.',
  full: (from) => `From ${from}: the full price of the room is charged.`,
  fullFromBooking: 'The full price of the room is charged from the booking on.',
  noShowFull: 'No-show: the full price of the room is charged.',
}

const roomChinese: TierTexts = {
  ...chinese,
  nonRefundable: '不可退款：订单确认后取消，该房间房费照收。',
  full: (from) => `${from} 起取消收取该房间全额房费。`,
  fullFromBooking: '预订后取消即收取该房间全额房费。',
  noShowFull: '客人未到（No-show）收取该房间全额房费。',
}

/** What is cancelled: a service, or one room of a stay. */
export type Cancelled = Service | 'room'

/** The words depend on what is cancelled; the rules do not. */
const tierTexts: Record<Cancelled, Record<'en' | 'zh-cn', TierTexts>> = {
  stay: { en: english, 'zh-cn': chinese },
  room: { en: roomEnglish, 'zh-cn': roomChinese },
  ride: { en: rideEnglish, 'zh-cn': rideChinese },
}

/** @param figures whether to name amounts */
export function describePolicy(policy: Described, subject: Cancelled, figures = true): FrozenPolicy['text'] {
  return {
    en: policyLines(policy, 'en', subject, figures).join(english.join),
    'zh-cn': policyLines(policy, 'zh-cn', subject, figures).join(chinese.join),
  }
}

/**
 * The policy as separate sentences, the no-show last. Without figures it says that there is a fee, or the full price,
 * and no amount.
 */
export function policyLines(
  policy: Described,
  language: 'en' | 'zh-cn',
  subject: Cancelled,
  figures = true,
): string[] {
  const texts = tierTexts[subject][language]
  const shown = (money: Money) => (figures ? figure(money) : null)
  const noShow = !figures && isFull(policy) ? texts.noShowFull : texts.noShow(shown(policy.no_show.amount))
  if (policy.non_refundable) return [texts.nonRefundable, noShow]
  const strict = roomsWithoutRefund(policy)
  const tiers = mergeEqualTiers(policy.tiers)
  return [
    ...(strict.length > 0 ? [texts.roomsWithoutRefund(strict)] : []),
    ...freeRoomLines(policy, texts),
    ...tiers.flatMap((tier, index) => {
      const rooms = chargedRooms(tier).filter((room) => figures || !strict.includes(room))
      // The first sentence has said it.
      if (!figures && tier.rooms && rooms.length === 0) return []
      const before = tiers[index - 1]
      return [sentence({ tier, before, rooms, amount: shown(tier.amount) }, texts)]
    }),
    noShow,
  ]
}

/** The rooms that cost something in a tier of several rules; numbers from 1, empty where all rooms have one rule. */
const chargedRooms = ({ rooms = [] }: PenaltyTier): number[] =>
  rooms.flatMap(({ penalty_type }, index) => (penalty_type === 'none' ? [] : [index + 1]))

/** Until when the rooms are free that cost nothing while another room already does. */
function freeRoomLines({ tiers }: Described, texts: TierTexts): string[] {
  const free = (tiers[0]?.rooms ?? []).flatMap(({ penalty_type }, index) => {
    if (penalty_type !== 'none') return []
    const end = tiers.find((tier) => (tier.rooms?.[index] ?? tier).penalty_type !== 'none')
    return [{ room: index + 1, until: end?.from_local ?? null }]
  })
  const ends = [...new Set(free.map(({ until }) => until))]
  return ends.map((end) => {
    const rooms = free.filter(({ until }) => until === end).map(({ room }) => room)
    return texts.freeRooms(rooms, end && clock(end))
  })
}

/** Whether a no-show pays everything, by its own rule or because the last tier costs that much. */
const isFull = ({ no_show, tiers }: Described): boolean =>
  no_show.penalty_type === 'full' ||
  tiers.some(({ amount, refund }) => toMinor(refund) === 0 && toMinor(amount) === toMinor(no_show.amount))

/** Merges neighbouring tiers that cost the same. */
function mergeEqualTiers(tiers: readonly PenaltyTier[]): PenaltyTier[] {
  const kept: PenaltyTier[] = []
  for (const tier of tiers) {
    const before = kept.at(-1)
    if (before && toMinor(before.amount) === toMinor(tier.amount)) {
      kept[kept.length - 1] = { ...before, to_local: tier.to_local, to_utc: tier.to_utc }
    } else kept.push(tier)
  }
  return kept
}

interface Told {
  readonly tier: PenaltyTier
  readonly before: PenaltyTier | undefined
  readonly rooms: readonly number[]
  readonly amount: string | null
}

function sentence({ tier, before, rooms, amount }: Told, texts: TierTexts): string {
  const free = toMinor(tier.amount) === 0
  const full = !free && toMinor(tier.refund) === 0
  if (tier.from_local === null) {
    if (free) return texts.free(tier.to_local ? clock(tier.to_local) : null)
    return full ? texts.fullFromBooking : texts.feeFromBooking(amount, rooms)
  }
  const from = clock(tier.from_local)
  if (free) return texts.none(from)
  if (full) return texts.full(from)
  const isHigher = before && toMinor(before.amount) > 0 && toMinor(before.amount) < toMinor(tier.amount)
  return amount === null && rooms.length === 0 && isHigher
    ? texts.higherFee(from)
    : texts.fee(from, amount, rooms)
}
