import { bookStay, confirmedOrder } from '../hotel-journey.ts'
import { byViewer, byVisitor, ofNothing, type Scenes } from './scene.ts'
import type { Stage } from './stage.ts'

const trip = {
  title: 'Yangon with the Li family',
  allocation: { own_reference: 'TG-2026-118', customer: 'Harbour Lights Tours' },
}

/** A trip with one confirmed stay. */
async function begun({ me }: Stage) {
  const order = await confirmedOrder(me)
  const { data } = await me.post('/api/trip/save', { ...trip, order_ids: [order.booking_id] })
  return {
    id: data.trip.id as string,
    version: data.trip.version as number,
    order: order.booking_id as string,
  }
}

async function inQuery(stage: Stage, language: 'en' | 'bilingual' = 'en') {
  return { query: { id: (await begun(stage)).id, language } }
}

const nothing = ofNothing({ query: { id: 'tr-0' } })

/** Orders of one journey. */
export const tripScenes = {
  listTrips: {
    page: { summary: 'The next to begin', request: { query: { limit: 1 } } },
    visitor: byVisitor(),
  },
  getTrip: {
    trip: {
      summary: 'A stay without transfers',
      request: async (stage) => ({ query: { id: (await begun(stage)).id } }),
    },
    missing: nothing,
  },
  saveTrip: {
    begun: {
      summary: 'Begun from a booking',
      request: async ({ me }) => {
        const { booking_id } = await bookStay(me)
        return { body: { ...trip, order_ids: [booking_id] } }
      },
    },
    taken: {
      summary: 'The order belongs to another trip',
      refused: 'VALIDATION',
      request: async (stage) => {
        const { order } = await begun(stage)
        return { body: { ...trip, order_ids: [order] } }
      },
    },
    stale: {
      summary: 'It was changed meanwhile',
      refused: 'VERSION_CONFLICT',
      request: async (stage) => {
        const { id, version } = await begun(stage)
        return { body: { id, title: 'Yangon', version: version + 1 } }
      },
    },
  },
  changeTripOrders: {
    added: {
      summary: 'Another stay joins',
      request: async (stage) => {
        const { id, version } = await begun(stage)
        const added = await bookStay(stage.me, { nth: 2, check_in: '2026-12-13', check_out: '2026-12-14' })
        return { body: { id, version, add: [added.booking_id] } }
      },
    },
    viewer: byViewer({ body: { id: 'tr-0', version: 1 } }),
  },
  removeTrip: {
    removed: {
      summary: 'The orders stay',
      request: async (stage) => {
        const { id, version } = await begun(stage)
        return { body: { id, version } }
      },
    },
    missing: ofNothing({ body: { id: 'tr-0', version: 1 } }),
  },
  draftTripPart: {
    pickup: {
      summary: 'The pick-up for a hotel',
      request: async (stage) => {
        const { order } = await begun(stage)
        return { body: { order_id: order, part: 'pickup' } }
      },
    },
    unfit: {
      summary: 'A hotel has no way back',
      refused: 'VALIDATION',
      request: async (stage) => ({
        body: { order_id: stage.order('hotel', 'confirmed'), part: 'return_transfer' },
      }),
    },
  },
  downloadItinerary: {
    file: { summary: 'In both languages', request: (stage) => inQuery(stage, 'bilingual') },
    missing: nothing,
  },
  getTripText: {
    text: { summary: 'In English', request: (stage) => inQuery(stage) },
    missing: nothing,
  },
  downloadTripVouchers: {
    file: { summary: 'Of all confirmed orders', request: (stage) => inQuery(stage) },
    unconfirmed: {
      summary: 'Nothing is confirmed yet',
      refused: 'ACTION_NOT_ALLOWED',
      request: async ({ me }) => {
        const { booking_id } = await bookStay(me)
        const { data } = await me.post('/api/trip/save', { ...trip, order_ids: [booking_id] })
        return { query: { id: data.trip.id } }
      },
    },
  },
  downloadTripCalendar: {
    file: {
      summary: 'Check-in and check-out',
      request: async (stage) => ({ query: { id: (await begun(stage)).id } }),
    },
    missing: nothing,
  },
} satisfies Partial<Scenes>
