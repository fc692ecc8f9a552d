import { expect, test } from 'vitest'
import { nameHint } from './name-help.ts'

test.each([
  ['WANG WEI', null],
  ['LI NA', null],
  ['OUYANG NA', null],
  ['Khin Myo Aung', null],
  ['U Ba Maung', null],
  ['Daw Aye Aye Mon', null],
  ["Patrick O'Brien", null],
  ['မြင့်', null],
  ['', null],
])('%s is a name as it stands', (name, hint) => expect(nameHint(name)).toBe(hint))

test.each([
  ['Thant', { kind: 'single' }],
  ['LI', { kind: 'single' }],
  ['王伟', { kind: 'chinese' }],
  ['欧阳娜', { kind: 'chinese' }],
  ['Meiling Wang', { kind: 'surnameLast', better: 'WANG MEILING' }],
  ['Na Li', { kind: 'surnameLast', better: 'LI NA' }],
  ['Mei Ling Ouyang', { kind: 'surnameLast', better: 'OUYANG MEI LING' }],
  ['Mr. Wang Wei', { kind: 'title', better: 'Wang Wei' }],
  ['WANG WEI MRS', { kind: 'title', better: 'WANG WEI' }],
])('%s is asked about', (name, hint) => expect(nameHint(name)).toEqual(hint))

test('a name of two surnames may be right, so it gets no hint', () => {
  expect(nameHint('WANG LI')).toBeNull()
  expect(nameHint('Wei Wang')).toBeNull()
  expect(nameHint('Li Yang')).toBeNull()
})
