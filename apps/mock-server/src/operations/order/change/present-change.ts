import type { Schemas } from '@portal/api-client/contract'
import { moneyText, toMoney } from '../../../domain/money/money.ts'
import { openAsk } from '../../../domain/order/approval/order-approval.ts'
import { sellingPolicyOf } from '../../../domain/order/offer.ts'
import type {
  AmendmentRecord,
  ChangeQuoteRecord,
  OrderRecord,
  PricedFields,
} from '../../../domain/order/order.ts'
import type { ActionInput } from '../../../domain/order/situation.ts'
import { amendmentEnd } from '../../../domain/order/waits.ts'
import { toSeconds } from '../../../domain/time/zones.ts'
import type { LocalText } from '../../../texts/language.ts'
import { shownTo } from '../../present.ts'
import type { LinePair } from '../../product.ts'
import { answersOf } from '../../products.ts'
import { say, type Viewer } from '../../viewer.ts'
import { presentOperator } from '../present-order-base.ts'

/** For a room that only the other side has. */
const absent: readonly [before: LocalText, after: LocalText] = [
  { en: 'Not booked', 'zh-cn': '未预订' },
  { en: 'Given up', 'zh-cn': '退订' },
]

/** Both sides of a priced change in words, each with its cancellation terms as the last line. */
export function presentChange(
  order: OrderRecord,
  priced: PricedFields,
  viewer: Viewer,
): Schemas['OrderChangeTerms'] {
  const { currency } = order
  const after = { ...order, ...priced } as OrderRecord
  const lines = answersOf(order)
    .changeLines(order, after, true)
    .filter(([was, is]) => was !== null || is !== null)
  const side = (one: OrderRecord, at: 0 | 1): Schemas['OfferedTerms'] => ({
    total_price: toMoney(one.total_price, currency),
    total_settlement_price: shownTo(viewer, toMoney(one.total_settlement_price, currency)),
    lines: [
      ...lines.map((pair) => say(pair[at] ?? absent[at], viewer)),
      say(
        shownTo(viewer, one.policy.text, () => sellingPolicyOf(one).text),
        viewer,
      ),
    ],
  })
  return {
    before: side(order, 0),
    after: side(after, 1),
    price_diff: toMoney(after.total_price - order.total_price, currency),
    settlement_diff: shownTo(
      viewer,
      toMoney(after.total_settlement_price - order.total_settlement_price, currency),
    ),
    fee: toMoney(after.change_fee?.selling ?? 0, currency),
  }
}

export function presentChangeQuote(
  order: OrderRecord,
  quote: ChangeQuoteRecord,
  viewer: Viewer,
): Schemas['OrderChangeQuote'] {
  const { on_request, valid_until } = quote
  const { now } = viewer
  return {
    quote_id: quote.id,
    order_version: quote.order_version,
    valid_until: toSeconds(valid_until),
    on_request,
    answer_minutes: on_request ? Math.ceil((amendmentEnd(order, now) - now) / 60_000) : null,
    terms: presentChange(order, quote.priced, viewer),
  }
}

/** The change that a superior was asked to approve, while it can be made. */
export function presentAskedChange(order: OrderRecord, viewer: Viewer): Schemas['AskedChange'] | null {
  const asked = openAsk(order, viewer.now)
  return (
    asked && {
      approval_status: asked.approval,
      requested_by: presentOperator(asked.requested_by),
      quote: presentChangeQuote(order, asked.quote, viewer),
    }
  )
}

/** What differs between two states of an order, old → new: with prices for the history, without them for the voucher. */
export function describeChange(
  before: OrderRecord,
  after: OrderRecord,
): Pick<AmendmentRecord, 'lines' | 'note'> {
  const lines = differing(answersOf(before).changeLines(before, after, false))
  const totals = [before, after].map(({ total_price, currency }) => moneyText(toMoney(total_price, currency)))
  const [was = '', is = ''] = totals
  const total: LinePair = [
    { en: `Total ${was}`, 'zh-cn': `总价 ${was}` },
    { en: is, 'zh-cn': is },
  ]
  const said = differing(answersOf(before).changeLines(before, after, true))
  const kept = keptText(before, after)
  // What is kept may leave the total as it was, which would otherwise seem to go back.
  const stays = kept.map(() => ({ en: `Total ${is}, as before`, 'zh-cn': `总价 ${is}（不变）` }))
  const note = [...said, ...kept, ...(was === is ? stays : differing([total]))]
  if (note.length === 0) return {}
  const joined = (language: keyof LocalText, separator: string) =>
    note.map((line) => line[language]).join(separator)
  return { lines, note: { en: joined('en', '; '), 'zh-cn': joined('zh-cn', '；') } }
}

/** What the cancellation terms keep of what is given up, as part of the new total. */
function keptText(before: OrderRecord, after: OrderRecord): LocalText[] {
  const fee = after.change_fee?.selling ?? 0
  if (fee === 0 || fee === before.change_fee?.selling) return []
  const money = moneyText(toMoney(fee, after.currency))
  return [{ en: `Kept by the cancellation terms: ${money}`, 'zh-cn': `按取消条款扣款 ${money}` }]
}

const differing = (pairs: readonly LinePair[]): LocalText[] =>
  pairs.flatMap(([was, is]) => {
    if (was === null && is === null) return []
    const [old, next] = [was ?? absent[0], is ?? absent[1]]
    if (old.en === next.en) return []
    return [{ en: `${old.en} → ${next.en}`, 'zh-cn': `${old['zh-cn']} → ${next['zh-cn']}` }]
  })

/** The input of a move that makes or requests a change: the history says what it is about. */
export const amendInput = (amendment: AmendmentRecord): ActionInput => ({
  amendment,
  ...(amendment.note && { note: amendment.note }),
})

export function presentAmendment(order: OrderRecord, viewer: Viewer): Schemas['OrderAmendment'] | null {
  const { amendment, currency } = order
  if (!amendment) return null
  const { changes, priced, price_diff, settlement_diff, requested_by, requested_time } = amendment
  return {
    changes,
    terms: priced ? presentChange(order, priced, viewer) : null,
    price_diff: toMoney(price_diff, currency),
    settlement_diff: shownTo(viewer, toMoney(settlement_diff, currency)),
    requested_by: requested_by && presentOperator(requested_by),
    requested_time,
  }
}
