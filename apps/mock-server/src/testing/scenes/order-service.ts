import { uploadedFile } from '../document-desk.ts'
import { bookStay, confirmedOrder, payOrder } from '../hotel-journey.ts'
import { byViewer, byVisitor, ofNothing, type Scenes } from './scene.ts'
import type { Stage } from './stage.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

async function confirmedStay(stage: Stage) {
  const { booking_id: id, version } = await confirmedOrder(stage.me)
  return { id: id as string, version: version as number }
}

const versionOf = async (stage: Stage, id: string): Promise<number> =>
  (await stage.me.get('/api/order/detail', { id })).data.order.version

/** Paid, but its supplier says nothing. */
async function reviewedStay(stage: Stage) {
  const order = await bookStay(stage.me, { hotel_id: '1007' })
  await payOrder(stage.me, order)
  stage.later(10 * 60_000)
  return { id: order.booking_id as string, version: await versionOf(stage, order.booking_id) }
}

const arrival = '2026-12-10T12:00:00+06:30'
const departure = '2026-12-12T12:00:00+06:30'

/** What follows a booking: reminders, changes, the voucher, and notices. */
export const orderServiceScenes = {
  refundOrder: {
    requested: {
      summary: 'A part is asked back, with a photo',
      request: async (stage) => ({
        body: {
          ...(await confirmedStay(stage)),
          ground: 'goodwill',
          money: cny('50.00'),
          reason: 'No breakfast',
          files: [uploadedFile(stage.me, '1', 'breakfast.pdf')],
        },
      }),
    },
    tooMuch: {
      summary: 'More than was charged',
      refused: 'AMOUNT_TOO_HIGH',
      request: async (stage) => ({
        body: {
          ...(await confirmedStay(stage)),
          ground: 'goodwill',
          money: cny('999999.00'),
          reason: 'No breakfast',
        },
      }),
    },
  },
  withdrawRefund: {
    withdrawn: {
      summary: 'Nobody has decided yet',
      request: async (stage) => {
        const order = await confirmedStay(stage)
        const money = cny('50.00')
        await stage.me.post('/api/order/refund', { ...order, ground: 'goodwill', money, reason: 'Noise' })
        return { body: { id: order.id, version: await versionOf(stage, order.id) } }
      },
    },
    nothing: {
      summary: 'Nothing was asked for',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => ({ body: await confirmedStay(stage) }),
    },
  },
  remindSupplier: {
    reminded: {
      summary: 'Staff have no answer yet',
      request: async (stage) => ({ body: await reviewedStay(stage) }),
    },
    twice: {
      summary: 'A second time on one day',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => {
        const order = await reviewedStay(stage)
        await stage.me.post('/api/order/remindSupplier', order)
        return { body: { id: order.id, version: await versionOf(stage, order.id) } }
      },
    },
  },
  confirmOrderCheckIn: {
    arrived: {
      summary: 'The guests are there',
      request: async (stage) => {
        const { id } = await confirmedStay(stage)
        stage.until(arrival)
        const rooms = [{ room_index: 1, room_number: '704' }]
        return { body: { id, version: await versionOf(stage, id), rooms } }
      },
    },
    early: {
      summary: 'The day has not come',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => ({ body: await confirmedStay(stage) }),
    },
  },
  completeOrder: {
    completed: {
      summary: 'The guests have left',
      request: async (stage) => {
        const { id } = await confirmedStay(stage)
        stage.until(arrival)
        const version = await versionOf(stage, id)
        await stage.me.post('/api/order/confirmCheckIn', { id, version })
        stage.until(departure)
        return { body: { id, version: await versionOf(stage, id) } }
      },
    },
    early: {
      summary: 'The stay has not begun',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => ({ body: await confirmedStay(stage) }),
    },
  },
  amendOrder: {
    asked: {
      summary: 'The hotel is asked for another special request',
      request: async (stage) => ({
        body: { ...(await confirmedStay(stage)), changes: { special_requests: 'A room with two beds' } },
      }),
    },
    missing: ofNothing(async (stage) => ({
      body: {
        id: stage.order('hotel', 'confirmed', '2'),
        version: 1,
        changes: { special_requests: 'A room with two beds' },
      },
    })),
  },
  previewOrderAmendment: {
    asked: {
      summary: 'The hotel would have to agree to another guest',
      request: async (stage) => ({
        body: {
          ...(await confirmedStay(stage)),
          changes: { guests: [{ position: 1, full_name: 'WANG XIAOMEI' }] },
        },
      }),
    },
    unknown: {
      summary: 'The booking has no such guest',
      refused: 'VALIDATION',
      request: async (stage) => ({
        body: {
          ...(await confirmedStay(stage)),
          changes: { guests: [{ position: 90, full_name: 'WANG XIAOMEI' }] },
        },
      }),
    },
  },
  getVoucher: {
    hotel: {
      summary: 'Of a hotel, in English',
      request: async (stage) => ({ query: { id: (await confirmedStay(stage)).id, language: 'en' } }),
    },
    early: {
      summary: 'There is none before confirmation',
      refused: 'ACTION_NOT_ALLOWED',
      request: async ({ me }) => ({ query: { id: (await bookStay(me)).booking_id } }),
    },
  },
  getOrderText: {
    text: {
      summary: 'In English',
      request: async (stage) => ({ query: { id: (await confirmedStay(stage)).id, language: 'en' } }),
    },
    missing: ofNothing({ query: { id: 'H0000000000' } }),
  },
  downloadVoucher: {
    file: {
      summary: 'As a document in both languages',
      request: async (stage) => ({ query: { id: (await confirmedStay(stage)).id, language: 'bilingual' } }),
    },
    visitor: byVisitor({ query: { id: 'H2611210001' } }),
  },
  downloadOrderVouchers: {
    file: {
      summary: 'Of two orders; the one without a voucher is left out',
      request: async (stage) => ({
        query: { ids: [(await confirmedStay(stage)).id, stage.order('hotel', 'pending_payment')] },
      }),
    },
    unconfirmed: {
      summary: 'Nothing is confirmed yet',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => ({ query: { ids: [stage.order('hotel', 'pending_payment')] } }),
    },
  },
  sendVoucher: {
    sent: {
      summary: 'By mail, with some words',
      request: async (stage) => ({
        body: {
          id: (await confirmedStay(stage)).id,
          to: ['guest@example.com'],
          language: 'en',
          message: 'See you in Yangon!',
        },
      }),
    },
    early: {
      summary: 'There is none before confirmation',
      refused: 'ACTION_NOT_ALLOWED',
      request: async ({ me }) => ({
        body: { id: (await bookStay(me)).booking_id, to: ['guest@example.com'] },
      }),
    },
  },
  verifyVoucher: {
    valid: {
      summary: 'The hotel has read the code of a valid one',
      as: null,
      request: async (stage) => {
        const owner = stage.as('goldenland')
        const { booking_id: id } = await confirmedOrder(owner)
        const { verify_url } = (await owner.get('/api/order/voucher', { id })).data.voucher
        return { query: { token: verify_url.split(/[/?]/)[2] } }
      },
    },
    invalid: {
      summary: 'Nobody has issued it',
      as: null,
      refused: 'LINK_INVALID',
      request: { query: { token: 'abcdefghijklmnopqrstuvwxyz012345' } },
    },
  },
  getVoucherSetting: {
    english: { summary: 'Texts in English' },
    visitor: byVisitor(),
  },
  saveVoucherSetting: {
    saved: {
      summary: 'Another name and the selling price',
      request: async ({ me }) => {
        const { setting } = (await me.get('/api/voucherSetting/get')).data
        return { body: { setting: { ...setting, company_name: 'Golden Land Desk', show_price: 'sell' } } }
      },
    },
    viewer: byViewer(async ({ me }) => ({
      body: { setting: (await me.get('/api/voucherSetting/get')).data.setting },
    })),
  },
  previewVoucherSetting: {
    transfer: {
      summary: 'How the voucher of a transfer would look',
      request: async ({ me }) => {
        const { setting } = (await me.get('/api/voucherSetting/get')).data
        return { body: { setting: { ...setting, language: 'en', qr_verify: false }, order_type: 'airport' } }
      },
    },
    viewer: byViewer(async ({ me }) => ({
      body: { setting: (await me.get('/api/voucherSetting/get')).data.setting, order_type: 'hotel' },
    })),
  },
  listNotifications: {
    page: { summary: 'The two newest', request: { query: { limit: 2 } } },
    visitor: byVisitor(),
  },
  readNotifications: {
    all: { summary: 'All are read', request: { body: { all: true } } },
    missing: ofNothing({ body: { ids: ['nt-0'] } }),
  },
} satisfies Partial<Scenes>
