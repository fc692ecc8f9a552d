import { expect, test } from 'vitest'
import { encodeClicks, insidePicture, moveCrossHair } from './click-points.ts'

const size = { width: 350, height: 200 }

test('R7.19 Clicks are written as points, then width and height of the picture as shown', () => {
  expect(
    encodeClicks(
      [
        { x: 1, y: 2 },
        { x: 30, y: 40 },
      ],
      size,
    ),
  ).toBe('1,2-30,40;350;200')
})

test('A click at the edge counts as inside, in whole pixels', () => {
  expect(insidePicture({ x: -3, y: 200.7 }, size)).toEqual({ x: 0, y: 200 })
  expect(insidePicture({ x: 10.4, y: 10.6 }, size)).toEqual({ x: 10, y: 11 })
})

test('Arrow keys move the cross-hair, faster with Shift, and never out of the picture', () => {
  const from = { x: 4, y: 100 }
  expect(moveCrossHair(from, { key: 'ArrowRight', shiftKey: false }, size)).toEqual({ x: 8, y: 100 })
  expect(moveCrossHair(from, { key: 'ArrowLeft', shiftKey: true }, size)).toEqual({ x: 0, y: 100 })
  expect(moveCrossHair(from, { key: 'Tab', shiftKey: false }, size)).toBeNull()
})
