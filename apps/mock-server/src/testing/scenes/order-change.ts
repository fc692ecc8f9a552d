import { stayOf } from '../../scenarios/bookings.ts'
import { confirmedOrder } from '../hotel-journey.ts'
import type { Scenes } from './scene.ts'
import type { Stage } from './stage.ts'

/** A confirmed stay of two nights, and the same with one night more. */
async function longerStay(stage: Stage) {
  const order = await confirmedOrder(stage.me)
  const { booking_id: id, version } = order
  return {
    id: id as string,
    version: version as number,
    change: { stay: { ...stayOf(order), check_out: '2026-12-13' } },
  }
}

export async function quotedChange(stage: Stage) {
  const wanted = await longerStay(stage)
  const { data } = await stage.me.post('/api/order/changeQuote', wanted)
  return { id: wanted.id, version: wanted.version, quote_id: data.quote.quote_id as string }
}

/** Other dates, rooms or guests of a confirmed order. */
export const orderChangeScenes = {
  quoteOrderChange: {
    dearer: {
      summary: 'One night more',
      request: async (stage) => ({ body: await longerStay(stage) }),
    },
    nothing: {
      summary: 'The stay that is booked already',
      refused: 'VALIDATION',
      request: async (stage) => {
        const order = await confirmedOrder(stage.me)
        const { booking_id: id, version } = order
        return { body: { id, version, change: { stay: stayOf(order) } } }
      },
    },
  },
  changeOrder: {
    changed: {
      summary: 'The price is accepted, and the hotel need not be asked',
      request: async (stage) => ({ body: { ...(await quotedChange(stage)), accept_terms: true } }),
    },
    unknown: {
      summary: 'There is no such quote',
      refused: 'QUOTE_EXPIRED',
      request: async (stage) => {
        const order = await quotedChange(stage)
        return { body: { ...order, quote_id: 'oc-none', accept_terms: true } }
      },
    },
  },
  withdrawOrderChange: {
    withdrawn: {
      summary: 'The hotel has not answered another guest name',
      request: async (stage) => {
        const { booking_id: id, version } = await confirmedOrder(stage.me)
        const changes = { guests: [{ position: 1, full_name: 'WANG XIAOMEI' }] }
        const { data } = await stage.me.post('/api/order/amend', { id, version, changes })
        return { body: { id, version: data.order.version } }
      },
    },
    nothing: {
      summary: 'Nothing is open',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => {
        const { booking_id: id, version } = await confirmedOrder(stage.me)
        return { body: { id, version } }
      },
    },
  },
} satisfies Partial<Scenes>
