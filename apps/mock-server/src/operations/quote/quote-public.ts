import type { Schemas } from '@portal/api-client/contract'
import { mayDo, type QuoteRecord, untilRecheck } from '../../domain/quote/quote.ts'
import { invalidFields, type Refusal, refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import type { World } from '../../world/world.ts'
import { notify } from '../notification/notify.ts'
import { limitRate } from '../rate-limit.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { presentPublicQuote, statusNow } from './present-customer-quote.ts'
import { checkQuote } from './quote-check.ts'

/**
 * The quote behind a token. Everybody with the token may look, within a rate limit; `counts` tells whether this is a
 * view by the customer.
 */
function openQuote(
  token: string,
  world: World,
  now: number,
  counts: (quote: QuoteRecord) => boolean,
): QuoteRecord {
  const [quote] = world.tables.quote.where((row) => row.token === token)
  if (!quote) throw refuse('LINK_INVALID')
  limitRate(world, 'public_quote', quote.id, now)
  if (counts(quote)) {
    const count = (world.tables.quote_view.get(quote.id)?.count ?? 0) + 1
    world.tables.quote_view.put({ id: quote.id, count })
  }
  return quote
}

/** The operator who made the quote; options are priced and checked as for them. */
const operatorOf = (
  { operator }: QuoteRecord,
  call: Pick<Viewer, 'language' | 'now'>,
  world: World,
): Viewer => viewerOf({ ...call, member: world.tables.member.get(operator.id) ?? null }, world)

/** The quote, with its options checked just now while the customer can choose one. */
function checkedNow(quote: QuoteRecord, operator: Viewer): QuoteRecord {
  const isOpen = mayDo('choose', statusNow(quote, operator))
  return isOpen && untilRecheck(quote, operator.now) <= 0 ? checkQuote(quote, operator).quote : quote
}

/**
 * Errors of a choice by field: every option must be known, chosen once and available, and none with an order may be
 * dropped.
 */
function choiceErrors({ options }: QuoteRecord, ids: readonly string[]) {
  const errors = ids.map((id, index) => {
    const option = options.find((one) => one.id === id)
    if (!option) return 'quote_option_unknown'
    if (ids.indexOf(id) < index) return 'chosen_twice'
    return option.last_outcome === 'sold_out' && option.booking_id === null ? 'quote_option_sold_out' : null
  })
  const fields = Object.fromEntries(
    errors.flatMap((error, index) => (error ? [[`option_ids[${index}]`, error] as const] : [])),
  )
  const isGivenUp = options.some(({ id, booking_id }) => booking_id !== null && !ids.includes(id))
  if (isGivenUp) Object.assign(fields, { option_ids: 'quote_option_booked' })
  return Object.keys(fields).length > 0 ? fields : null
}

/** Whether the quote's last change was this very choice; a lost answer makes the client send it again. */
const isSameChoice = (
  { version, chosen_from, chosen_option_ids, chosen_message }: QuoteRecord,
  asked: Schemas['ChooseQuoteOptionRequest'],
): boolean =>
  asked.version === chosen_from &&
  version === chosen_from + 1 &&
  (asked.message ?? '') === chosen_message &&
  asked.option_ids.length === chosen_option_ids.length &&
  chosen_option_ids.every((id) => asked.option_ids.includes(id))

/** The refusal for an outdated version, with the current quote: customers agree only to what they have seen. */
const versionConflict = (quote: QuoteRecord, operator: Viewer): Refusal =>
  refuse('VERSION_CONFLICT', undefined, {
    fields: { version: ['quote_changed'] },
    extra: { fresh: { public_quote: presentPublicQuote(quote, operator) } },
  })

export const quotePublicOperations = {
  getPublicQuote: (call, world) => {
    const { language, now, member } = call
    // The company's own members test their link; that does not count as a view by the customer.
    const quote = openQuote(
      call.query.token,
      world,
      now,
      ({ company_id }) => member?.company_id !== company_id,
    )
    const operator = operatorOf(quote, { language, now }, world)
    return { quote: presentPublicQuote(checkedNow(quote, operator), operator) }
  },

  chooseQuoteOption: (call, world) => {
    const { now, language } = call
    const { token, version, option_ids, message = '' } = call.body
    const quote = openQuote(token, world, now, () => false)
    const status = statusNow(quote, { world, now })
    if (status === 'expired') throw refuse('QUOTE_EXPIRED')
    if (!mayDo('choose', status)) {
      throw refuse('ACTION_NOT_ALLOWED', undefined, { extra: { reason_key: 'WRONG_STATUS' } })
    }
    if (isSameChoice(quote, call.body)) return {}
    if (version !== quote.version) throw versionConflict(quote, operatorOf(quote, { language, now }, world))
    const fields = choiceErrors(quote, option_ids)
    if (fields) throw invalidFields(fields)
    world.tables.quote.put({
      ...quote,
      state: 'chosen',
      chosen_option_ids: quote.options.map(({ id }) => id).filter((id) => option_ids.includes(id)),
      chosen_message: message,
      chosen_from: version,
      updated_time: Math.floor(now / 1000),
      version: quote.version + 1,
    })
    notify(world, {
      kind: 'quote_chosen',
      company_id: quote.company_id,
      params: { quote: quote.title },
      to: quote.operator.id,
    })
    return {}
  },
} satisfies Partial<Operations>
