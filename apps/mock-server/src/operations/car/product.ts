import { textOf } from '../present.ts'
import { type ProductAnswers, paidColumns } from '../product.ts'
import { presentService, rideCells } from '../ride/present-ride.ts'
import { sampleRide } from '../ride/present-voucher.ts'
import { presentPlace } from '../ride/ride-place.ts'
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

export const carAnswers: ProductAnswers<'car'> = {
  presentOrder: (order, base, viewer) => ({ ...base, ...presentCarPart(order, viewer) }),
  presentBought: (order, viewer) => {
    const duration_text = durationText(order.rental_type, order.days_or_hours, viewer)
    const own = {
      vehicle: order.vehicle.name,
      duration_text,
      rental_type: order.rental_type,
      transfer_type: null,
      flight_number: null,
      airport: null,
      from_text: presentPlace(order.pick_up_location, viewer).name,
      to_text: presentPlace(order.drop_off_location, viewer).name,
    }
    return {
      title: order.vehicle.name,
      subtitle: `${duration_text} · ${textOf('DriverLanguage', order.driver_language, viewer)}`,
      hotel_name: null,
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
  priceChange: null,
  changeLines: () => [],
  rebook: (order) => {
    const { vehicle_model_id, rental_type, days_or_hours, number_of_rentals, driver_language } = order
    return {
      title: order.vehicle_model,
      search: {
        pick_up: order.pick_up_location,
        drop_off: order.drop_off_location,
        passengers: order.passengers,
        tz: order.tz,
      },
      selection: { vehicle_model_id, rental_type, days_or_hours, number_of_rentals, driver_language },
      step: 'search',
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
