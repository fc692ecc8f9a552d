import type { Schemas } from '@portal/api-client/contract'
import { contact, orderPath, pay, stayDates } from './bookings.ts'
import type { Scenario } from './scenario.ts'
import { type Actor, first, ScenarioBlocked, type Stage } from './stage.ts'

// Rooms of one hotel that are not alike.

const booker = 'goldenland'
const hotel_id = '1001'

interface ChosenRoom {
  readonly adults: readonly string[]
  readonly children?: readonly { readonly name: string; readonly age: number }[]
  /** Codes of a room type and a rate plan that hotel 1001 sells in every world. */
  readonly rate: `${'std' | 'sup' | 'dlx' | 'fam'}-${'flx' | 'flb' | 'nrf'}`
}

const family: ChosenRoom = {
  adults: ['WANG WEI', 'LI NA'],
  children: [{ name: 'WANG LE', age: 7 }],
  rate: 'fam-flb',
}
const single: ChosenRoom = { adults: ['CHEN JIE'], rate: 'std-flx' }
const singleForGood: ChosenRoom = { adults: ['CHEN JIE'], rate: 'std-nrf' }
const withInfant: ChosenRoom = {
  adults: ['ZHAO MIN', 'SU SU HTWE'],
  children: [{ name: 'ZHAO AN', age: 1 }],
  rate: 'dlx-flb',
}

const peopleOf = ({ adults, children = [] }: ChosenRoom) => ({
  adults: adults.length,
  child_ages: children.map(({ age }) => age),
})

async function keyOf(actor: Actor, room: ChosenRoom): Promise<string> {
  const { rooms } = await actor.mustSucceed('listHotelRates', {
    body: { hotel_id, ...stayDates(actor.stage), rooms: [peopleOf(room)], nationality: 'CN' },
  })
  const rates = rooms.flatMap((group) => group.rates)
  const fits = rates.filter(({ rate_id }) => rate_id === `${hotel_id}-${room.rate}`)
  return first(fits, `rate ${room.rate} at hotel ${hotel_id}`).rate_key
}

function guestsOf(rooms: readonly ChosenRoom[]): Schemas['GuestEntry'][] {
  return rooms.flatMap(({ adults, children = [] }, index) => [
    ...adults.map((full_name, nth) => ({
      room_index: index + 1,
      full_name,
      type: 'adult' as const,
      is_lead: nth === 0,
    })),
    ...children.map(({ name, age }) => ({
      room_index: index + 1,
      full_name: name,
      type: 'child' as const,
      age,
      is_lead: false,
    })),
  ])
}

/** Chooses a rate for each room, combines, checks, books and pays them; the hotel confirms. */
async function bookRooms(stage: Stage, rooms: readonly ChosenRoom[]): Promise<string> {
  const me = stage.as(booker)
  const rate_keys: string[] = []
  for (const room of rooms) rate_keys.push(await keyOf(me, room))
  const { rate: combined } = await me.mustSucceed('combineHotelRates', { body: { rate_keys } })
  if (!combined) throw new ScenarioBlocked('The rooms are sold out together.')
  const checked = await me.mustSucceed('checkHotelRate', {
    body: { rate_key: combined.rate_key, known_total: combined.total_price },
  })
  const { rate_key, total_price } = checked.rate ?? combined
  const { order } = await me.mustSucceed('bookHotel', {
    body: {
      client_ref: stage.ref(),
      rate_key,
      accepted_total: total_price,
      guests: guestsOf(rooms),
      contact,
    },
  })
  await pay(stage, booker, order.booking_id)
  stage.supplier('confirm', order.booking_id)
  return order.booking_id
}

const confirmed =
  (...rooms: readonly ChosenRoom[]): Scenario['prepare'] =>
  async (stage) => ({ path: orderPath(stage, await bookRooms(stage, rooms)) })

/** A rate of which one room is left, at some hotel of Yangon. */
async function lastRoom(actor: Actor): Promise<{ hotel: string; rate: Schemas['Rate'] }> {
  for (let number = 1012; number < 1042; number += 1) {
    const hotel = String(number)
    const { rooms } = await actor.mustSucceed('listHotelRates', {
      body: {
        hotel_id: hotel,
        ...stayDates(actor.stage),
        rooms: [{ adults: 2, child_ages: [] }],
        nationality: 'CN',
      },
    })
    const rate = rooms.flatMap(({ rates }) => rates).find(({ allotment_left }) => allotment_left === 1)
    if (rate) return { hotel, rate }
  }
  throw new ScenarioBlocked('No room type is down to one room.')
}

export const roomScenarios = {
  rooms_two_types: {
    group: 'service',
    title: { en: 'Two different rooms', 'zh-cn': '两种房型' },
    text: {
      en: 'A confirmed order of a family room for three and a standard room for one, each with its own rate.',
      'zh-cn': '已确认订单：一间三人家庭房和一间单人标准房，各有各的价格。',
    },
    persona: booker,
    prepare: confirmed(family, single),
  },
  rooms_three_types: {
    group: 'service',
    title: { en: 'Three different rooms', 'zh-cn': '三种房型' },
    text: {
      en: 'A confirmed order of three room types, with a child and an infant, meals by room and a cot.',
      'zh-cn': '已确认订单：三种房型，含一名儿童和一名婴儿，餐食按房间计，另有婴儿床。',
    },
    persona: booker,
    prepare: confirmed(family, single, withInfant),
  },
  rooms_mixed_terms: {
    group: 'service',
    title: { en: 'One room non-refundable', 'zh-cn': '其中一间不可退款' },
    text: {
      en: 'The family room can be cancelled, the standard room beside it is charged in any case.',
      'zh-cn': '家庭房可取消，同一订单中的标准房房费照收。',
    },
    persona: booker,
    prepare: confirmed(family, singleForGood),
  },
  rooms_sold_out: {
    group: 'supplier',
    title: { en: 'Two rooms chosen, one left', 'zh-cn': '选了两间，仅剩一间' },
    text: {
      en: 'Each room by itself is on sale; both together are one too many, and the bar says so.',
      'zh-cn': '单独看都可订，合在一起则少一间，底部栏会说明。',
    },
    persona: booker,
    prepare: async (stage) => {
      const { hotel, rate } = await lastRoom(stage.as(booker))
      const picked = `${rate.rate_id}*${rate.total_price.amount}`
      const search = new URLSearchParams({
        ...stayDates(stage),
        rooms: '2,2',
        nationality: 'CN',
        each: 'true',
        picked: `${picked},${picked}`,
      })
      return { path: `/hotel/detail/${hotel}?${search.toString()}` }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
