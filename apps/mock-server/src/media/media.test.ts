import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../world/seed/catalogue.ts'
import { mediaFor } from './media.ts'

const { hotels, cities, vehicles, roomTypes } = catalogueOf(1)
const rooms = hotels.slice(0, 20).flatMap((hotel) => roomTypes.call(catalogueOf(1), hotel.id))
const addresses = [
  ...hotels.flatMap((hotel) => hotel.images),
  ...rooms.flatMap((room) => room.images),
  ...cities.map((city) => `/media/city/${city.id}/1.svg`),
  ...vehicles.flatMap((vehicle) => vehicle.images),
  '/media/vehicle/luxury-mpv/1.svg',
  '/media/member/101/1.svg',
  '/media/site/logo/1.svg',
]

describe('pictures', () => {
  test('Every picture of the catalogue is a well-formed SVG below 3 kB without script', () => {
    for (const address of addresses) {
      const svg = mediaFor(address) ?? ''
      expect(
        svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"') && svg.endsWith('</svg>'),
        address,
      ).toBe(true)
      expect(svg.length, address).toBeLessThan(3072)
      expect(svg).not.toMatch(/NaN|undefined|<script|style=/)
    }
  })

  test('A hotel looks the same each time and different from its neighbour', () => {
    expect(mediaFor('/media/hotel/1001/1.svg')).toBe(mediaFor('/media/hotel/1001/1.svg'))
    expect(new Set(hotels.map((hotel) => mediaFor(`/media/hotel/${hotel.id}/1.svg`))).size).toBe(120)
  })

  test('Any other address has no picture', () => {
    for (const address of [
      '/media/hotel/1001/0.svg',
      '/media/hotel/abc/1.svg',
      '/media/constructor/1/1.svg',
      '/media/hotel/1001/1.png',
      '/media/hotel/../1.svg',
      '/media/site/other/1.svg',
    ]) {
      expect(mediaFor(address), address).toBeNull()
    }
  })
})
