import { expect, test } from 'vitest'
import { withSourcePlaces } from './source-places.ts'

/** First line, from column 0 on: the third line of one file; from column 10 on: the second line of another. */
const map = JSON.stringify({
  version: 3,
  sources: ['../../../src/boot/api.ts', '../../../../../libs/ui/src/theme/clock.ts'],
  names: [],
  mappings: 'AAEA,UCDI',
})

const readMap = (script: string) => (script === 'start-1a2b3c4d.js' ? map : null)

test('Places of a report are those of the sources, whatever text is around them', () => {
  const report = '{"frames":["assets/start-1a2b3c4d.js:1:1","assets/start-1a2b3c4d.js:1:15"]} at x'
  expect(withSourcePlaces(report, readMap)).toBe(
    '{"frames":["apps/portal/src/boot/api.ts:3:1","libs/ui/src/theme/clock.ts:2:5"]} at x',
  )
})

test('A place whose map is missing stays', () => {
  expect(withSourcePlaces('assets/other-00000000.js:1:1', readMap)).toBe('assets/other-00000000.js:1:1')
})
