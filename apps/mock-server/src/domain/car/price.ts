import { type Money, multiply, toMinor, toMoney } from '../money/money.ts'

/** What a car with driver is priced from. All unit prices in one currency; quantities are whole units or hours. */
export interface CarRental {
  /** Price of one unit: a day, a half day or an hour. */
  readonly unit_price: Money
  readonly quantity: number
  readonly vehicles: number
  /** Per unit, for the language of the driver. */
  readonly language_fee: Money
  readonly zone: { readonly unit_price: Money; readonly times: number } | null
  readonly overtime: { readonly unit_price: Money; readonly hours: number } | null
}

export interface CarPrice {
  car_rental_fee: Money
  driver_language_fee: Money
  industrial_zone_fee: Money
  overtime_fee: Money
  total: Money
}

/** Each line is rounded half-up by itself; the total is the sum of the rounded lines. */
export function priceCarRental(rental: CarRental): CarPrice {
  const { currency } = rental.unit_price
  const line = (unit: Money | undefined, count: number) =>
    unit ? multiply(toMinor(unit), count, 'half-up') * rental.vehicles : 0
  const fee = line(rental.unit_price, rental.quantity)
  const language = line(rental.language_fee, rental.quantity)
  const zone = line(rental.zone?.unit_price, rental.zone?.times ?? 0)
  const overtime = line(rental.overtime?.unit_price, rental.overtime?.hours ?? 0)
  return {
    car_rental_fee: toMoney(fee, currency),
    driver_language_fee: toMoney(language, currency),
    industrial_zone_fee: toMoney(zone, currency),
    overtime_fee: toMoney(overtime, currency),
    total: toMoney(fee + language + zone + overtime, currency),
  }
}
