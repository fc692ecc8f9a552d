import { labels } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { describePolicy } from '../cancellation/describe.ts'
import { resolveStayTiers } from '../cancellation/room-policy.ts'
import { allocate, type Minor, type Money, moneyText, toMinor, toMoney } from '../money/money.ts'
import type { OptionPolicy, QuoteOptionRecord } from '../quote/quote.ts'
import { partyText } from '../search/text.ts'
import { nightsBetween } from '../time/dates.ts'
import { openCalculation } from './charges.ts'
import type { PricedCharge, PricedRate, PricedRoom } from './priced-rate.ts'

const both = (make: (language: 'en' | 'zh-cn') => string): LocalText => ({
  en: make('en'),
  'zh-cn': make('zh-cn'),
})

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

type OptionTexts = Pick<QuoteOptionRecord, 'title' | 'subtitle' | 'lines'>

/** A hotel rate as the customer reads it: where, when, which room and meal. Never what it costs the company. */
export function hotelOptionTexts(rate: PricedRate, hotel: { readonly name: LocalText }): OptionTexts {
  const nights = nightsBetween(rate.check_in, rate.check_out)
  const rooms = rate.rooms.length
  const adults = rate.rooms.reduce((sum, room) => sum + room.adults, 0)
  const ages = rate.rooms.flatMap(({ child_ages }) => child_ages)
  const joined = (textOf: (room: PricedRoom, language: 'en' | 'zh-cn') => string) =>
    both((language) =>
      [...new Set(rate.rooms.map((room) => textOf(room, language)))].join(language === 'en' ? ', ' : '、'),
    )
  const beds = joined(({ bed_types }, language) => bedsText(bed_types)[language])
  const room = joined(
    ({ room_type, meal_type }, language) =>
      `${room_type[language]} · ${labels.MealType[language][meal_type]}`,
  )
  const differing = new Set(
    rate.rooms.map(({ room_type, rate_name, adults, child_ages }) =>
      [room_type.en, rate_name.en, adults, ...child_ages].join(),
    ),
  )
  return {
    title: hotel.name,
    subtitle: room,
    lines: [
      {
        en: `${rate.check_in} to ${rate.check_out}, ${count(nights, 'night')}, ${count(rooms, 'room')}`,
        'zh-cn': `${rate.check_in} 至 ${rate.check_out}，${nights}晚，${rooms}间`,
      },
      partyText(adults, ages, rate.infant_below_age),
      ...(differing.size > 1 ? rate.rooms.map((priced) => roomLine(priced, rate.infant_below_age)) : [beds]),
      ...rate.charges.filter(({ payable }) => payable === 'on_site').map(chargeLine),
      ...rate.remarks,
    ],
  }
}

/** Beds of which one is chosen for a room. */
const bedsText = (beds: PricedRoom['bed_types']): LocalText => ({
  en: beds.map((bed) => labels.BedType.en[bed]).join(' or '),
  'zh-cn': beds.map((bed) => labels.BedType['zh-cn'][bed]).join('或'),
})

/** One of rooms that are not alike: its type, rate, meal, beds and people. */
function roomLine(
  { room_index, room_type, rate_name, meal_type, bed_types, adults, child_ages }: PricedRoom,
  infant_below_age: number,
) {
  const party = partyText(adults, child_ages, infant_below_age)
  return both((language) => {
    const facts = [
      room_type[language],
      rate_name[language],
      labels.MealType[language][meal_type],
      bedsText(bed_types)[language],
      party[language],
    ].join(' · ')
    return language === 'en' ? `Room ${room_index}: ${facts}` : `房间 ${room_index}：${facts}`
  })
}

/** A charge that the guest pays on the spot, as a calculation in words. */
export function chargeLine(charge: PricedCharge): LocalText {
  const calculation = openCalculation(charge)
  const sum = moneyText(charge.money)
  return {
    en: `Paid at the hotel: ${charge.name.en}, ${calculation?.en ?? sum}`,
    'zh-cn': `到店支付：${charge.name['zh-cn']}，${calculation?.['zh-cn'] ?? sum}`,
  }
}

/** The terms with the amounts that this customer would pay. `now` is epoch ms, `tz` the hotel's. */
export function policyFor(rate: PricedRate, sell_price: Money, tz: string, now: number): OptionPolicy {
  const sold = rate.nightly.map(({ price }) => toMinor(price))
  const prices = allocate(toMinor(sell_price), sold).map((minor) => toMoney(minor, sell_price.currency))
  const nightly = rate.rooms.map((_, index) =>
    prices.filter((_price, night) => rate.nightly[night]?.room_index === index + 1),
  )
  const stay = {
    checkInDate: rate.check_in,
    tz,
    total: sell_price,
    nightly,
    bookedAt: now,
    subject: 'stay' as const,
  }
  const resolved = resolveStayTiers(rate.plans, stay)
  const { en, 'zh-cn': zh } = resolved.text
  return {
    policy: { en, 'zh-cn': zh },
    policy_without_price: describePolicy(resolved, stay.subject, false),
  }
}

/** The price to ask for when the net price has moved and the mark-up is to stay. */
export const sameMarkup = (
  option: { sell_price: Minor; settlement_price: Minor },
  settlement: Minor,
): Minor => Math.max(0, option.sell_price + settlement - option.settlement_price)
