import { describe, expect, test } from 'vitest'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import { readTransferSearch } from '../../../trade/search/transfer-search.ts'
import { type TransferValues, toTransferSearch, transferErrors, transferValues } from './transfer-form.ts'
import { transferRequest } from './transfer-request.ts'

const day = '2026-11-21'
const filled: TransferValues = {
  transfer_type: 'dropoff',
  airport: { iata: 'RGN', name: 'Yangon International Airport (RGN)', tz: 'Asia/Yangon' },
  typed: 'Yangon International Airport (RGN)',
  flight_number: '8m-0331',
  place: { id: null, name: ' No. 5 Warehouse ' },
  flight: { date: '2026-12-10', time: '20:00' },
  flight_time_known: false,
  service: { date: '', time: '' },
  passengers: { adults: 2, child_ages: [5, 0] },
  luggage: 3,
  driver_language: 'burmese',
  booking_reminder: '',
  kept: {},
}

describe('a transfer search becomes an address', () => {
  test('has every choice in the airport’s time zone, and restores it', () => {
    const search = toTransferSearch(filled, day)
    expect(search).toEqual({
      transfer_type: 'dropoff',
      airport: 'RGN',
      airport_name: 'Yangon International Airport (RGN)',
      tz: 'Asia/Yangon',
      flight_number: '8M331',
      place_name: 'No. 5 Warehouse',
      flight_local: '2026-12-10T20:00:00+06:30',
      passengers: '2-5-0',
      luggage: 3,
      driver_language: 'burmese',
    })
    expect(transferValues(readTransferSearch({ ...search }))).toEqual({
      ...filled,
      flight_number: '8M331',
      place: { id: null, name: 'No. 5 Warehouse' },
    })
    expect(transferRequest(search ?? {})).toMatchObject({
      place: { name: 'No. 5 Warehouse', place_id: null },
      passengers: { adults: 2, child_ages: [5, 0] },
    })
  })

  test('replaces invalid parts of an address by defaults, and leaves missing parts empty', () => {
    const search = readTransferSearch({
      transfer_type: 'sideways',
      airport: 'rangoon',
      tz: 'Nowhere/Atall',
      flight_local: '2026-13-40T99:00:00+06:30',
      passengers: '0-19',
      luggage: '900',
    })
    expect(Object.values(search).filter((value) => value !== undefined)).toEqual([])
    expect(transferRequest(search)).toBeNull()
    expect(readPassengers(search.passengers)).toEqual({ adults: 2, child_ages: [] })
  })
})

describe('errors of the form', () => {
  const errorsOf = (part: Partial<TransferValues>) => transferErrors({ ...filled, ...part }, day)

  test.each<[string, Partial<TransferValues>, object]>([
    ['nothing is wrong', {}, {}],
    ['a flight number of words', { flight_number: 'tomorrow' }, { flight_number: 'flightShape' }],
    ['a day without a time', { flight: { date: '2026-12-10', time: '' } }, { flight: 'timePart' }],
    ['a time without a day', { service: { date: '', time: '09:00' } }, { service: 'timePart' }],
    ['yesterday', { flight: { date: '2026-11-20', time: '20:00' } }, { flight: 'past' }],
    ['no time at all', { flight: { date: '', time: '' } }, { flight: 'timeMissing' }],
    ['after the flight', { service: { date: '2026-12-10', time: '20:00' } }, { service: 'afterFlight' }],
    ['a zone unknown', { airport: { iata: 'RGN', name: 'RGN', tz: null } }, { airport: 'departingAirport' }],
    ['no airport of a pick-up', { transfer_type: 'pickup', airport: null }, { airport: 'arrivingAirport' }],
    ['a time that is none', { service: { date: '2026-12-10', time: '25:00' } }, { service: 'timePart' }],
    ['no adult', { passengers: { adults: 0, child_ages: [] } }, { passengers: 'adult' }],
    ['an age missing', { passengers: { adults: 1, child_ages: [null] } }, { passengers: 'childAge' }],
  ])('%s', (_, part, errors) => {
    expect(errorsOf(part)).toEqual(errors)
  })

  test('only the transfer determines the time; a pick-up may be long after the landing', () => {
    const service = { date: '2026-12-10', time: '23:00' }
    expect(errorsOf({ flight: { date: '', time: '' }, service })).toEqual({})
    expect(errorsOf({ transfer_type: 'pickup', service })).toEqual({})
  })

  test('R3.46 a pick-up begins after the landing, which may be on the evening before', () => {
    const service = { date: day, time: '00:30' }
    const pickUp = { transfer_type: 'pickup' as const, service }
    expect(errorsOf({ ...pickUp, flight: { date: '2026-11-20', time: '23:50' } })).toEqual({})
    expect(errorsOf({ ...pickUp, flight: { date: day, time: '23:50' } })).toEqual({
      service: 'beforeLanding',
    })
  })
})
