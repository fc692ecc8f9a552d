import { describe, expect, test } from 'vitest'
import { toMoney } from '../money/money.ts'
import { type ChargedStay, onSiteCharge, openCalculation } from './charges.ts'
import type { LocalCharge } from './hotel.ts'

const name = { en: 'Fee', 'zh-cn': '费用' }
const stay: ChargedStay = {
  rooms: [
    { adults: 2, child_ages: [0, 7] },
    { adults: 1, child_ages: [13] },
  ],
  nights: 3,
  infant_below_age: 2,
  room_price: toMoney(100_000, 'CNY'),
}
type Basis = Exclude<LocalCharge['basis'], 'percentage'>
const fee = (basis: Basis, from_age: number | null = null): LocalCharge => ({
  code: 'fee',
  name,
  basis,
  amount: '25000',
  currency: 'MMK',
  from_age,
})

describe('a charge paid at the hotel', () => {
  test.each<[Basis, number | null, string, string]>([
    ['per_person_stay', null, '125000', 'MMK 25,000 × 5 people = MMK 125,000'],
    ['per_person_night', null, '375000', 'MMK 25,000 × 5 people × 3 nights = MMK 375,000'],
    ['per_person_stay', 10, '100000', 'MMK 25,000 × 4 people aged 10 or over = MMK 100,000'],
    ['per_room_stay', null, '50000', 'MMK 25,000 × 2 rooms = MMK 50,000'],
    ['per_room_night', null, '150000', 'MMK 25,000 × 2 rooms × 3 nights = MMK 150,000'],
  ])('R3.55 %s from age %s is %s, as a calculation', (basis, from_age, amount, calculation) => {
    const charge = onSiteCharge(fee(basis, from_age), stay)
    expect(charge).toMatchObject({ money: { amount, currency: 'MMK' }, included: false, payable: 'on_site' })
    expect(charge.calculation?.en).toBe(calculation)
  })

  test('A percentage is of the room price of the hotel, in its currency', () => {
    const charge = onSiteCharge({ code: 'fee', name, basis: 'percentage', percent: 1.5 }, stay)
    expect(charge).toMatchObject({
      money: { amount: '15.00', currency: 'CNY' },
      unit_price: null,
      percent: 1.5,
    })
    expect(charge.calculation?.['zh-cn']).toBe('房费 CNY 1,000.00 × 1.5% = CNY 15.00')
  })

  test('R3.55 Guests read a percentage without the price that it is taken of, and every other charge as it is', () => {
    const percentage = onSiteCharge({ code: 'fee', name, basis: 'percentage', percent: 1.5 }, stay)
    expect(openCalculation(percentage)).toEqual({
      en: '1.5 % of the room price = CNY 15.00',
      'zh-cn': '房费 × 1.5% = CNY 15.00',
    })
    const perRoom = onSiteCharge(fee('per_room_stay'), stay)
    expect(openCalculation(perRoom)).toBe(perRoom.calculation)
  })

  test('An infant pays nothing, by the age that the hotel names', () => {
    const family = (infant_below_age: number) =>
      onSiteCharge(fee('per_person_stay'), {
        ...stay,
        rooms: [{ adults: 2, child_ages: [2] }],
        infant_below_age,
      }).calculation?.en
    expect(family(2)).toBe('MMK 25,000 × 3 people = MMK 75,000')
    expect(family(3)).toBe('MMK 25,000 × 2 people = MMK 50,000')
  })
})
