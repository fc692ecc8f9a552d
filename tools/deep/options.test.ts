import { expect, test } from 'vitest'
import { chosenParts, refuseOptions } from './options.ts'
import { parts } from './parts.ts'

test.each([
  [{ part: 'seeds', only: 'money' }, /^--only is for the parts .*, not for seeds\.$/],
  [{ part: 'mutation,rows', again: true }, '--again is for the parts mutation, not for rows.'],
  [{ part: 'same-bytes', share: '0.1' }, '--share is not for same-bytes, which runs complete.'],
  [{ part: 'same-bytes', list: true }, '--list goes alone: it lists all parts.'],
  [{ part: 'seeds', all: true }, '--part and --all contradict each other.'],
  [{ part: 'none' }, 'There is no part "none"'],
])('%j is refused', (values, sentence) => {
  expect(() => refuseOptions(parts, values)).toThrow(sentence)
})

test('What a part follows is accepted', () => {
  for (const values of [
    { part: 'mutation', only: 'money', share: '0.1' },
    { part: 'mutation', again: true },
    { all: true, share: '0.05' },
    { list: true },
    {},
  ])
    expect(() => refuseOptions(parts, values)).not.toThrow()
  expect(chosenParts(parts, 'rows').map(({ name }) => name)).toEqual(['rows'])
})
