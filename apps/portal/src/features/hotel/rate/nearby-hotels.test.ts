import type { Schemas } from '@portal/api-client'
import { expect, test } from 'vitest'
import { kilometresBetween, nearbyHotels } from './nearby-hotels.ts'

const from = { room_type: 'Twin' } as Schemas['LowestRate']
const hotel = (id: string, lat: number, lowest: Schemas['LowestRate'] | null = from) =>
  ({ id, lat, lng: 96.16, from: lowest }) as Schemas['HotelOffer']

test('a degree of latitude is some 111 km, and a place has no distance from itself', () => {
  expect(kilometresBetween({ lat: 16, lng: 96 }, { lat: 17, lng: 96 })).toBeCloseTo(111.2, 1)
  expect(kilometresBetween({ lat: 16, lng: 96 }, { lat: 16, lng: 97 })).toBeCloseTo(106.9, 1)
  expect(kilometresBetween({ lat: 16, lng: 96 }, { lat: 16, lng: 96 })).toBe(0)
})

test('lists the nearest hotels with a room first, four at most, without the sold-out one itself', () => {
  const here = { id: 'here', lat: 16.8, lng: 96.16 }
  const found = [
    hotel('here', 16.8),
    hotel('far', 16.84),
    hotel('full', 16.801, null),
    hotel('near', 16.802),
    hotel('third', 16.82),
    hotel('second', 16.81),
    hotel('farthest', 16.9),
  ]
  const near = nearbyHotels(here, found)
  expect(near.map((one) => one.hotel.id)).toEqual(['near', 'second', 'third', 'far'])
  expect(near[0]?.km).toBeCloseTo(0.22, 2)
})
