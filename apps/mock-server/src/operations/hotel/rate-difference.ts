import { labels, type Schemas } from '@portal/api-client/contract'
import type { PricedRate, PricedRoom } from '../../domain/hotel/priced-rate.ts'
import { type Money, percentOf, toMinor } from '../../domain/money/money.ts'
import { canonicalJson } from '../once.ts'
import { shownTo, textOf } from '../present.ts'
import { type Reader, say } from '../viewer.ts'
import { ratePolicy } from './present-rate.ts'

/** The result of the re-check. Changed terms outweigh a changed price; both outweigh "on request". */
export function rateOutcome(
  quoted: PricedRate,
  rate: PricedRate,
  known_total: Money,
  tolerance_percent: number,
): Schemas['RateOutcome'] {
  if (termsOf(quoted) !== termsOf(rate)) return 'terms_changed'
  if (!withinTolerance(rate.total_price, known_total, tolerance_percent)) return 'price_changed'
  return rate.outcome
}

const termsOf = ({ plans, rooms, remarks }: PricedRate) => canonicalJson({ plans, rooms, remarks })

function withinTolerance(fresh: Money, known: Money, percent: number): boolean {
  if (fresh.currency !== known.currency) return false
  const rise = toMinor(fresh) - toMinor(known)
  return rise >= 0 && rise <= percentOf(toMinor(known), percent, 'floor')
}

/** Everything that differs from what was shown, in words on both sides. */
export function rateDifferences(
  quoted: PricedRate,
  rate: PricedRate,
  known_total: Money,
  viewer: Reader,
): Schemas['RateDifference'][] {
  const { language } = viewer
  const list: Schemas['RateDifference'][] = []
  const add = (
    field: Schemas['RateField'],
    before: string,
    after: string,
    moneys: readonly [Money, Money] | null,
  ) => {
    if (before === after) return
    const [before_money, after_money] = moneys ?? [null, null]
    list.push({
      field,
      field_text: labels.RateField[language][field],
      before,
      after,
      before_money,
      after_money,
    })
  }
  const price = (field: Schemas['RateField'], before: Money, after: Money) =>
    add(field, `${before.amount} ${before.currency}`, `${after.amount} ${after.currency}`, [before, after])
  price('price', known_total, rate.total_price)
  const nets = shownTo(viewer, [quoted.total_settlement_price, rate.total_settlement_price] as const)
  if (nets) price('settlement_price', ...nets)
  if (canonicalJson(quoted.plans) !== canonicalJson(rate.plans)) {
    const tz = viewer.world.catalogue.hotel(rate.hotel_id)?.tz ?? 'UTC'
    const inText = (one: PricedRate) => say(ratePolicy(one, tz, viewer).text, viewer)
    add('policy', inText(quoted), inText(rate), null)
  }
  const ofRooms = (textOf: (room: PricedRoom) => string) => (rate: PricedRate) =>
    [...new Set(rate.rooms.map(textOf))].join(language === 'en' ? ', ' : '、')
  const texts = {
    meal: ofRooms(({ meal_type }) => textOf('MealType', meal_type, viewer)),
    bed: ofRooms(({ bed_types }) => bed_types.map((bed) => textOf('BedType', bed, viewer)).join(' / ')),
    room: ofRooms(({ room_type }) => say(room_type, viewer)),
    remarks: ({ remarks }: PricedRate) => remarks.map((remark) => say(remark, viewer)).join(' '),
  }
  for (const field of ['meal', 'bed', 'room', 'remarks'] as const) {
    add(field, texts[field](quoted), texts[field](rate), null)
  }
  return list
}
