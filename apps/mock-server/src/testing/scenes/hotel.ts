import { bookingBody, bookStay, checkRate, findRate } from '../hotel-journey.ts'
import { byVisitor, ofNothing, type Scenes } from './scene.ts'
import { first, quoteOf } from './stage.ts'

const stay = {
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
}
const night = { ...stay, check_out: '2026-12-11' }

/** Finding, pricing and booking a hotel; favourites. */
export const hotelScenes = {
  suggestDestinations: {
    typed: { summary: 'What was typed', as: null, request: { query: { quickSearch: 'yan', limit: 3 } } },
    chinese: {
      summary: 'In Chinese',
      as: null,
      language: 'zh-cn',
      request: { query: { quickSearch: '曼德勒', limit: 2 } },
    },
  },
  searchHotels: {
    district: {
      summary: 'In a part of the city',
      request: { body: { ...stay, destination: { type: 'district', id: 'yangon-downtown' } } },
    },
    missing: ofNothing({ body: { ...stay, destination: { type: 'city', id: 'atlantis' } } }),
  },
  listHotelSearchResults: {
    page: {
      summary: 'The two cheapest with breakfast',
      request: async ({ me }) => {
        const body = { ...stay, destination: { type: 'city', id: 'yangon' } }
        const { search_id } = (await me.post('/api/hotel/search', body)).data
        return { query: { search_id, limit: 2, sort: 'price', order: 'asc', filter: { meal: ['BB'] } } }
      },
    },
    expired: {
      summary: 'The search is too long ago',
      refused: 'SEARCH_EXPIRED',
      request: { query: { search_id: 'gone', limit: 2 } },
    },
  },
  getHotel: {
    hotel: { summary: 'A hotel', request: { query: { id: '1001' } } },
    missing: ofNothing({ query: { id: '9999' } }),
  },
  listHotelRates: {
    rates: {
      summary: 'One night for four persons in one room',
      request: { body: { ...night, rooms: [{ adults: 4, child_ages: [] }], hotel_id: '1012' } },
    },
    soldOut: { summary: 'Nothing is left', request: { body: { ...night, hotel_id: '1029' } } },
    missing: ofNothing({ body: { ...night, hotel_id: '9999' } }),
  },
  combineHotelRates: {
    combined: {
      summary: 'Two rooms of different types, one of them non-refundable',
      request: async ({ me }) => {
        const couple = await findRate(me, { hotel_id: '1012' })
        const other = await findRate(me, { hotel_id: '1012', non_refundable: true, room: 1 })
        return { body: { rate_keys: [couple.rate_key, other.rate_key] } }
      },
    },
    soldOut: {
      summary: 'Fewer rooms of the type are left than the keys ask for together',
      request: async ({ me }) => {
        const { rate_key } = await findRate(me, { hotel_id: '1019', most_left: 2 })
        return { body: { rate_keys: [rate_key, rate_key, rate_key] } }
      },
    },
    otherHotel: {
      summary: 'Rates of two hotels',
      refused: 'VALIDATION',
      request: async ({ me }) => {
        const here = await findRate(me)
        const there = await findRate(me, { hotel_id: '1010' })
        return { body: { rate_keys: [here.rate_key, there.rate_key] } }
      },
    },
    expired: {
      summary: 'The prices are held no longer',
      refused: 'RATE_EXPIRED',
      request: async (stage) => {
        const { rate_key } = await findRate(stage.me)
        stage.later(24 * 3_600_000)
        return { body: { rate_keys: [rate_key, rate_key] } }
      },
    },
  },
  checkHotelRate: {
    available: {
      summary: 'It can be booked at the known price',
      request: async ({ me }) => {
        const { rate_key, total_price } = await findRate(me)
        return { body: { rate_key, known_total: total_price } }
      },
    },
    changed: {
      summary: 'The price has moved',
      request: async ({ me }) => {
        const { rate_key } = await findRate(me)
        return { body: { rate_key, known_total: { amount: '100.00', currency: 'CNY' } } }
      },
    },
    expired: {
      summary: 'The price is held no longer',
      refused: 'RATE_EXPIRED',
      request: async (stage) => {
        const { rate_key, total_price } = await findRate(stage.me)
        stage.later(24 * 3_600_000)
        return { body: { rate_key, known_total: total_price } }
      },
    },
  },
  bookHotel: {
    booked: {
      summary: 'Booked, to be paid',
      request: async ({ me }) => {
        const { rate } = (await checkRate(me, await findRate(me))).data
        return { body: bookingBody(rate) }
      },
    },
    twice: {
      summary: 'The same guests stay there already',
      refused: 'DUPLICATE_STAY',
      request: async ({ me }) => {
        await bookStay(me)
        const { rate } = (await checkRate(me, await findRate(me))).data
        return { body: bookingBody(rate, { nth: 2 }) }
      },
    },
    withoutDraft: ofNothing(async ({ me }) => {
      const { rate } = (await checkRate(me, await findRate(me))).data
      return { body: { ...bookingBody(rate), draft_id: 'dr-0' } }
    }),
    otherRate: {
      summary: 'Not what the option of the quote offers',
      refused: 'VALIDATION',
      request: async ({ me }) => {
        const { rate } = (await checkRate(me, await findRate(me))).data
        const { rate_key } = await findRate(me, { hotel_id: '1010' })
        const quote_id = await quoteOf(me, { rate_key })
        return { body: { ...bookingBody(rate), quote_id } }
      },
    },
  },
  getHotelCalendar: {
    month: {
      summary: 'What is left of this month',
      request: { query: { hotel_id: '1001', month: '2026-11', rooms: stay.rooms, nationality: 'CN' } },
    },
    missing: ofNothing({
      query: { hotel_id: '9999', month: '2026-12', rooms: stay.rooms, nationality: 'CN' },
    }),
  },
  toggleFavourite: {
    marked: { summary: 'Marked', request: { body: { hotel_id: '1003', note: '早餐好', tags: ['group'] } } },
    unmarked: {
      summary: 'Unmarked',
      request: async ({ me }) => {
        await me.post('/api/favorite/toggle', { hotel_id: '1003' })
        return { body: { hotel_id: '1003' } }
      },
    },
    missing: ofNothing({ body: { hotel_id: '9999' } }),
  },
  listFavourites: {
    page: {
      summary: 'The last marked first',
      request: async ({ me }) => {
        await me.post('/api/favorite/toggle', { hotel_id: '1003', note: 'Near the pagoda' })
        return { query: { limit: 2 } }
      },
    },
    visitor: byVisitor({ query: { limit: 2 } }),
  },
  listGuests: {
    page: { summary: 'The two used last', request: { query: { limit: 2 } } },
    chosen: {
      summary: 'What is chosen stays in the list',
      request: async ({ me }) => {
        const { list } = (await me.get('/api/guest/index', { limit: 5 })).data
        const { id } = first<{ id: string }>(list.slice(4))
        return { query: { select: true, initKey: 'id', initValue: [id], quickSearch: 'nobody at all' } }
      },
    },
    visitor: byVisitor(),
  },
  saveGuest: {
    saved: {
      summary: 'Saved, the number of the document masked',
      request: {
        body: {
          full_name: 'Khin Htwe',
          name_local: 'ခင်ထွေး',
          doc_type: 'passport',
          doc_no: 'MA123456',
          nationality: 'MM',
        },
      },
    },
    errory: {
      summary: 'A birthday that is still to come',
      refused: 'VALIDATION',
      request: { body: { full_name: 'Khin Htwe', birthday: '2026-11-22' } },
    },
    missing: ofNothing({ body: { id: 'g-0', full_name: 'Khin Htwe' } }),
  },
  parseGuests: {
    text: {
      summary: 'A list as it was pasted',
      request: { body: { text: '1. ZHANG MEI\n2. WANG WEI (M)', rooms: [{ adults: 2, child_ages: [] }] } },
    },
    missing: ofNothing({
      body: { file_url: '/storage/default/1/none.csv', rooms: [{ adults: 2, child_ages: [] }] },
    }),
  },
} satisfies Partial<Scenes>
