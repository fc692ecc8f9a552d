import { keepFound, searchText } from '@portal/api-client/contract'
import { handles } from '../../domain/order/act.ts'
import type { OrderType } from '../../domain/order/order.ts'
import {
  isAllBooked,
  mayDo,
  optionToBook,
  type QuoteOptionRecord,
  type QuoteRecord,
  untilRecheck,
} from '../../domain/quote/quote.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import type { Language } from '../../texts/language.ts'
import { presentDraft } from '../draft/draft.ts'
import { sendMessage } from '../notification/notify.ts'
import { newestFirst, pageOf } from '../page.ts'
import { productAnswers } from '../products.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { presentCustomerQuote, presentQuoteSummary, publicUrl, statusNow } from './present-customer-quote.ts'
import { checkQuote } from './quote-check.ts'
import { draftOfOption } from './quote-draft.ts'
import { saveQuote } from './quote-save.ts'

const mayOpen = (quote: QuoteRecord | undefined, { company, member }: Viewer): quote is QuoteRecord =>
  quote?.company_id === company.id && (member.data_scope === 'all' || quote.operator.id === member.id)

/** Throws NOT_FOUND for another company's quote. */
export function ownQuote(id: string, viewer: Viewer): QuoteRecord {
  const quote = viewer.world.tables.quote.get(id)
  if (!mayOpen(quote, viewer)) throw refuse('NOT_FOUND')
  return quote
}

const wrongStatus = () => refuse('ACTION_NOT_ALLOWED', undefined, { extra: { reason_key: 'WRONG_STATUS' } })

function changeQuote(quote: QuoteRecord, change: Partial<QuoteRecord>, { world, now }: Viewer): QuoteRecord {
  const updated_time = Math.floor(now / 1000)
  return world.tables.quote.put({ ...quote, ...change, updated_time, version: quote.version + 1 })
}

/** The quote option that an order is made from. */
export interface QuoteToBook {
  readonly quote: QuoteRecord
  readonly option_id: string
}

/** The booked offer, by its key. */
interface BookedOffer {
  readonly product: OrderType
  readonly key: string
}

/**
 * The quote option that a booking names; null where it names no quote. An option that cannot become this order is
 * refused, so that no order goes missing in a quote.
 */
export function quoteToBook(
  { quote_id, quote_option_id }: { quote_id?: string; quote_option_id?: string },
  { product, key }: BookedOffer,
  viewer: Viewer,
): QuoteToBook | null {
  if (quote_id === undefined) return null
  const quote = viewer.world.tables.quote.get(quote_id)
  if (!mayOpen(quote, viewer)) throw invalidFields({ quote_id: ['quote_unknown'] })
  const { soldBy } = productAnswers[product]
  const sold = soldBy(key, viewer)
  const isSold = (option: QuoteOptionRecord) => soldBy(option.key, viewer) === sold
  const found = optionToBook(quote, { product, named: quote_option_id, isSold })
  if (!mayDo('book', statusNow(quote, viewer)) && found.state !== 'unknown' && found.state !== 'booked')
    throw invalidFields({ quote_id: ['quote_takes_no_order'] })
  switch (found.state) {
    case 'open':
      return { quote, option_id: found.option.id }
    case 'booked':
      throw invalidFields({
        quote_option_id: { key: 'quote_option_has_order', params: { order: found.booking_id } },
      })
    case 'other':
      throw invalidFields({ quote_option_id: ['quote_option_other'] })
    case 'unknown':
      throw invalidFields({ quote_option_id: ['quote_option_unknown'] })
  }
}

/** Links the order to its option; the last one closes the quote. */
export function markOptionBooked(
  { quote, option_id }: QuoteToBook,
  booking_id: string,
  viewer: Viewer,
): void {
  const options = quote.options.map((option) =>
    option.id === option_id ? { ...option, booking_id } : option,
  )
  const booked = isAllBooked({ ...quote, options })
  changeQuote(quote, { options, ...(booked && { state: 'booked' }) }, viewer)
}

