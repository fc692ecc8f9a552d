import { byViewer, byVisitor, ofNothing, type Scenes } from './scene.ts'
import type { Stage } from './stage.ts'

const view = {
  order_type: 'hotel' as const,
  name: 'Arrivals of next week',
  filters: {
    order_status: ['confirmed' as const],
    date_field: 'check_in' as const,
    date_span: 'next_7' as const,
  },
  sort: 'check_in_date' as const,
  order: 'asc' as const,
  columns: ['booking_time', 'hotel', 'guests', 'check_in_date', 'status'],
  is_default: true,
}
const savedView = async ({ me }: Stage): Promise<string> =>
  (await me.post('/api/orderView/save', view)).data.view.id

/** Lists of orders, their saved views and their export. */
export const orderListScenes = {
  listOrders: {
    page: { summary: 'The two booked last', request: { query: { limit: 2 } } },
    filtered: {
      summary: 'Confirmed rentals',
      request: { query: { order_type: 'car', order_status: ['confirmed'], limit: 1 } },
    },
    visitor: byVisitor(),
  },
  listOrderViews: {
    hotel: {
      summary: 'Of hotel bookings',
      request: async (stage) => {
        await savedView(stage)
        return { query: { order_type: 'hotel' } }
      },
    },
    visitor: byVisitor(),
  },
  saveOrderView: {
    saved: { summary: 'Days that move along with today', request: { body: view } },
    twice: {
      summary: 'There is one of this name',
      refused: 'VALIDATION',
      request: async (stage) => {
        await savedView(stage)
        return { body: view }
      },
    },
  },
  removeOrderView: {
    removed: {
      summary: 'One is removed',
      request: async (stage) => ({ body: { id: await savedView(stage) } }),
    },
    missing: ofNothing({ body: { id: 'ov-0' } }),
  },
  countOrders: {
    hotel: { summary: 'Of hotels', request: { query: { order_type: 'hotel' } } },
    filtered: {
      summary: 'Of the car rentals that begin on these days',
      request: {
        query: { order_type: 'car', date_field: 'check_in', date_from: '2026-11-01', date_to: '2026-11-30' },
      },
    },
    visitor: byVisitor(),
  },
  listOrderStatuses: {
    two: {
      summary: 'Two orders at once',
      request: async (stage) => ({
        query: { ids: [stage.order('hotel', 'confirmed'), stage.order('hotel', 'pending_confirm')] },
      }),
    },
    visitor: byVisitor({ query: { ids: ['H2611210001'] } }),
  },
  listOrderDeadlines: {
    soon: { summary: 'Within two hours', request: { query: { within_hours: 2 } } },
    cheaper: { summary: 'Those that cost less now', request: { query: { cheaper: true } } },
    visitor: byVisitor(),
  },
  exportOrders: {
    begun: {
      summary: 'Completed hotel bookings as a sheet',
      request: {
        body: {
          order_type: 'hotel',
          format: 'xlsx',
          filters: { order_status: ['completed'] },
          columns: ['booking_id', 'title'],
        },
      },
    },
    viewer: byViewer({ body: { order_type: 'hotel', format: 'csv' } }),
  },
} satisfies Partial<Scenes>
