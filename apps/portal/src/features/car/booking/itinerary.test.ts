import { expect, test } from 'vitest'
import {
  hireDays,
  itineraryErrors,
  movedStops,
  readItinerary,
  toItinerary,
  withNewStop,
} from './itinerary.ts'

const start = '2026-12-30T21:00:00+06:30'
const stop = { key: 0, date: '2026-12-31', time: '9:30', stop: ' Bagan ' }

test('the days of a hire follow from its start, and hours can run past midnight', () => {
  expect(hireDays({ start, rental_type: 'day', days_or_hours: 3 })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ])
  expect(hireDays({ start, rental_type: 'half_day', days_or_hours: 1 })).toEqual(['2026-12-30'])
  expect(hireDays({ start, rental_type: 'hour', days_or_hours: 2 })).toEqual(['2026-12-30'])
  expect(hireDays({ start, rental_type: 'hour', days_or_hours: 4 })).toEqual(['2026-12-30', '2026-12-31'])
  expect(hireDays({})).toEqual([])
  // A day of ten hours that begins in the evening ends on the next one, as the quote says.
  expect(hireDays({ start, rental_type: 'day', days_or_hours: 1 }, '2026-12-31T07:00:00+06:30')).toEqual([
    '2026-12-30',
    '2026-12-31',
  ])
})

test('a stop needs a day of the hire and a place; a time is optional but must be valid', () => {
  const rental = { start, days_or_hours: 2 }
  const errors = (...stops: (typeof stop)[]) =>
    Object.fromEntries(itineraryErrors(stops, rental).filter(([, error]) => error))
  expect(errors(stop, { ...stop, time: '' }, { ...stop, date: '2026-12-30', time: '21:00' })).toEqual({})
  expect(errors({ ...stop, date: '2026-12-30', time: '8.59 pm' })).toEqual({
    'itinerary.0.time': 'beforePickUp',
  })
  expect(errors({ ...stop, date: '2027-01-01', time: 'noon', stop: ' ' })).toEqual({
    'itinerary.0.date': 'required',
    'itinerary.0.time': 'timeOfDay',
    'itinerary.0.stop': 'required',
  })
})

test('sends stops in the order of their days, and those of one day as they were entered', () => {
  const later = { key: 1, date: '2027-01-01', time: '', stop: 'Mandalay' }
  expect(toItinerary([later, stop, { ...stop, time: '8:00', stop: 'Monywa' }])).toEqual({
    itinerary: [
      { seq: 1, date: '2026-12-31', stop: 'Bagan', planned_time: '09:30' },
      { seq: 2, date: '2026-12-31', stop: 'Monywa', planned_time: '08:00' },
      { seq: 3, date: '2027-01-01', stop: 'Mandalay', planned_time: null },
    ],
  })
  expect(toItinerary([])).toEqual({})
})

test('an older or broken draft has no stops', () => {
  expect(readItinerary(undefined)).toEqual([])
  expect(readItinerary([stop, { date: 1 }])).toEqual([])
  expect(readItinerary([stop])).toEqual([stop])
})

test('R3.44 a new stop follows the one that was edited last, on its day; at first the last one', () => {
  const days = ['2026-12-30', '2026-12-31']
  expect(withNewStop([], days, null)).toEqual({
    added: 0,
    stops: [{ key: 0, date: '2026-12-30', time: '', stop: '' }],
  })
  const plan = [{ ...stop, key: 4, date: '2026-12-30' }, stop]
  const daysOf = (edited: number | null) =>
    withNewStop(plan, days, edited).stops.map(({ key, date }) => [key, date])
  expect(daysOf(4)).toEqual([
    [4, '2026-12-30'],
    [5, '2026-12-30'],
    [0, '2026-12-31'],
  ])
  expect(daysOf(null).at(-1)).toEqual([5, '2026-12-31'])
})

test('R5.86 stops move by the days by which the hire begins earlier or later, and keep their times', () => {
  const unset = { ...stop, key: 1, date: '' }
  expect(movedStops([stop, unset], start, '2027-03-01T09:00:00+06:30')).toEqual([
    { ...stop, date: '2027-03-02' },
    unset,
  ])
  expect(movedStops([stop], start, '2026-12-28T09:00:00+06:30')).toEqual([{ ...stop, date: '2026-12-29' }])
})
