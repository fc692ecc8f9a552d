import { expect, test } from 'vitest'
import { readMapTiles } from './HotelMap.tsx'
import { frameOf, pinPlaces, placeIn, project, scaleOf, tilesOf } from './hotel-positions.ts'

const shwedagon = { lat: 16.7984, lng: 96.1497 }
const sule = { lat: 16.7743, lng: 96.1588 }

test('the world is a square: the middle is in the middle, the south below the north', () => {
  expect(project({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 })
  expect(project(sule).y).toBeGreaterThan(project(shwedagon).y)
})

test('every position is within the frame, with a margin for its pin', () => {
  const positions = [shwedagon, sule, { lat: 16.9, lng: 96.05 }]
  const frame = frameOf(positions, 600, 400)
  expect(frame).not.toBeNull()
  for (const position of positions) {
    const { x, y } = placeIn(frame as NonNullable<typeof frame>, position)
    expect(x).toBeGreaterThanOrEqual(35)
    expect(x).toBeLessThanOrEqual(565)
    expect(y).toBeGreaterThanOrEqual(35)
    expect(y).toBeLessThanOrEqual(365)
  }
})

test('a single hotel is in the middle, and no hotel means no map', () => {
  const frame = frameOf([sule], 600, 400)
  expect(frame && placeIn(frame, sule)).toEqual({ x: expect.closeTo(300), y: expect.closeTo(200) })
  expect(frameOf([], 600, 400)).toBeNull()
})

test.each([
  ['alone', [[100, 100]], ['above']],
  [
    'beside each other',
    [
      [100, 100],
      [140, 100],
    ],
    ['above', 'above'],
  ],
  [
    'too near: the second goes below',
    [
      [100, 100],
      [130, 102],
    ],
    ['above', 'below'],
  ],
  [
    'three in one place: the last is a dot',
    [
      [100, 100],
      [101, 101],
      [102, 102],
    ],
    ['above', 'below', 'dot'],
  ],
  [
    'above would cover another position: below',
    [
      [100, 100],
      [100, 80],
    ],
    ['below', 'above'],
  ],
] as const)('prices of pins %s', (_, positions, places) => {
  expect(pinPlaces(positions.map(([x, y]) => ({ x, y, width: 40 })))).toEqual(places)
})

test('tiles cover the whole frame', () => {
  const frame = frameOf([shwedagon, sule], 600, 400)
  if (!frame) throw new Error('There is a frame.')
  const tiles = tilesOf(frame, 'https://tiles.example/{z}/{x}/{y}.png')
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ x }) => x + 256))).toBeGreaterThanOrEqual(600)
  expect(tiles[0]?.address).toMatch(new RegExp(`^https://tiles\\.example/${frame.zoom}/\\d+/\\d+\\.png$`))
})

test('the scale is a round length of at most a fifth of the width', () => {
  const frame = frameOf([shwedagon, sule], 600, 400)
  if (!frame) throw new Error('There is a frame.')
  const { km, pixels } = scaleOf(frame, sule.lat)
  expect([0.1, 0.2, 0.5, 1, 2, 5]).toContain(km)
  expect(pixels).toBeLessThanOrEqual(120)
  const [one, other] = [placeIn(frame, shwedagon), placeIn(frame, sule)]
  const apart = (Math.hypot(one.x - other.x, one.y - other.y) / pixels) * km
  expect(apart).toBeCloseTo(2.85, 1)
})

test('requests tiles only if their address is https and complete', () => {
  const page = (json: string) => {
    const made = document.implementation.createHTMLDocument()
    made.body.innerHTML = '<script type="application/json" id="env"></script>'
    made.getElementById('env')?.append(json)
    return made
  }
  const address = 'https://tiles.example/{z}/{x}/{y}.png'
  expect(readMapTiles(page(JSON.stringify({ mapTiles: address, mapAttribution: '© Example' })))).toEqual({
    address,
    attribution: '© Example',
  })
  expect(readMapTiles(page('{}'))).toBeNull()
  expect(readMapTiles(page(JSON.stringify({ mapTiles: 'http://tiles.example/{z}/{x}/{y}.png' })))).toBeNull()
  expect(readMapTiles(page('not json'))).toBeNull()
})
