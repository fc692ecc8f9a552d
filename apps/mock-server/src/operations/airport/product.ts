import { airportProduct } from '../../domain/airport/product.ts'
import { passengersOn } from '../../domain/guest/guest-on.ts'
import { textOf } from '../present.ts'
import { type ProductAnswers, paidColumns } from '../product.ts'
import { presentService, rideCells, ridersAgain } from '../ride/present-ride.ts'
import { sampleRide } from '../ride/present-voucher.ts'
import { presentPlace } from '../ride/ride-place.ts'
import { say } from '../viewer.ts'
import { presentAirportPart } from './present-order.ts'
import { presentAirportVoucher, sampleTransfer } from './present-voucher.ts'
import {
  addressOfTransfer,
  lookOfTransfer,
  readTransferOption,
  recheckTransferOption,
  transferSoldBy,
} from './quote-option.ts'
import { priceTransferChange, transferLines } from './transfer-change.ts'

export const airportAnswers: ProductAnswers<'airport'> = {
  presentOrder: (order, base, viewer) => ({ ...base, ...presentAirportPart(order, viewer) }),
  presentBought: (order, viewer) => {
    const { transfer_type, flight } = order
    const airport = say(order.airport.name, viewer)
    const pickup = transfer_type === 'pickup'
    const place = presentPlace(order.place, viewer).name
    const vehicle = textOf('VehicleClass', order.vehicle_class, viewer)
    const own = {
      vehicle,
      duration_text: null,
      rental_type: null,
      transfer_type,
      flight_number: flight?.flight_number ?? null,
      airport: order.airport.iata,
      from_text: pickup ? airport : place,
      to_text: pickup ? place : airport,
    }
    return {
      title: say(airportProduct.titleOf(order), viewer),
      subtitle: `${vehicle} · ${textOf('DriverLanguage', order.driver_language, viewer)}`,
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
    'flight_number',
    'local_pick_up_time',
    'driver',
    ...paidColumns,
  ],
  ownCells: (order) => ({
    ...rideCells(order),
    flight_number: order.flight_number,
    airport: `${order.airport.name} (${order.airport.iata})`,
  }),
  priceChange: priceTransferChange,
  again: null,
  changeLines: transferLines,
  rebook: (order, stay, { luggage }) => {
    const { transfer_type, flight_number, passengers, airport } = order
    const { vehicle_class, driver_language, number_of_vehicles, name_board_text, booking_reminder } = order
    const day = stay?.check_in ?? order.local_pick_up_time.slice(0, 10)
    // The night follows from the time.
    const extras = order.extras.filter(({ code }) => code !== 'night')
    const place = order.destination ?? order.departure
    return {
      title: flight_number ?? airport.name,
      search: {
        transfer_type,
        airport: airport.iata,
        airport_name: `${airport.name} (${airport.iata})`,
        tz: order.tz,
        flight_number,
        place,
        passengers: passengersOn(passengers, order.guests, day),
        ...(luggage !== undefined && { luggage }),
        driver_language,
        ...(booking_reminder && { booking_reminder }),
        ...Object.fromEntries(extras.map(({ code, quantity }) => [code, quantity])),
      },
      selection: { vehicle_class, driver_language, number_of_vehicles },
      form: { ...ridersAgain(order, day), name_board_text, booking_reminder },
      step: 'search',
    }
  },

  presentVoucher: (order, base, say, catalogue) => ({
    ...base,
    ...presentAirportVoucher(order, say, catalogue),
  }),
  sampleVoucher: (base, labels) => ({
    ...base,
    order_type: 'airport',
    ...sampleRide(labels),
    ...sampleTransfer(labels),
  }),

  offerKey: 'quote_key',
  readOption: readTransferOption,
  recheckOption: recheckTransferOption,
  soldBy: transferSoldBy,
  lookOf: lookOfTransfer,
  addressOf: addressOfTransfer,
}
