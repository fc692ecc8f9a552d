import { describe, expect, test } from 'vitest'
import { fromRfc } from '../time/zones.ts'
import { inDrivenOrder, itineraryErrors, movedItinerary } from './itinerary.ts'

const hire = {
  service_start: fromRfc('2026-12-11T09:00:00+06:30'),
  service_end: fromRfc('2026-12-13T19:00:00+06:30'),
  tz: 'Asia/Yangon',
}
const stop = (date: string, planned_time: string | null, seq = 1) => ({
  seq,
  date,
  planned_time,
  stop: 'Bago',
})
const hours = (count: number) => count * 3_600_000

describe('the stops of a hire', () => {
  test('are on its days, and not before the pick-up', () => {
    const stops = [
      stop('2026-12-10', null),
      stop('2026-12-11', '08:59'),
      stop('2026-12-11', '09:00'),
      stop('2026-12-11', null),
      stop('2026-12-13', '23:59'),
      stop('2026-12-14', '00:00'),
    ]
    expect(itineraryErrors(stops, hire)).toEqual({
      'itinerary[0].date': ['stop_outside_hire'],
      'itinerary[1].planned_time': ['stop_before_pick_up'],
      'itinerary[5].date': ['stop_outside_hire'],
    })
  })

  test('move with the pick-up, those without a time by whole days', () => {
    const stops = [
      stop('2026-12-11', '10:30', 1),
      stop('2026-12-12', null, 2),
      stop('2026-12-13', '15:00', 3),
    ]
    expect(movedItinerary(stops, hire, 0)).toEqual(stops)
    expect(movedItinerary(stops, hire, hours(48))).toEqual([
      stop('2026-12-13', '10:30', 1),
      stop('2026-12-14', null, 2),
      stop('2026-12-15', '15:00', 3),
    ])
    // 23:30 on the same day: only the stops whose time passes midnight come to another one.
    expect(movedItinerary(stops, hire, hours(14.5))).toEqual([
      stop('2026-12-12', '01:00', 1),
      stop('2026-12-12', null, 2),
      stop('2026-12-14', '05:30', 3),
    ])
  })

  test('stay within the hire when it is moved', () => {
    const stops = [
      stop('2026-12-11', '09:00', 1),
      stop('2026-12-12', null, 2),
      stop('2026-12-13', '19:00', 3),
    ]
    for (const by of [-30, -9, -1, 1, 7, 15, 24, 100].map(hours)) {
      const moved = { ...hire, service_start: hire.service_start + by, service_end: hire.service_end + by }
      expect(itineraryErrors(movedItinerary(stops, hire, by), moved)).toEqual({})
    }
  })
})

test('R3.44 Stops are kept by day and time; one without a time stays behind the stop it was written after', () => {
  const stop = (name: string, date: string, planned_time: string | null) => ({
    seq: 9,
    date,
    stop: name,
    planned_time,
  })
  const typed = [
    stop('lunch', '2026-12-11', '12:00'),
    stop('market', '2026-12-10', '10:30'),
    stop('tea beside the market', '2026-12-10', null),
    stop('pagoda', '2026-12-10', '09:00'),
  ]
  expect(inDrivenOrder(typed).map(({ seq, stop }) => `${seq} ${stop}`)).toEqual([
    '1 pagoda',
    '2 market',
    '3 tea beside the market',
    '4 lunch',
  ])
})
