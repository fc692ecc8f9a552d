import type { Schemas } from '@portal/api-client/contract'
import { amountError, parseAmount } from '../../domain/money/money.ts'
import { handles } from '../../domain/order/act.ts'
import type { OptionPolicy, QuoteOptionRecord, QuoteRecord } from '../../domain/quote/quote.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import type { FieldErrors } from '../../texts/text.ts'
import { productAnswers } from '../products.ts'
import type { Viewer } from '../viewer.ts'
import { presentCustomerQuote } from './present-customer-quote.ts'
import { optionFromEntry, recheckOption } from './quote-price.ts'

type Body = Schemas['SaveQuoteRequest']
type Entry = Schemas['QuoteOptionEntry']

/** Creates or changes a quote; throws errors by field. */
export function saveQuote(body: Body, known: QuoteRecord | null, viewer: Viewer): QuoteRecord {
  const { world, company, member, now } = viewer
  checkBody(body, known, viewer)
  const currency = company.settlement_currency
  const id = known?.id ?? newId(viewer)
  const options: QuoteOptionRecord[] = []
  let added = 0
  for (const [index, entry] of body.options.entries()) {
    const option =
      entry.id === undefined
        ? newOption(entry, `${id}-${(known?.version ?? 0) + 1}-${(added += 1)}`, `options[${index}]`, viewer)
        : keptOption(entry, known, currency, viewer)
    options.push(option)
  }
  const { title, customer, expire_time, show, own_reference = known?.own_reference ?? '' } = body
  const chosen = options.filter((option) => isStillChosen(option, known)).map((option) => option.id)
  const kept = chosen.length > 0
  return world.tables.quote.put({
    id,
    company_id: company.id,
    operator: known?.operator ?? { id: member.id, nickname: member.nickname },
    title,
    customer,
    own_reference: own_reference.trim(),
    // A choice counts only while the option is still offered at that price.
    state: known?.state === 'chosen' && !kept ? 'sent' : (known?.state ?? 'draft'),
    expire_time,
    currency,
    show,
    options,
    token: known?.token ?? null,
    chosen_option_ids: chosen,
    chosen_message: kept ? (known?.chosen_message ?? '') : '',
    chosen_from: kept ? (known?.chosen_from ?? null) : null,
    updated_time: Math.floor(now / 1000),
    checked_at: known?.checked_at ?? null,
    version: (known?.version ?? 0) + 1,
  })
}

/** A choice stays valid only at the price it was made for. */
function isStillChosen({ id, sell_price }: QuoteOptionRecord, known: QuoteRecord | null): boolean {
  const before = known?.options.find((option) => option.id === id)
  return known?.chosen_option_ids.includes(id) === true && before?.sell_price === sell_price
}

function newId({ world }: Viewer): string {
  const number = world.next('quote')
  return `q-${number}-${world.draw('quote', number).hex(6)}`
}

function checkBody(body: Body, known: QuoteRecord | null, viewer: Viewer): void {
  if (known && body.version !== undefined && body.version !== known.version) {
    throw refuse('VERSION_CONFLICT', undefined, {
      extra: { fresh: { quote: presentCustomerQuote(known, viewer) } },
    })
  }
  const fields: FieldErrors = {}
  if (known && body.version === undefined) fields.version = ['required']
  if (body.expire_time * 1000 <= viewer.now) fields.expire_time = ['quote_expire']
  body.options.forEach((entry, index) => {
    const keys = [entry.id, entry.rate_key, entry.quote_key].filter((key) => key !== undefined)
    if (keys.length !== 1) fields[`options[${index}]`] = ['quote_one_key']
    else if (entry.id !== undefined && !known?.options.some(({ id }) => id === entry.id)) {
      fields[`options[${index}].id`] = ['quote_option_unknown']
    } else if (entry.id !== undefined && body.options.findIndex(({ id }) => id === entry.id) < index) {
      fields[`options[${index}].id`] = ['chosen_twice']
    }
  })
  const isTakenOut = known?.options.some(
    ({ id, booking_id }) => booking_id !== null && !body.options.some((entry) => entry.id === id),
  )
  if (isTakenOut) fields.options = ['quote_option_booked']
  const mixed = body.options.some(({ sell_price }) => sell_price.currency !== viewer.currency)
  if (!mixed) {
    Object.assign(
      fields,
      twiceErrors(body.options, known, viewer),
      priceErrors(body.options, viewer.currency),
    )
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  if (mixed) throw refuse('CURRENCY_MIXED')
}

/** Refuses an offer that is listed twice: at two prices the customer could not know which applies. */
function twiceErrors(entries: readonly Entry[], known: QuoteRecord | null, viewer: Viewer): FieldErrors {
  const kept = known?.options.filter(({ id }) => entries.some((entry) => entry.id === id)) ?? []
  const seen = new Set(kept.map(({ key }) => offerOf(key, viewer)))
  const errors: FieldErrors = {}
  for (const [index, { rate_key, quote_key }] of entries.entries()) {
    const key = rate_key ?? quote_key
    if (key === undefined) continue
    const offer = offerOf(key, viewer)
    if (seen.has(offer))
      errors[`options[${index}].${rate_key === undefined ? 'quote_key' : 'rate_key'}`] = ['chosen_twice']
    seen.add(offer)
  }
  return errors
}

/** Two keys can name the same rate; a ride can be quoted again with another driver or extra. */
const offerOf = (key: string, viewer: Viewer): string => productAnswers.hotel.soldBy(key, viewer) ?? key

const priceErrors = (options: readonly Entry[], currency: string): FieldErrors =>
  Object.fromEntries(
    options.flatMap(({ sell_price: { amount } }, index) => {
      const error = amountError(amount, currency)
      return error ? [[`options[${index}].sell_price`, [error]]] : []
    }),
  )

function newOption(entry: Entry, id: string, field: string, viewer: Viewer): QuoteOptionRecord {
  const priced = optionFromEntry(entry, field, viewer)
  if (!handles(viewer.actor, priced.product)) throw refuse('NO_PERMISSION')
  const last_checked_time = Math.floor(viewer.now / 1000)
  const sell_price = parseAmount(entry.sell_price.amount, viewer.currency)
  return {
    ...priced,
    id,
    sell_price,
    note: entry.note ?? '',
    last_checked_time,
    checked: null,
    booking_id: null,
  }
}

/** A kept option takes over what the last check found, so that its mark-up is based on today's price. */
function keptOption(
  entry: Entry,
  known: QuoteRecord | null,
  currency: string,
  viewer: Viewer,
): QuoteOptionRecord {
  const option = known?.options.find(({ id }) => id === entry.id)
  if (!option) throw refuse('NOT_FOUND')
  const sell_price = parseAmount(entry.sell_price.amount, currency)
  const note = entry.note ?? option.note
  const priced = recheckOption(
    { ...option, key: option.checked?.key ?? option.key },
    entry.sell_price,
    viewer,
  ).priced
  if (!option.checked || !priced) return { ...option, ...(priced && policyOf(priced)), sell_price, note }
  const { settlement_price, key } = option.checked
  const { title, subtitle, lines } = priced
  const offered = { title, subtitle, lines, key, settlement_price, ...policyOf(priced) }
  return { ...option, ...offered, sell_price, note, checked: null }
}

const policyOf = ({ policy, policy_without_price }: OptionPolicy): OptionPolicy => ({
  policy,
  policy_without_price,
})
