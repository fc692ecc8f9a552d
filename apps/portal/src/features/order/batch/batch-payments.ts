import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { compareAmounts, difference, sumOf, sumsOf } from '../../../shared/money/decimal.ts'
import type { BatchResult } from './batch-action.ts'

type Preview = Schemas['PaymentPreview']
type PayChannel = Schemas['PayChannel']

/** What paying the orders from one account would do. */
export interface ChannelForAll {
  channel: PayChannel
  name: string
  /** Orders that the account can pay one by one. */
  ids: readonly string[]
  /** Their sum, one per currency; empty if amounts are hidden from this member. */
  sums: readonly MoneyValue[]
  /** What the account has, now and after all of them; null if hidden, or for several currencies. */
  before: MoneyValue | null
  after: MoneyValue | null
  /** What it lacks for all of them together. */
  shortfall: MoneyValue | null
  /** It pays none of the orders for this reason. */
  reason: string | null
}

export interface BatchPreviews {
  /** By booking ID, of the orders that are to be paid. */
  previews: ReadonlyMap<string, Preview>
  refused: readonly BatchResult[]
  channels: readonly ChannelForAll[]
}

export function previewsOf(results: readonly BatchResult[]): BatchPreviews {
  const previews = new Map(
    results.flatMap(({ id, ok, payment }) => (ok && payment ? [[id, payment] as const] : [])),
  )
  const names = new Map(
    [...previews.values()].flatMap(({ channels }) =>
      channels.map(({ channel, channel_text }) => [channel, channel_text] as const),
    ),
  )
  return {
    previews,
    refused: results.filter(({ id }) => !previews.has(id)),
    channels: [...names].map(([channel, name]) => forAll(channel, name, previews)),
  }
}

function forAll(channel: PayChannel, name: string, previews: BatchPreviews['previews']): ChannelForAll {
  const asked = [...previews].flatMap(([id, { total, channels }]) => {
    const own = channels.find((each) => each.channel === channel)
    return own ? [{ id, total, own }] : []
  })
  const paid = asked.filter(({ own }) => own.allowed)
  const totals = paid.flatMap(({ total }) => total ?? [])
  const sum = sumOf(totals)
  const before = asked[0]?.own.available_before ?? null
  const after = sum && before && difference(sum, before)
  const isShort = after !== null && compareAmounts(after.amount, '0') < 0
  return {
    channel,
    name,
    ids: paid.map(({ id }) => id),
    sums: sumsOf(totals),
    before,
    after,
    shortfall: isShort && sum && before ? difference(before, sum) : null,
    reason: paid.length === 0 ? (asked[0]?.own.reason_text ?? null) : null,
  }
}

/** Why an account does not pay an order; null if it does, or if nothing is known. */
export const againstPaying = (preview: Preview | undefined, channel: PayChannel | null): string | null => {
  if (!preview) return null
  const asked = preview.channels.filter((each) => channel === null || each.channel === channel)
  return asked.some(({ allowed }) => allowed) ? null : (asked[0]?.reason_text ?? null)
}
