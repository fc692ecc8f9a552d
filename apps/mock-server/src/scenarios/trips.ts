import {
  bookCar,
  bookConfirmedStay,
  bookTransfer,
  cancel,
  daysAhead,
  downtown,
  flightToYangon,
  stayDates,
  stayForm,
} from './bookings.ts'
import type { BothLanguages, Scenario } from './scenario.ts'
import { first, type Stage } from './stage.ts'

/** Books the orders of a trip; answers their numbers. */
type Booking = (stage: Stage) => Promise<string[]>

const idOf = ({ booking_id }: { booking_id: string }): string => booking_id

interface Ride {
  readonly type: 'pickup' | 'dropoff'
  /** Days from today. */
  readonly days: number
  readonly time: string
  readonly adults?: number
}

/** A transfer between Yangon airport and the town; a pick-up needs its flight. */
const transfer = async (stage: Stage, { type, days, time, adults = 2 }: Ride): Promise<string> =>
  idOf(
    await bookTransfer(stage.as('goldenland'), undefined, {
      transfer_type: type,
      airport: 'RGN',
      ...(type === 'pickup' && { flight_number: flightToYangon(stage) }),
      place: downtown,
      service_local: `${stage.date(days)}T${time}:00+06:30`,
      passengers: { adults, child_ages: [] },
      luggage: 2,
    }),
  )

const arriving = (stage: Stage) => transfer(stage, { type: 'pickup', days: daysAhead, time: '16:00' })
const leaving = (stage: Stage) => transfer(stage, { type: 'dropoff', days: daysAhead + 2, time: '13:00' })
const stay = (stage: Stage, hotel = '1001', days = daysAhead) =>
  bookConfirmedStay(stage, 'goldenland', { hotel, days })

async function stayInMandalay(stage: Stage): Promise<string> {
  const { first_page } = await stage.as('goldenland').mustSucceed('searchHotels', {
    body: {
      destination: { type: 'city', id: 'mandalay' },
      ...stayDates(stage, daysAhead + 3),
      rooms: [{ adults: 2, child_ages: [] }],
      nationality: 'CN',
    },
  })
  return stay(stage, first(first_page, 'hotel in Mandalay').id, daysAhead + 3)
}

/** The same guests for the same nights in another hotel. */
async function secondStay(stage: Stage): Promise<string> {
  const me = stage.as('goldenland')
  const body = { ...(await stayForm(me, { hotel: '1010' })), confirm_duplicate: true }
  return (await me.mustSucceed('bookHotel', { body })).order.booking_id
}

const trip = (title: BothLanguages, text: BothLanguages, book: Booking): Scenario => ({
  group: 'service',
  title,
  text,
  persona: 'goldenland',
  prepare: async (stage) => {
    const body = { title: 'WANG WEI, LI NA', order_ids: await book(stage) }
    const { trip: begun } = await stage.as('goldenland').mustSucceed('saveTrip', { body })
    return { path: `/user/trip/detail/${begun.id}` }
  },
})

/** Trips whose parts fit, and one for each thing that does not. */
export const tripScenarios = {
  trip_fits: trip(
    { en: 'A trip that fits', 'zh-cn': '衔接完整的行程' },
    {
      en: 'Pick-up, hotel and drop-off; pay the rides before they close.',
      'zh-cn': '接机、酒店、送机齐全；请在关闭前支付用车。',
    },
    async (stage) => [await stay(stage), await arriving(stage), await leaving(stage)],
  ),
  trip_without_ride: trip(
    { en: 'A trip with a night and a ride missing', 'zh-cn': '缺少一晚住宿和用车的行程' },
    {
      en: 'Yangon, then Mandalay a day later: add the hotel and the transfers from the checks.',
      'zh-cn': '仰光之后隔一天到曼德勒；可从检查结果中补订酒店和接送。',
    },
    async (stage) => [await stay(stage), await stayInMandalay(stage)],
  ),
  trip_two_hotels: trip(
    { en: 'A trip with two hotels for one night', 'zh-cn': '同一晚订了两家酒店的行程' },
    {
      en: 'The same guests are booked twice; cancel one, or take it out.',
      'zh-cn': '同一批客人订了两家酒店；请取消或移出其中一家。',
    },
    async (stage) => [await stay(stage), await secondStay(stage)],
  ),
  trip_late_arrival: trip(
    { en: 'A trip that arrives after midnight', 'zh-cn': '午夜后到达的行程' },
    {
      en: 'The pick-up is after the hotel has given its guests up: tell it when they arrive.',
      'zh-cn': '接机晚于酒店等候时间；请告知酒店到店时间。',
    },
    async (stage) => [
      await stay(stage),
      await transfer(stage, { type: 'pickup', days: daysAhead + 1, time: '00:45' }),
    ],
  ),
  trip_early_departure: trip(
    { en: 'A trip that leaves before the check-out', 'zh-cn': '退房日前离开的行程' },
    { en: 'The drop-off is on the evening before the check-out.', 'zh-cn': '送机在退房前一晚。' },
    async (stage) => [
      await stay(stage),
      await transfer(stage, { type: 'dropoff', days: daysAhead + 1, time: '19:00' }),
    ],
  ),
  trip_guest_missing: trip(
    { en: 'A trip with a guest missing', 'zh-cn': '缺少客人的行程' },
    { en: 'The pick-up has no seat for one of the guests.', 'zh-cn': '接机少订了一位客人的座位。' },
    async (stage) => [
      await stay(stage),
      await transfer(stage, { type: 'pickup', days: daysAhead, time: '16:00', adults: 1 }),
    ],
  ),
  trip_lost_order: trip(
    { en: 'A trip with a cancelled booking', 'zh-cn': '含已取消订单的行程' },
    {
      en: 'The car was cancelled: book it again, or take it out.',
      'zh-cn': '包车已取消；请重新预订或移出行程。',
    },
    async (stage) => {
      const [hotel, car] = [await stay(stage), idOf(await bookCar(stage.as('goldenland')))]
      await cancel(stage, 'goldenland', car)
      return [hotel, car]
    },
  ),
} as const satisfies Readonly<Record<string, Scenario>>
