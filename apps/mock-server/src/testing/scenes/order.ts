import { bookStay, clientRef, confirmedOrder, payOrder } from '../hotel-journey.ts'
import { byViewer, byVisitor, ofNothing, type Scenes } from './scene.ts'
import type { Stage } from './stage.ts'

const payment = ({ booking_id, version }: { booking_id: string; version: number }) => ({
  id: booking_id,
  version,
  channel: 'predeposit' as const,
  client_ref: clientRef(1002),
})

/** A booking for which the hotel makes another offer. */
async function changedOffer(stage: Stage) {
  const order = await bookStay(stage.me, { hotel_id: '1006' })
  await payOrder(stage.me, order)
  stage.later(8000)
  const { version } = (await stage.me.get('/api/order/detail', { id: order.booking_id })).data.order
  return { id: order.booking_id as string, version: version as number }
}

async function cancellation(stage: Stage, request: object = {}) {
  const { booking_id: id } = await confirmedOrder(stage.me, request)
  const { quote } = (await stage.me.post('/api/order/cancelQuote', { id })).data
  return { id, quote_id: quote.quote_id, version: quote.order_version }
}

/** One order: paying, confirming, cancelling, remarks. */
export const orderScenes = {
  getOrder: {
    hotel: {
      summary: 'A hotel booking',
      request: async (stage) => ({ query: { id: stage.order('hotel', 'confirmed') } }),
    },
    car: {
      summary: 'A car rental, in Chinese',
      language: 'zh-cn',
      request: async (stage) => ({ query: { id: stage.order('car', 'completed') } }),
    },
    airport: {
      summary: 'An airport transfer, seen by who may not see net prices',
      as: 'golden_viewer',
      request: async (stage) => ({ query: { id: stage.order('airport', 'confirmed') } }),
    },
    missing: ofNothing(async (stage) => ({ query: { id: stage.order('hotel', 'confirmed', '2') } })),
  },
  previewOrderPayment: {
    enough: {
      summary: 'What each channel would hold afterwards',
      request: async ({ me }) => ({ body: { id: (await bookStay(me)).booking_id } }),
    },
    short: {
      summary: 'The balance is too small',
      as: 'newleaf',
      request: async ({ me }) => ({ body: { id: (await bookStay(me)).booking_id } }),
    },
    paid: {
      summary: 'It is paid',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => ({ body: { id: stage.order('hotel', 'confirmed') } }),
    },
  },
  payOrder: {
    paid: {
      summary: 'Paid, the hotel is asked',
      request: async ({ me }) => ({ body: payment(await bookStay(me)) }),
    },
    short: {
      summary: 'The balance is too small',
      as: 'newleaf',
      refused: 'BALANCE_SHORT',
      request: async ({ me }) => ({ body: payment(await bookStay(me)) }),
    },
    forbidden: {
      summary: 'The company has no credit',
      refused: 'ACTION_NOT_ALLOWED',
      request: async ({ me }) => ({ body: { ...payment(await bookStay(me)), channel: 'credit' } }),
    },
  },
  payOrderLater: {
    booked: {
      summary: 'Paid later, the hotel is asked',
      as: 'jadecredit',
      request: async ({ me }) => {
        const { booking_id: id, version } = await bookStay(me)
        return { body: { id, version, client_ref: clientRef(1003) } }
      },
    },
    forbidden: {
      summary: 'The company may not pay later',
      refused: 'ACTION_NOT_ALLOWED',
      request: async ({ me }) => {
        const { booking_id: id, version } = await bookStay(me)
        return { body: { id, version, client_ref: clientRef(1003) } }
      },
    },
  },
  quoteOrderCancellation: {
    quoted: {
      summary: 'What cancelling costs',
      request: async ({ me }) => ({ body: { id: (await confirmedOrder(me)).booking_id } }),
    },
    never: {
      summary: 'It cannot be cancelled',
      refused: 'ACTION_NOT_ALLOWED',
      request: async ({ me }) => ({
        body: { id: (await confirmedOrder(me, { hotel_id: '1009', non_refundable: true })).booking_id },
      }),
    },
  },
  cancelOrder: {
    accepted: {
      summary: 'The hotel is informed',
      request: async (stage) => ({
        body: { ...(await cancellation(stage)), accept_penalty: true, reason: 'The group stays at home' },
      }),
    },
    expired: {
      summary: 'The quote is over',
      refused: 'QUOTE_EXPIRED',
      request: async (stage) => {
        const body = await cancellation(stage)
        stage.later(3_600_000)
        return { body: { ...body, accept_penalty: true } }
      },
    },
  },
  confirmOrder: {
    accepted: {
      summary: 'What the hotel offers instead is accepted',
      request: async (stage) => ({ body: await changedOffer(stage) }),
    },
    unpaid: {
      summary: 'Nothing is to be confirmed yet',
      refused: 'ACTION_NOT_ALLOWED',
      request: async ({ me }) => {
        const { booking_id: id, version } = await bookStay(me)
        return { body: { id, version } }
      },
    },
  },
  declineOrder: {
    declined: {
      summary: 'What the hotel offers instead is declined',
      request: async (stage) => ({ body: { ...(await changedOffer(stage)), reason: 'Too far' } }),
    },
    viewer: byViewer({ body: { id: 'H2611210001', version: 1 } }),
  },
  getAllocationSetting: {
    known: { summary: 'What the forms ask for, and the customers so far' },
    visitor: byVisitor(),
  },
  saveAllocationSetting: {
    saved: {
      summary: 'Each order needs the reference of its group; cost centres are not used',
      request: {
        body: { setting: { own_reference: 'required', customer: 'offered', cost_centre: 'off' } },
      },
    },
    viewer: byViewer({
      body: { setting: { own_reference: 'off', customer: 'off', cost_centre: 'off' } },
    }),
  },
  saveOrderAllocation: {
    saved: {
      summary: 'Another group, the same customer',
      request: async ({ me }) => {
        const { booking_id: id, version } = await bookStay(me)
        return { body: { id, version, allocation: { own_reference: 'TG-2026-118' } } }
      },
    },
    stale: {
      summary: 'It was changed meanwhile',
      refused: 'VERSION_CONFLICT',
      request: async (stage) => {
        const { booking_id: id, version } = await confirmedOrder(stage.me)
        return { body: { id, version: version - 1, allocation: { cost_centre: 'CC-100' } } }
      },
    },
  },
  saveOrderRemark: {
    saved: {
      summary: 'A note of the company, with a tag',
      request: async (stage) => ({
        body: { id: stage.order('hotel', 'confirmed'), internal_remark: 'Ask for a cot', add_tags: ['vip'] },
      }),
    },
    missing: ofNothing(async (stage) => ({
      body: { id: stage.order('hotel', 'confirmed', '2'), internal_remark: 'Ask for a cot' },
    })),
  },
  applyOrderBatch: {
    quoted: {
      summary: 'What cancelling costs, for each order; one is not theirs',
      request: async (stage) => ({
        body: {
          ids: [(await confirmedOrder(stage.me)).booking_id, stage.order('hotel', 'confirmed', '2')],
          action: 'cancel_quote',
        },
      }),
    },
    acceptable: {
      summary: 'What accepting comes to: an offer of the supplier; nothing waits on the other order',
      request: async (stage) => ({
        body: {
          ids: [stage.order('hotel', 'awaiting_acceptance'), stage.order('hotel', 'completed')],
          action: 'accept_preview',
        },
      }),
    },
    visitor: byVisitor({ body: { ids: ['H2611210001'], action: 'remark' } }),
  },
  rebookOrder: {
    again: {
      summary: 'The same stay on other days',
      request: async (stage) => ({
        body: { id: stage.order('hotel', 'completed'), check_in: '2026-12-20', check_out: '2026-12-22' },
      }),
    },
    missing: ofNothing(async (stage) => ({ body: { id: stage.order('hotel', 'completed', '2') } })),
  },
} satisfies Partial<Scenes>
