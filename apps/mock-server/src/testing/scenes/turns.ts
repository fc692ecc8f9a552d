import type { OperationId } from '@portal/api-client/contract'
import type { OrderType } from '../../domain/order/order.ts'
import { billDesk } from '../bill-desk.ts'
import { bookingBody, bookStay, checkRate, clientRef, confirmedOrder, findRate } from '../hotel-journey.ts'
import type { RealMock } from '../real-mock.ts'
import { carBody, quoteCar, quoteTransfer, transferBody } from '../ride-journey.ts'
import type { Scene } from './scene.ts'
import { first, quoteOf } from './stage.ts'

/** Further ways in which an operation succeeds and changes more than in its scenes; they are no examples of the contract. */
type Turns = { readonly [Op in OperationId]?: Readonly<Record<string, Scene<Op>>> }

const draft = { search: '{}', selection: '', form: '{}', step: 'guests' as const, title: 'Begun' }

async function draftOf(me: RealMock, product: OrderType): Promise<string> {
  return (await me.post('/api/draft/save', { ...draft, product })).data.draft.id
}

async function cancellationOf(me: RealMock, id: string) {
  const { quote } = (await me.post('/api/order/cancelQuote', { id })).data
  return { id, quote_id: quote.quote_id as string, version: quote.order_version as number }
}

export const turns: Turns = {
  bookHotel: {
    fromQuote: {
      summary: 'What a customer chose, from a draft',
      request: async ({ me }) => {
        const { rate } = (await checkRate(me, await findRate(me))).data
        const { rate_key } = rate
        return {
          body: {
            ...bookingBody(rate),
            quote_id: await quoteOf(me, { rate_key }),
            draft_id: await draftOf(me, 'hotel'),
          },
        }
      },
    },
  },
  bookCar: {
    fromQuote: {
      summary: 'What a customer chose, from a draft',
      request: async ({ me }) => {
        const { data } = await quoteCar(me)
        const quote_id = await quoteOf(me, { quote_key: data.quote_key })
        return { body: { ...carBody(data), quote_id, draft_id: await draftOf(me, 'car') } }
      },
    },
  },
  bookTransfer: {
    fromQuote: {
      summary: 'What a customer chose, from a draft',
      request: async ({ me }) => {
        const { data } = await quoteTransfer(me)
        const quote_id = await quoteOf(me, { quote_key: data.quote_key })
        return { body: { ...transferBody(data), quote_id, draft_id: await draftOf(me, 'airport') } }
      },
    },
  },
  payOrder: {
    onCredit: {
      summary: 'On credit',
      as: 'jadecredit',
      request: async ({ me }) => {
        const { booking_id: id, version } = await bookStay(me)
        return { body: { id, version, channel: 'credit', client_ref: clientRef(1002) } }
      },
    },
  },
  cancelOrder: {
    unpaid: {
      summary: 'Nobody has paid yet',
      request: async ({ me }) => {
        const { booking_id } = await bookStay(me)
        return { body: { ...(await cancellationOf(me, booking_id)), accept_penalty: true } }
      },
    },
  },
  applyOrderBatch: {
    cancelled: {
      summary: 'One unpaid order is cancelled',
      request: async ({ me }) => {
        const { booking_id } = await bookStay(me)
        const quotes = [await cancellationOf(me, booking_id)]
        return { body: { ids: [booking_id], action: 'cancel', args: { quotes, accept_penalty: true } } }
      },
    },
    paid: {
      summary: 'One order is paid from the balance',
      request: async ({ me }) => {
        const { booking_id: id, version } = await bookStay(me)
        const payments = [{ id, version, channel: 'predeposit' as const, client_ref: clientRef(8) }]
        return { body: { ids: [id], action: 'pay', args: { payments, accept_penalty: false } } }
      },
    },
    remarked: {
      summary: 'A note on one',
      request: async ({ me }) => {
        const { booking_id } = await confirmedOrder(me)
        return {
          body: {
            ids: [booking_id],
            action: 'remark',
            args: { internal_remark: 'VIP', accept_penalty: false },
          },
        }
      },
    },
  },
  saveMarkupRule: {
    removed: {
      summary: 'It is removed',
      request: async ({ me }) => {
        const { list } = (await me.get('/api/markup/index')).data
        const { id, version } = first<{ id: string; version: number }>(list)
        return { body: { id, version, remove: true } }
      },
    },
  },
  payBill: {
    inPart: {
      summary: 'A part of it, from the balance',
      as: 'pacificusd',
      request: async ({ me }) => {
        const { bill } = await billDesk(() => me).confirmed(1)
        const money = { ...bill.outstanding, amount: '1.00' }
        const { bill_no: id, version } = bill
        return { body: { id, version, client_ref: clientRef(60), channel: 'predeposit', money } }
      },
    },
  },
}
