import type { Schemas } from '@portal/api-client/contract'
import { toMoney } from '../../domain/money/money.ts'
import { type QuoteOptionRecord, type QuoteRecord, quoteStatus } from '../../domain/quote/quote.ts'
import type { World } from '../../world/world.ts'
import { shownTo, textOf } from '../present.ts'
import { productAnswers } from '../products.ts'
import { type Reader, say, type Viewer } from '../viewer.ts'
import { voucherSettingOf, withFallback } from '../voucher/voucher-branding.ts'

const viewsOf = (quote: QuoteRecord, world: World): number =>
  world.tables.quote_view.get(quote.id)?.count ?? 0

export const statusNow = (quote: QuoteRecord, { world, now }: Pick<Reader, 'world' | 'now'>) =>
  quoteStatus(quote, viewsOf(quote, world), now)

export const publicUrl = (quote: QuoteRecord): string | null => quote.token && `/quote/${quote.token}`

function common(quote: QuoteRecord, viewer: Viewer) {
  const { id, title, customer, currency, expire_time, operator, updated_time } = quote
  const status = statusNow(quote, viewer)
  return {
    id,
    title,
    customer,
    status,
    status_text: textOf('QuoteStatus', status, viewer),
    currency,
    expire_time,
    view_count: viewsOf(quote, viewer.world),
    operator: { id: Number(operator.id), nickname: operator.nickname },
    updated_time,
  }
}

export function presentQuoteSummary(quote: QuoteRecord, viewer: Viewer): Schemas['QuoteSummary'] {
  const prices = quote.options.map(({ sell_price }) => sell_price)
  return {
    ...common(quote, viewer),
    options_count: quote.options.length,
    lowest_price: prices.length === 0 ? null : toMoney(Math.min(...prices), quote.currency),
  }
}

export function presentCustomerQuote(quote: QuoteRecord, viewer: Viewer): Schemas['Quote'] {
  const { own_reference, show, chosen_option_ids, chosen_message, version } = quote
  return {
    ...common(quote, viewer),
    own_reference,
    show,
    options: quote.options.map((option) => presentOption(option, quote.currency, viewer)),
    public_url: publicUrl(quote),
    chosen_option_ids: [...chosen_option_ids],
    chosen_message,
    version,
  }
}

/** The texts of an option that everybody may read. */
function optionTexts(option: QuoteOptionRecord, reader: Pick<Reader, 'language'>) {
  const { id, product, title, subtitle, lines, note, last_outcome } = option
  return {
    id,
    product,
    product_text: textOf('OrderType', product, reader),
    title: say(title, reader),
    subtitle: say(subtitle, reader),
    lines: lines.map((line) => say(line, reader)),
    note,
    last_outcome,
    last_outcome_text: textOf('RateOutcome', last_outcome, reader),
  }
}

function presentOption(option: QuoteOptionRecord, currency: string, viewer: Viewer): Schemas['QuoteOption'] {
  const { sell_price, settlement_price, policy, last_checked_time, booking_id } = option
  return {
    ...optionTexts(option, viewer),
    images: productAnswers[option.product].lookOf(option, viewer).images,
    sell_price: toMoney(sell_price, currency),
    settlement_price: shownTo(viewer, toMoney(settlement_price, currency)),
    markup: shownTo(viewer, toMoney(sell_price - settlement_price, currency)),
    policy,
    last_checked_time,
    booking_id,
  }
}

/** The offering company, as on its vouchers; without a name there, the account's name. */
function presentQuoteCompany({ world, company, language }: Viewer): Schemas['QuoteCompany'] {
  const { logo, company_name, company_phone, email, address, website } = voucherSettingOf(world, company)
  return {
    name: withFallback(company_name)[language] || company.name[language],
    logo,
    phone: company_phone,
    email,
    address: withFallback(address)[language],
    website,
  }
}

const termsShown = ({ policy, policy_without_price }: QuoteOptionRecord, price: boolean) =>
  price ? policy : policy_without_price

/** The customer's page: no net prices or mark-up, and otherwise only what the quote shows. */
export function presentPublicQuote(quote: QuoteRecord, operator: Viewer) {
  const { title, customer, expire_time, currency, show, options, chosen_option_ids, version } = quote
  const status = statusNow(quote, operator)
  return {
    title,
    company: presentQuoteCompany(operator),
    customer_name: customer.name,
    status,
    status_text: textOf('QuoteStatus', status, operator),
    expire_time,
    currency,
    options: options.map((option) => ({
      ...optionTexts(option, operator),
      ...productAnswers[option.product].lookOf(option, operator),
      last_checked_time: option.last_checked_time,
      sell_price: show.price ? toMoney(option.sell_price, currency) : null,
      policy: show.policy ? termsShown(option, show.price) : null,
      booked: option.booking_id !== null,
    })),
    chosen_option_ids: [...chosen_option_ids],
    version,
  } satisfies Schemas['PublicQuote']
}
