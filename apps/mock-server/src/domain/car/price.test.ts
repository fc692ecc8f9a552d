import { describe, expect, it } from 'vitest'
import { priceCarRental } from './price.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

describe('price of a car with driver', () => {
  it('Three days with a Chinese-speaking driver and two entries of an industrial zone', () => {
    const price = priceCarRental({
      unit_price: cny('850.00'),
      quantity: 3,
      vehicles: 1,
      language_fee: cny('150.00'),
      zone: { unit_price: cny('80.00'), times: 2 },
      overtime: null,
    })
    expect(price).toEqual({
      car_rental_fee: cny('2550.00'),
      driver_language_fee: cny('450.00'),
      industrial_zone_fee: cny('160.00'),
      overtime_fee: cny('0.00'),
      total: cny('3160.00'),
    })
  })

  it('Two vehicles for half a day, each entering the zone once', () => {
    const price = priceCarRental({
      unit_price: cny('390.00'),
      quantity: 1,
      vehicles: 2,
      language_fee: cny('0.00'),
      zone: { unit_price: cny('60.00'), times: 1 },
      overtime: null,
    })
    expect(price).toMatchObject({
      car_rental_fee: cny('780.00'),
      industrial_zone_fee: cny('120.00'),
      total: cny('900.00'),
    })
  })

  it('Five hours and two hours of overtime', () => {
    const price = priceCarRental({
      unit_price: cny('70.00'),
      quantity: 5,
      vehicles: 1,
      language_fee: cny('0.00'),
      zone: null,
      overtime: { unit_price: cny('70.00'), hours: 2 },
    })
    expect(price).toMatchObject({
      car_rental_fee: cny('350.00'),
      overtime_fee: cny('140.00'),
      total: cny('490.00'),
    })
  })
})
