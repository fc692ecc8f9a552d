import { isInfant } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { allocate, type Money, moneyText, parseAmount, percentOf, toMinor, toMoney } from '../money/money.ts'
import type { LocalCharge } from './hotel.ts'
import type { Occupancy, PricedCharge } from './priced-rate.ts'

/** Service charge 10 % and, on top of it, tax 5 % are inside every price. */
export const taxedShare = { whole: 1155, before: 1000 }
const serviceAndTax = [100, 55] as const

/** The two charges inside the price; `taxes` in smallest units of the currency. */
export function includedCharges(taxes: number, currency: string): PricedCharge[] {
  const [service = 0, tax = 0] = allocate(taxes, serviceAndTax)
  const inside = {
    included: true,
    payable: 'platform',
    basis: 'percentage',
    unit_price: null,
    from_age: null,
    calculation: null,
  } as const
  return [
    {
      code: 'service_charge',
      name: { en: 'Service charge 10 %', 'zh-cn': '服务费 10%' },
      money: toMoney(service, currency),
      percent: 10,
      ...inside,
    },
    {
      code: 'tax',
      name: { en: 'Tax 5 %', 'zh-cn': '税费 5%' },
      money: toMoney(tax, currency),
      percent: 5,
      ...inside,
    },
  ]
}

/** What a charge on the spot is worked out from. */
export interface ChargedStay {
  readonly rooms: readonly Occupancy[]
  readonly nights: number
  /** Children below this age are infants. */
  readonly infant_below_age: number
  /** The hotel's own price of all rooms and nights, without any mark-up of the company. */
  readonly room_price: Money
}

/** A charge of the hotel for the whole stay, in the currency in which the guest pays it. */
export function onSiteCharge(charge: LocalCharge, stay: ChargedStay): PricedCharge {
  const common = {
    code: charge.code,
    name: charge.name,
    included: false,
    payable: 'on_site',
    basis: charge.basis,
  } as const
  if (charge.basis === 'percentage') {
    const { amount, currency } = stay.room_price
    const money = toMoney(percentOf(parseAmount(amount, currency), charge.percent, 'half-up'), currency)
    return {
      ...common,
      money,
      unit_price: null,
      percent: charge.percent,
      from_age: null,
      calculation: percentText(charge.percent, stay.room_price, money),
    }
  }
  const { from_age } = charge
  const unit_price = toMoney(parseAmount(charge.amount, charge.currency), charge.currency)
  const factors = factorsOf(charge.basis, stay, from_age)
  const times = factors.reduce((product, { count }) => product * count, 1)
  const money = toMoney(toMinor(unit_price) * times, charge.currency)
  return {
    ...common,
    money,
    unit_price,
    percent: null,
    from_age,
    calculation: timesText(unit_price, factors, money),
  }
}

interface Factor {
  readonly count: number
  readonly name: (count: number) => LocalText
}

const counted = (one: string, more: string, zh: string) => (count: number) => ({
  en: `${count} ${count === 1 ? one : more}`,
  'zh-cn': `${count} ${zh}`,
})

const nightsText = counted('night', 'nights', '晚')
const roomsText = counted('room', 'rooms', '间')
const peopleText = (from_age: number | null) => (count: number) => {
  const { en, 'zh-cn': zh } = counted('person', 'people', '人')(count)
  return from_age === null
    ? { en, 'zh-cn': zh }
    : { en: `${en} aged ${from_age} or over`, 'zh-cn': `${zh}（满 ${from_age} 岁）` }
}

function factorsOf(
  basis: Exclude<PricedCharge['basis'], 'percentage'>,
  stay: ChargedStay,
  from_age: number | null,
): Factor[] {
  const people = { count: payingPeople(stay, from_age), name: peopleText(from_age) }
  const rooms = { count: stay.rooms.length, name: roomsText }
  const nights = { count: stay.nights, name: nightsText }
  switch (basis) {
    case 'per_person_stay':
      return [people]
    case 'per_person_night':
      return [people, nights]
    case 'per_room_stay':
      return [rooms]
    case 'per_room_night':
      return [rooms, nights]
  }
}

/** Adults and the children that are old enough; an infant never pays. */
const payingPeople = ({ rooms, infant_below_age }: ChargedStay, from_age: number | null): number =>
  rooms.reduce(
    (sum, { adults, child_ages }) =>
      sum +
      adults +
      child_ages.filter((age) => !isInfant(age, infant_below_age) && age >= (from_age ?? 0)).length,
    0,
  )

/** `MMK 25,000 × 2 people × 3 nights = MMK 150,000` */
function timesText(unit_price: Money, factors: readonly Factor[], money: Money): LocalText {
  const text = (language: 'en' | 'zh-cn') =>
    [moneyText(unit_price), ...factors.map(({ count, name }) => name(count)[language])].join(' × ')
  return { en: `${text('en')} = ${moneyText(money)}`, 'zh-cn': `${text('zh-cn')} = ${moneyText(money)}` }
}

/** The calculation for people who may not see the price that a percentage is taken of: guests, and whoever sees a voucher. */
export const openCalculation = ({ basis, percent, money, calculation }: PricedCharge): LocalText | null =>
  basis === 'percentage' && calculation !== null
    ? {
        en: `${percent} % of the room price = ${moneyText(money)}`,
        'zh-cn': `房费 × ${percent}% = ${moneyText(money)}`,
      }
    : calculation

/** `5 % of the room price CNY 1,000.00 = CNY 50.00` */
const percentText = (percent: number, of: Money, money: Money): LocalText => ({
  en: `${percent} % of the room price ${moneyText(of)} = ${moneyText(money)}`,
  'zh-cn': `房费 ${moneyText(of)} × ${percent}% = ${moneyText(money)}`,
})
