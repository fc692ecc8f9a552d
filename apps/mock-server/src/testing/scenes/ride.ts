import {
  bookCar,
  bookTransfer,
  carBody,
  carRequest,
  downtown,
  quoteCar,
  quoteTransfer,
  searchTransfers,
  transferBody,
  transferRequest,
} from '../ride-journey.ts'
import { byViewer, byVisitor, ofNothing, type Scenes } from './scene.ts'
import { first } from './stage.ts'

const carSearch = {
  pick_up: downtown,
  drop_off: downtown,
  start_local: '2026-12-10T09:00:00+06:30',
  end_local: '2026-12-12T18:00:00+06:30',
  passengers: { adults: 2, child_ages: [] },
}

/** Cars with driver and airport transfers. */
export const rideScenes = {
  getCarFilters: {
    city: { summary: 'For a city', as: null, request: { query: { location: 'yangon', date: '2026-12-10' } } },
    all: { summary: 'In Chinese', as: null, language: 'zh-cn' },
  },
  searchCars: {
    page: {
      summary: 'The cheapest that seats five',
      request: { body: { ...carSearch, filter: { seats_min: 5 }, sort: 'price', order: 'asc', limit: 1 } },
    },
    backwards: {
      summary: 'The end lies before the start',
      refused: 'VALIDATION',
      request: { body: { ...carSearch, end_local: '2026-12-09T09:00:00+06:30' } },
    },
  },
  getCar: {
    model: { summary: 'A model', request: { query: { id: 'toyota-alphard' } } },
    missing: ofNothing({ query: { id: 'flying-carpet' } }),
  },
  quoteCar: {
    days: { summary: 'Three days with a driver', request: { body: carRequest } },
    zone: {
      summary: 'With a Chinese-speaking driver into an industrial zone',
      request: {
        body: {
          ...carRequest,
          driver_language: 'chinese',
          industrial_zone: { entered: true, zone_id: 'thilawa-sez', times: 2 },
        },
      },
    },
    missing: ofNothing({ body: { ...carRequest, model_id: 'flying-carpet' } }),
  },
  bookCar: {
    booked: {
      summary: 'Booked, to be paid',
      request: async ({ me }) => ({ body: carBody((await quoteCar(me)).data) }),
    },
    twice: {
      summary: 'The same guests have a car then',
      refused: 'DUPLICATE_STAY',
      request: async ({ me }) => {
        await bookCar(me)
        return { body: carBody((await quoteCar(me)).data, 2) }
      },
    },
    withoutDraft: ofNothing(async ({ me }) => ({
      body: carBody((await quoteCar(me)).data, 1, { draft_id: 'dr-0' }),
    })),
  },
  listIndustrialZones: {
    typed: { summary: 'By a part of the name', as: null, request: { query: { quickSearch: 'thi' } } },
    city: {
      summary: 'Of a city, in Chinese',
      as: null,
      language: 'zh-cn',
      request: { query: { city: 'mandalay' } },
    },
  },
  listAirports: {
    typed: { summary: 'By code, name or city', as: null, request: { query: { quickSearch: 'rgn' } } },
    country: {
      summary: 'Of a country and by name',
      as: null,
      request: { query: { country: 'MM', quickSearch: 'man' } },
    },
  },
  lookUpFlights: {
    found: {
      summary: 'A flight of that day',
      as: null,
      request: { query: { flight_number: '8M332', date: '2026-12-10' } },
    },
    none: {
      summary: 'A number nobody flies',
      as: null,
      request: { query: { flight_number: 'ZZ999', date: '2026-12-10' } },
    },
  },
  searchTransfers: {
    page: {
      summary: 'From the airport, the cheapest',
      request: { body: { ...transferRequest, sort: 'price', limit: 1 } },
    },
    missing: ofNothing({ body: { ...transferRequest, airport: 'XXX' } }),
  },
  quoteTransfer: {
    priced: {
      summary: 'With a Chinese-speaking driver',
      request: async ({ me }) => {
        const found = await searchTransfers(me, { driver_language: 'chinese' })
        const { offer_key } = first<{ offer_key: string }>(found.data.list)
        return { body: { offer_key, driver_language: 'chinese' } }
      },
    },
    expired: {
      summary: 'The offer is over',
      refused: 'OFFER_EXPIRED',
      request: async (stage) => {
        const { offer_key } = first<{ offer_key: string }>((await searchTransfers(stage.me)).data.list)
        stage.later(31 * 60_000)
        return { body: { offer_key, driver_language: 'burmese' } }
      },
    },
  },
  bookTransfer: {
    booked: {
      summary: 'Booked, to be paid',
      request: async ({ me }) => ({ body: transferBody((await quoteTransfer(me)).data) }),
    },
    twice: {
      summary: 'The same guests are met then',
      refused: 'DUPLICATE_STAY',
      request: async ({ me }) => {
        await bookTransfer(me)
        return { body: transferBody((await quoteTransfer(me)).data, 2) }
      },
    },
    withoutDraft: ofNothing(async ({ me }) => ({
      body: transferBody((await quoteTransfer(me)).data, 1, { draft_id: 'dr-0' }),
    })),
  },
  getOrderDispatch: {
    ride: {
      summary: 'Driver and car of a rental',
      request: async (stage) => ({ query: { id: stage.order('car', 'confirmed') } }),
    },
    missing: ofNothing(async (stage) => ({ query: { id: stage.order('car', 'confirmed', '2') } })),
  },
  listMarkupRules: {
    rules: { summary: 'In the order in which they are tried' },
    viewer: byViewer(),
  },
  saveMarkupRule: {
    saved: {
      summary: 'Ten percent on a hotel, in whole tens',
      request: {
        body: {
          scope: 'hotel',
          target_id: '1001',
          type: 'percent',
          value: '10',
          round_to: '10.00',
          priority: 50,
        },
      },
    },
    viewer: byViewer({ body: { scope: 'company', type: 'percent', value: '5' } }),
    missing: ofNothing({ body: { id: 'mk-0', remove: true, version: 1 } }),
  },
  previewMarkupRule: {
    percent: {
      summary: 'Two nights at twelve percent, in whole fives',
      request: { body: { type: 'percent', value: '12', round_to: '5.00', net: '486.30', parts: 2 } },
    },
    perOrder: {
      summary: 'An amount that is added once',
      as: 'pacificusd',
      request: { body: { type: 'fixed_per_order', value: '5.00', net: '40.00', parts: 3 } },
    },
    tooMuch: {
      summary: 'More than twice the price',
      refused: 'VALIDATION',
      request: { body: { type: 'percent', value: '250', net: '486.30', parts: 1 } },
    },
    viewer: byViewer({ body: { type: 'percent', value: '5', net: '100.00', parts: 1 } }),
  },
  getSpending: {
    days30: { summary: 'The last 30 days', as: 'pacificusd' },
    days90: { summary: 'The last 90 days', as: 'jadecredit', request: { query: { range: 'days_90' } } },
    visitor: byVisitor(),
  },
  getDashboard: {
    week: { summary: 'This week', as: 'pacificusd', request: { query: { range: 'week' } } },
    visitor: byVisitor(),
  },
} satisfies Partial<Scenes>
