import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { Occupancy, PricedRate } from '../hotel/priced-rate.ts'
import type { Money } from '../money/money.ts'
import type { Allocation } from '../order/allocation.ts'

/** More rooms than one booking takes: asked for, offered by our staff, and booked as ordinary orders. */

export type GroupStatus = Schemas['GroupRequestStatus']
export type GroupEventName = Schemas['GroupEventName']

export interface GroupRoomRecord extends Occupancy {
  /** Null: the hotel decides. */
  readonly room_type_id: string | null
  readonly rooms: number
}

export interface GroupEventRecord {
  /** Epoch s. */
  readonly time: number
  readonly actor_type: Schemas['ActorType']
  readonly actor: string
  readonly event: GroupEventName
  readonly note: LocalText | null
}

export interface GroupOfferRecord {
  /** Epoch s. */
  readonly valid_until: number
  readonly message: LocalText
  /** Frozen prices and terms; each part becomes one order. */
  readonly parts: readonly { readonly rate: PricedRate; readonly booking_id: string | null }[]
}

export interface GroupRequestRecord {
  readonly id: string
  readonly company_id: string
  /** The member who asked. */
  readonly operator: { readonly id: string; readonly nickname: string }
  readonly title: string
  readonly hotel_id: string
  readonly hotel_name: LocalText
  readonly city_name: LocalText
  readonly tz: string
  readonly check_in: string
  readonly check_out: string
  readonly nationality: string
  readonly currency: string
  readonly rooms: readonly GroupRoomRecord[]
  readonly wishes: string
  readonly budget: Money | null
  readonly contact: Schemas['Contact']
  /** To what its orders are booked. */
  readonly allocation: Allocation
  /** The trip that its orders join; null until there is one. */
  readonly trip_id: string | null
  /** Epoch s. */
  readonly answer_by: number
  readonly create_time: number
  readonly status: GroupStatus
  /** Why it was refused or has expired. */
  readonly reason: LocalText | null
  readonly offer: GroupOfferRecord | null
  readonly history: readonly GroupEventRecord[]
  readonly version: number
}

/** Rooms of a group, and of one part of it. */
export const groupSize = { least: 10, most: 90, part: 9 } as const

/** Rooms that a hotel keeps for groups on each night, beside those that it sells one by one. */
export const roomsForGroups = 120

/** Staff answer after this time, in ms. */
export const groupAnswerMs = 2 * 3_600_000
/** The least time that staff are given, in ms. */
export const leastAnswerMs = 4 * 3_600_000
const dayMs = 86_400_000
/** How long an offer is open, in ms. */
const offerMs = 3 * dayMs
/** How long before the end of an offer the member is reminded, in ms. */
export const offerNearMs = dayMs

/** Which statuses each event leaves, and the one it leads to. */
const moves: Readonly<Record<GroupEventName, { from: readonly GroupStatus[]; to: GroupStatus }>> = {
  request: { from: [], to: 'open' },
  offer: { from: ['open'], to: 'offered' },
  refuse: { from: ['open'], to: 'refused' },
  withdraw: { from: ['open'], to: 'withdrawn' },
  book: { from: ['offered', 'booked'], to: 'booked' },
  decline: { from: ['offered', 'booked'], to: 'declined' },
  expire: { from: ['open', 'offered', 'booked'], to: 'expired' },
}

export const groupTakes = ({ status }: Pick<GroupRequestRecord, 'status'>, event: GroupEventName): boolean =>
  moves[event].from.includes(status)

/** Whether something of the offer can be booked. `now` in epoch ms. */
export const isOpenOffer = (
  { status, offer }: Pick<GroupRequestRecord, 'status' | 'offer'>,
  now: number,
): boolean =>
  offer !== null && (status === 'offered' || status === 'booked') && now < offer.valid_until * 1000

/** The request after an event, which its status must take. */
export function moveGroup(
  group: GroupRequestRecord,
  event: Omit<GroupEventRecord, 'note'> & { readonly note?: LocalText | null },
  change: Partial<Pick<GroupRequestRecord, 'reason' | 'offer' | 'status' | 'trip_id'>> = {},
): GroupRequestRecord {
  return {
    ...group,
    status: moves[event.event].to,
    ...change,
    history: [...group.history, { ...event, note: event.note ?? null }],
    version: group.version + 1,
  }
}

/** The end of an offer made at `now`; never behind `last`, the last moment at which such a stay is sold. Epoch ms. */
export const offerEnd = (now: number, last: number): number => Math.min(now + offerMs, last)

export const roomCount = (rooms: readonly Pick<GroupRoomRecord, 'rooms'>[]): number =>
  rooms.reduce((sum, one) => sum + one.rooms, 0)

export const guestCount = (rooms: readonly GroupRoomRecord[]): number =>
  rooms.reduce((sum, { rooms: count, adults, child_ages }) => sum + count * (adults + child_ages.length), 0)

/** The rooms one by one in parts of one booking each, every room with the position of its line. */
export function partsOf(
  rooms: readonly GroupRoomRecord[],
): { readonly line: number; readonly room: Occupancy }[][] {
  const each = rooms.flatMap(({ rooms: count, adults, child_ages }, line) =>
    Array.from({ length: count }, () => ({ line, room: { adults, child_ages } })),
  )
  const parts = Math.ceil(each.length / groupSize.part)
  return Array.from({ length: parts }, (_, index) =>
    each.slice(index * groupSize.part, (index + 1) * groupSize.part),
  )
}

/** The key of a part is read as that of any rate. */
export const groupRateKey = ({ id }: Pick<GroupRequestRecord, 'id'>, index: number): string =>
  `group.${id}.${index + 1}`

/** Null for a key of another kind. */
export function readGroupRateKey(key: string): { readonly id: string; readonly index: number } | null {
  const [kind, id, part, ...more] = key.split('.')
  const isPart = /^[1-9]\d?$/.test(part ?? '')
  return kind === 'group' && id && isPart && more.length === 0 ? { id, index: Number(part) - 1 } : null
}

/** Why our staff refuse, and why a request ends by itself. */
export const groupReasons = {
  declined: {
    en: 'The hotel cannot take your group.',
    'zh-cn': '酒店无法接待该团队。',
  },
  full: {
    en: 'The hotel has not enough rooms on these nights.',
    'zh-cn': '酒店在这些日期没有足够的客房。',
  },
  unfit: {
    en: 'The hotel does not sell these rooms to your guests on these nights.',
    'zh-cn': '酒店在这些日期不向该团队销售所需客房。',
  },
  unanswered: {
    en: 'No answer came by the time that you asked for.',
    'zh-cn': '未在要求的时间内收到答复。',
  },
  lapsed: {
    en: 'The offer has ended, and nothing of it is booked.',
    'zh-cn': '报价已过期，且无有效预订。',
  },
  partly: {
    en: 'Some rooms were not booked when the offer ended.',
    'zh-cn': '报价到期时，部分客房未预订。',
  },
} as const satisfies Record<string, LocalText>

/** The rooms are too many beside those of other groups. */
export const tooFewRooms = (left: number): LocalText =>
  left < groupSize.least
    ? groupReasons.full
    : {
        en: `The hotel has only ${left} rooms left for groups on these nights. Ask for fewer rooms or other dates.`,
        'zh-cn': `酒店在这些日期仅剩 ${left} 间团队客房，请减少间数或更换日期。`,
      }

export const groupMessage: LocalText = {
  en: 'The price holds for all rooms of the group. Book every part until the offer ends; names can be corrected later.',
  'zh-cn': '该价格适用于全团客房。请在报价有效期内预订各部分，姓名可日后更正。',
}