interface QuoteMail {
  readonly to: readonly string[]
  /** Of the customer's page and the mail. */
  readonly language: Language
  /** The portal where the customer opens the page. */
  readonly origin: string
}

/** Mails the quote's link. */
function mailQuote(quote: QuoteRecord, { to, language, origin }: QuoteMail, viewer: Viewer): void {
  const { world, company } = viewer
  const from = company.name[language]
  for (const target of new Set(to)) {
    const text = `${quote.title}\n${from}\n${origin}${publicUrl(quote)}?lang=${language}`
    sendMessage(world, { channel: 'email', target, event: 'quote_sent', code: null, text })
  }
}

export const quoteOperations = {
  listQuotes: (call, world) => {
    const viewer = viewerOf(call, world)
    const { status, keyword } = call.query
    const own = world.tables.quote.where((quote) => mayOpen(quote, viewer))
    const found = keepFound(own, keyword, ({ title, customer }) =>
      searchText([title, customer.name, customer.contact]),
    ).filter((quote) => !status?.length || status.includes(statusNow(quote, viewer)))
    return pageOf(newestFirst(found), call.query, (quote) => presentQuoteSummary(quote, viewer))
  },

  saveQuote: (call, world) => {
    const viewer = viewerOf(call, world)
    const known = call.body.id === undefined ? null : ownQuote(call.body.id, viewer)
    const adds = call.body.options.some(({ id }) => id === undefined)
    if (known && !mayDo(adds ? 'add' : 'save', statusNow(known, viewer))) throw wrongStatus()
    const quote = saveQuote(call.body, known, viewer)
    return { quote: presentCustomerQuote(quote, viewer) }
  },

  getQuote: (call, world) => {
    const viewer = viewerOf(call, world)
    const quote = ownQuote(call.query.id, viewer)
    return { quote: presentCustomerQuote(quote, viewer) }
  },

  recheckQuote: (call, world) => {
    const viewer = viewerOf(call, world)
    const quote = ownQuote(call.body.id, viewer)
    const wait = untilRecheck(quote, viewer.now)
    if (wait > 0) throw refuse('RATE_LIMITED', undefined, { extra: { retry_after: Math.ceil(wait / 1000) } })
    return { options: checkQuote(quote, viewer).answers }
  },

  publishQuote: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, action, to = [], language = viewer.language } = call.body
    const quote = ownQuote(id, viewer)
    const lapsed = viewer.now >= quote.expire_time * 1000
    if (!mayDo(action, statusNow(quote, viewer)) || (action === 'send' && lapsed)) throw wrongStatus()
    if (action === 'revoke') {
      const revoked = changeQuote(quote, { state: 'revoked', token: null }, viewer)
      return { public_url: null, quote: presentCustomerQuote(revoked, viewer) }
    }
    const token = quote.token ?? world.draw('quote', quote.id, quote.version, 'token').hex(32)
    const sent = changeQuote(quote, { state: 'sent', token }, viewer)
    mailQuote(sent, { to, language, origin: call.origin }, viewer)
    return { public_url: publicUrl(sent), quote: presentCustomerQuote(sent, viewer) }
  },

  convertQuote: (call, world) => {
    const viewer = viewerOf(call, world)
    const quote = ownQuote(call.body.id, viewer)
    const option = quote.options.find(({ id }) => id === call.body.option_id)
    if (!option) throw refuse('NOT_FOUND')
    if (!handles(viewer.actor, option.product)) throw refuse('NO_PERMISSION')
    const status = statusNow(quote, viewer)
    if (status === 'expired') throw refuse('QUOTE_EXPIRED')
    const isTaken = option.last_outcome === 'sold_out' || option.booking_id !== null
    if (!mayDo('convert', status) || isTaken) throw wrongStatus()
    return { draft: presentDraft(draftOfOption(quote, option, viewer), viewer) }
  },
} satisfies Partial<Operations>
