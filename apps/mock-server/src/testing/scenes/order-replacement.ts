import { clientRef, confirmedOrder } from '../hotel-journey.ts'
import type { Scenes } from './scene.ts'
import type { Stage } from './stage.ts'

/** A confirmed stay whose hotel has moved its prices by so many percent. */
async function stayAt(stage: Stage, percent: number) {
  const { booking_id } = await confirmedOrder(stage.me)
  stage.tell('price', booking_id, { percent })
  const { data } = await stage.me.get('/api/order/detail', { id: booking_id })
  const { version, saving, total_price } = data.order
  return {
    id: booking_id,
    version,
    accepted_total: saving?.total_price ?? total_price,
    client_ref: clientRef(9),
  }
}

/** The same stay at a lower price. */
export const orderReplacementScenes = {
  replaceOrder: {
    cheaper: {
      summary: 'The hotel has lowered its price',
      request: async (stage) => ({ body: await stayAt(stage, -15) }),
    },
    risen: {
      summary: 'The price has risen again',
      request: async (stage) => {
        const body = await stayAt(stage, -15)
        stage.tell('price', body.id, { percent: 5 })
        return { body }
      },
    },
    older: {
      summary: 'An older version of the order',
      refused: 'VERSION_CONFLICT',
      request: async (stage) => ({ body: { ...(await stayAt(stage, -15)), version: 1 } }),
    },
  },
} satisfies Partial<Scenes>
