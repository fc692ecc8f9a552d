import { clientRef } from '../hotel-journey.ts'
import { byViewer, byVisitor, ofNothing, type Scenes } from './scene.ts'
import { first, type Stage } from './stage.ts'

const minute = 60_000

/** An order that can be invoiced now, with its remaining amount. */
async function invoiceable({ me }: Stage) {
  const { list } = (await me.get('/api/invoice/eligible', { limit: 100 })).data
  const free = (list as { booking_id: string; blocked_key: string | null; invoiceable: { amount: string } }[])
    .filter(({ blocked_key }) => blocked_key === null)
    .map(({ booking_id: id, invoiceable: { amount } }) => ({ id, amount }))
  return first(free)
}

const request = { title_id: 'it-101', kind: 'normal' as const }
const application = async (stage: Stage) => ({
  ...request,
  client_ref: clientRef(801),
  orders: [await invoiceable(stage)],
  delivery: { email: 'finance@goldenland.example' },
})
const applied = async (stage: Stage): Promise<string> =>
  (await stage.me.post('/api/invoice/apply', await application(stage))).data.application.id
async function issued(stage: Stage): Promise<string> {
  const id = await applied(stage)
  stage.later(13 * minute)
  return id
}
const tooMuch = async (stage: Stage) => [{ ...(await invoiceable(stage)), amount: '9999999.00' }]

const title = {
  title_type: 'enterprise' as const,
  title: '昆明金桥旅行社有限公司',
  tax_no: '91530100MA6K5T2X35',
  address: '昆明市东风东路18号',
  phone: '0871-65550101',
  bank: '中国银行昆明分行',
  account_no: '6222020200112233445',
  email: 'finance@goldenbridge.example',
}

/** Invoice titles and invoices. */
export const invoiceScenes = {
  listInvoiceTitles: {
    page: { summary: 'The default one first', request: { query: { limit: 2 } } },
    visitor: byVisitor(),
  },
  saveInvoiceTitle: {
    saved: { summary: 'An enterprise with all that a special invoice needs', request: { body: title } },
    mistyped: {
      summary: 'A tax number that cannot be',
      refused: 'TITLE_INVALID',
      request: { body: { ...title, tax_no: '91530100MA6K5T2X3L' } },
    },
  },
  removeInvoiceTitles: {
    removed: { summary: 'One is removed', request: { body: { ids: ['it-103'] } } },
    missing: ofNothing({ body: { ids: ['it-0'] } }),
  },
  listInvoiceableOrders: {
    page: { summary: 'How much of each, until when, or why not', request: { query: { limit: 2 } } },
    viewer: byViewer(),
  },
  previewInvoice: {
    preview: {
      summary: 'What the invoice would be',
      request: async (stage) => ({ body: { ...request, orders: [await invoiceable(stage)] } }),
    },
    tooMuch: {
      summary: 'More than is left of the order',
      refused: 'AMOUNT_TOO_HIGH',
      request: async (stage) => ({ body: { ...request, orders: await tooMuch(stage) } }),
    },
  },
  applyInvoice: {
    applied: {
      summary: 'Handed in for review',
      request: async (stage) => ({ body: await application(stage) }),
    },
    notEligible: {
      summary: 'The service is not over',
      refused: 'ORDER_NOT_ELIGIBLE',
      request: async (stage) => {
        const orders = [{ id: stage.order('hotel', 'confirmed'), amount: '10.00' }]
        return { body: { ...(await application(stage)), orders } }
      },
    },
  },
  exportInvoices: {
    begun: {
      summary: 'What was issued in November',
      request: { query: { date_from: '2026-11-01', date_to: '2026-11-30', format: 'xlsx' } },
    },
    viewer: byViewer(),
  },
  listInvoices: {
    page: { summary: 'The two newest', request: { query: { limit: 2 } } },
    visitor: byVisitor(),
  },
  getInvoice: {
    issued: {
      summary: 'An issued one with its files',
      request: async (stage) => ({ query: { id: await issued(stage) } }),
    },
    missing: ofNothing({ query: { id: 'ia-0' } }),
  },
  withdrawInvoice: {
    withdrawn: {
      summary: 'Taken back before review',
      request: async (stage) => ({ body: { id: await applied(stage) } }),
    },
    late: {
      summary: 'It is issued',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => ({ body: { id: await issued(stage) } }),
    },
  },
  reverseInvoice: {
    reversed: {
      summary: 'A part by a red letter',
      request: async (stage) => ({
        body: { id: await issued(stage), amount: '10.00', reason: 'The last night was cancelled' },
      }),
    },
    tooMuch: {
      summary: 'More than was invoiced',
      refused: 'AMOUNT_TOO_HIGH',
      request: async (stage) => ({
        body: { id: await issued(stage), amount: '9999999.00', reason: 'The last night was cancelled' },
      }),
    },
  },
  downloadInvoice: {
    file: {
      summary: 'As a document',
      request: async (stage) => ({ query: { id: await issued(stage), format: 'pdf' } }),
    },
    early: {
      summary: 'It is not issued',
      refused: 'ACTION_NOT_ALLOWED',
      request: async (stage) => ({ query: { id: await applied(stage) } }),
    },
  },
} satisfies Partial<Scenes>
