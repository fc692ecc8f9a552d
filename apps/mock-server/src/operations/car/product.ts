import type { Schemas } from '@portal/api-client/contract'
import { passengersOn } from '../../domain/guest/guest-on.ts'
import type { PriceLineRecord } from '../../domain/money/money.ts'
import { addDays, nightsBetween } from '../../domain/time/dates.ts'
import { textOf } from '../present.ts'
import { type ProductAnswers, paidColumns } from '../product.ts'
import { presentService, rideCells, ridersAgain } from '../ride/present-ride.ts'
import { sampleRide } from '../ride/present-voucher.ts'
import { presentPlace } from '../ride/ride-place.ts'
import { say } from '../viewer.ts'
import { durationText } from './present-car.ts'
import { presentCarPart } from './present-order.ts'
import { presentCarVoucher, sampleRental } from './present-voucher.ts'
import {
  addressOfRental,
  lookOfRental,
  readCarOption,
  recheckCarOption,
  rentalSoldBy,
} from './quote-option.ts'
import { priceRentalChange, rentalLines } from './rental-change.ts'

const extraCodes: readonly Schemas['CarExtraCode'][] = ['child_seat', 'driver_overnight', 'extra_hour']

/** What was chosen beside the hire; an hour more was charged for every vehicle. */
const chosenExtras = (lines: readonly PriceLineRecord[], vehicles: number): Schemas['CarExtra'][] =>
  extraCodes.flatMap((code) => {
    const quantity = lines.find((line) => line.code === code)?.quantity
    if (quantity === undefined) return []
    return [{ code, quantity: code === 'extra_hour' ? quantity / vehicles : quantity }]
  })

export const carAnswers: ProductAnswers<'car'> = {
  presentOrder: (order, base, viewer) => ({ ...base, ...presentCarPart(order, viewer) }),
  presentBought: (order, viewer) => {
    const duration_text = durationText(order.rental_type, order.days_or_hours, viewer)
    const own = {
      vehicle: say(order.vehicle.name, viewer),
      duration_text,
      rental_type: order.rental_type,
      transfer_type: null,
      flight_number: null,
      airport: null,
      from_text: presentPlace(order.pick_up_location, viewer).name,
      to_text: presentPlace(order.drop_off_location, viewer).name,
    }
    return {
      title: say(order.vehicle.name, viewer),
      subtitle: `${duration_text} · ${textOf('DriverLanguage', order.driver_language, viewer)}`,
      hotel_name: null,
      hotel_name_en: null,
      service: presentService(order, own, viewer),
    }
  },

  listColumns: [
    'booking_id',
    'booking_time',
    'title',
    'guests',
    'check_in_date',
    'rental_type',
    'days_or_hours',
    'driver',
    ...paidColumns,
  ],
  ownCells: (order, viewer) => ({
    ...rideCells(order),
    rental_type: textOf('RentalType', order.rental_type, viewer),
    days_or_hours: order.days_or_hours,
    number_of_rentals: order.number_of_rentals,
  }),
  priceChange: priceRentalChange,
  again: null,
  changeLines: rentalLines,
  // The whole hire, also of a day that is over: the form asks for another one and keeps the rest.
  rebook: (order, stay, { price_breakdown }) => {
    const { rental_type, days_or_hours, number_of_rentals, driver_language, industrial_zone: zone } = order
    const day = stay?.check_in ?? order.rental_date
    const later = nightsBetween(order.rental_date, day)
    return {
      title: order.vehicle_model,
      search: {
        model_id: order.vehicle_model_id,
        rental_type,
        days_or_hours,
        number_of_rentals,
        driver_language,
        start_local: `${day}${order.pick_up_time_local.slice(10)}`,
        tz: order.tz,
        pick_up: order.pick_up_location,
        drop_off: order.drop_off_location,
        passengers: passengersOn(order.passengers, order.guests, day),
        industrial_zone: { entered: zone.entered, zone_id: zone.zone_id, times: zone.times },
        extras: chosenExtras(price_breakdown, number_of_rentals),
      },
      selection: {},
      form: {
        ...ridersAgain(order, day),
        itinerary: order.itinerary.map(({ date, planned_time, stop }) => ({
          date: addDays(date, later),
          time: planned_time ?? '',
          stop,
        })),
      },
      step: stay ? 'guests' : 'search',
    }
  },

  presentVoucher: (order, base, say, catalogue) => ({ ...base, ...presentCarVoucher(order, say, catalogue) }),
  sampleVoucher: (base, labels) => ({
    ...base,
    order_type: 'car',
    ...sampleRide(labels),
    ...sampleRental(labels),
  }),

  offerKey: 'quote_key',
  readOption: readCarOption,
  recheckOption: recheckCarOption,
  soldBy: rentalSoldBy,
  lookOf: lookOfRental,
  addressOf: addressOfRental,
}
