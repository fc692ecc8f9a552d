import { findRate } from '../hotel-journey.ts'
import { byViewer, byVisitor, ofNothing, type Scenes } from './scene.ts'
import { first, type Stage } from './stage.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

const draft = {
  product: 'hotel' as const,
  title: 'Kandawgyi Garden Hotel',
  search: '{"destination":{"type":"city","id":"yangon"}}',
  selection: '',
  form: '{"guests":["Thant"]}',
  step: 'guests' as const,
}
const savedDraft = async ({ me }: Stage): Promise<string> =>
  (await me.post('/api/draft/save', draft)).data.draft.id

async function quoteBody(stage: Stage, sell_price = cny('2000.00'), hotel_id = '1001') {
  const { rate_key } = await findRate(stage.as('goldenland'), { hotel_id })
  return {
    title: 'Two nights in Yangon',
    customer: { name: 'Li Na', contact: 'li.na@example.com' },
    expire_time: Math.floor(stage.world.clock.now() / 1000) + 3 * 86_400,
    show: { price: true, policy: true },
    options: [{ rate_key, sell_price }],
  }
}
const savedQuote = async (stage: Stage) =>
  (await stage.as('goldenland').post('/api/quote/save', await quoteBody(stage))).data.quote
async function sentQuote(stage: Stage) {
  const { id } = await savedQuote(stage)
  const { data } = await stage.as('goldenland').post('/api/quote/publish', { id, action: 'send' })
  const { public_url, quote } = data
  const { id: option_id } = first<{ id: string }>(quote.options)
  const token = public_url.slice('/quote/'.length) as string
  return { id: id as string, option_id, token, version: quote.version as number }
}
const unknownToken = 'abcdefghijklmnopqrstuvwxyz012345'

/** Drafts of bookings, and offers of a company to its own customers. */
export const quoteScenes = {
  listDrafts: {
    page: {
      summary: 'The one changed last',
      request: async (stage) => {
        await savedDraft(stage)
        return { query: { product: 'hotel', limit: 1 } }
      },
    },
    visitor: byVisitor(),
  },
  saveDraft: {
    saved: { summary: 'A booking that was begun', request: { body: draft } },
    shared: { summary: 'A colleague may take it over', request: { body: { ...draft, shared_with: [102] } } },
    stranger: {
      summary: 'Shared with somebody who may not book',
      refused: 'VALIDATION',
      request: { body: { ...draft, shared_with: [103] } },
    },
    missing: ofNothing({ body: { ...draft, id: 'dr-0', version: 1 } }),
  },
  listColleagues: {
    list: { summary: 'Who may take over the booking of a hotel', request: { query: { product: 'hotel' } } },
    viewer: byViewer({ query: { product: 'hotel' } }),
  },
  removeDrafts: {
    removed: {
      summary: 'One is removed',
      request: async (stage) => ({ body: { ids: [await savedDraft(stage)] } }),
    },
    missing: ofNothing({ body: { ids: ['dr-0'] } }),
  },
  listQuotes: {
    page: { summary: 'The two newest', request: { query: { limit: 2 } } },
    visitor: byVisitor(),
  },
  saveQuote: {
    drafted: { summary: 'One option', request: async (stage) => ({ body: await quoteBody(stage) }) },
    mixed: {
      summary: 'Not the currency of the company',
      refused: 'CURRENCY_MIXED',
      request: async (stage) => {
        const body = await quoteBody(stage)
        const [option] = (await quoteBody(stage, cny('2000.00'), '1010')).options
        const dollars = { amount: '300.00', currency: 'USD' }
        return {
          body: { ...body, options: [...body.options, { ...option, sell_price: dollars }] },
        }
      },
    },
  },
  getQuote: {
    draft: {
      summary: 'Not sent yet',
      request: async (stage) => ({ query: { id: (await savedQuote(stage)).id } }),
    },
    missing: ofNothing({ query: { id: 'qt-0' } }),
  },
  recheckQuote: {
    same: {
      summary: 'All options can be booked at their price',
      request: async (stage) => ({ body: { id: (await savedQuote(stage)).id } }),
    },
    risen: {
      summary: 'The hotel has become dearer',
      request: async (stage) => {
        const body = await quoteBody(stage, cny('2000.00'), '1002')
        const { quote } = (await stage.as('goldenland').post('/api/quote/save', body)).data
        return { body: { id: quote.id } }
      },
    },
    missing: ofNothing({ body: { id: 'qt-0' } }),
  },
  publishQuote: {
    sent: {
      summary: 'The customer gets the address by mail',
      request: async (stage) => ({
        body: { id: (await savedQuote(stage)).id, action: 'send', to: ['li.na@example.com'] },
      }),
    },
    viewer: byViewer({ body: { id: 'qt-0', action: 'send' } }),
  },
  getPublicQuote: {
    seen: {
      summary: 'As the customer sees it',
      as: null,
      request: async (stage) => ({ query: { token: (await sentQuote(stage)).token } }),
    },
    invalid: {
      summary: 'The address leads nowhere, or no longer',
      as: null,
      refused: 'LINK_INVALID',
      request: { query: { token: unknownToken } },
    },
  },
  chooseQuoteOption: {
    chosen: {
      summary: 'The customer has chosen',
      as: null,
      request: async (stage) => {
        const { token, option_id, version } = await sentQuote(stage)
        return { body: { token, version, option_ids: [option_id], message: 'The quieter room, please' } }
      },
    },
    changed: {
      summary: 'The agency has raised the price since the page was opened',
      as: null,
      refused: 'VERSION_CONFLICT',
      request: async (stage) => {
        const { id, token, option_id, version } = await sentQuote(stage)
        const { options: _, ...head } = await quoteBody(stage)
        const options = [{ id: option_id, sell_price: cny('2100.00') }]
        await stage.as('goldenland').post('/api/quote/save', { ...head, id, version, options })
        return { body: { token, version, option_ids: [option_id] } }
      },
    },
    invalid: {
      summary: 'The address leads nowhere, or no longer',
      as: null,
      refused: 'LINK_INVALID',
      request: { body: { token: unknownToken, version: 1, option_ids: ['o1'] } },
    },
  },
  convertQuote: {
    booked: {
      summary: 'The chosen option becomes a draft of a booking',
      request: async (stage) => {
        const { id, option_id } = await sentQuote(stage)
        return { body: { id, option_id } }
      },
    },
    missing: ofNothing({ body: { id: 'qt-0', option_id: 'o1' } }),
  },
} satisfies Partial<Scenes>
