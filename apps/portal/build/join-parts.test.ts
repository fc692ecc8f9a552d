// @vitest-environment node
import { expect, test } from 'vitest'
import { joinParts, type Part, requestCost } from './join-parts.ts'

const part = (file: string, size: number, users: string, imports: string[] = []): Part => ({
  file,
  size,
  styles: [],
  users: new Set(users.split(' ')),
  imports,
})

/** The joined parts by name: `a+b c`. */
const joined = (parts: Part[], weight: (user: string) => number = () => 1) =>
  joinParts(parts, weight)
    .map((group) =>
      group
        .map(({ file }) => file)
        .toSorted()
        .join('+'),
    )
    .toSorted()
    .join(' ')

test('What the same pages need is one file, however large', () => {
  expect(joined([part('a', 90_000, 'list detail'), part('b', 80_000, 'list detail')])).toBe('a+b')
})

test('A small part joins a larger one if what it costs the others is less than the request it saves', () => {
  const large = part('large', 50_000, 'list detail')
  expect(joined([large, part('small', requestCost - 1, 'list')])).toBe('large+small')
  expect(joined([large, part('small', requestCost + 1, 'list')])).toBe('large small')
})

test('Parts with styles save two requests', () => {
  const styled = (each: Part): Part => ({ ...each, styles: ['its.css'] })
  const parts = [part('large', 50_000, 'list detail'), part('small', requestCost + 1, 'list')]
  expect(joined(parts.map(styled))).toBe('large+small')
})

test('Nothing is joined for a page that counts more than the one it would help', () => {
  const parts = [part('large', 50_000, 'list detail'), part('small', requestCost - 1, 'list')]
  expect(joined(parts, (user) => (user === 'detail' ? 2 : 1))).toBe('large small')
})

test('A small part is not joined for pages that would have to load the large one it imports', () => {
  const popover = part('popover', 60_000, 'list orders')
  const filters = part('filters', 1000, 'list', ['popover'])
  const dates = part('dates', 30_000, 'list profile')
  const groups = joined([popover, filters, dates], (user) => (user === 'orders' ? 2 : 1))
  expect(groups).toBe('dates filters+popover')
})

test('Parts that no page needs together stay apart', () => {
  expect(joined([part('a', 10, 'list'), part('b', 10, 'detail')])).toBe('a b')
})

test('Two parts with a third between them are not joined without it', () => {
  const first = part('first', 100, 'list', ['middle'])
  const middle = part('middle', 9000, 'list detail orders', ['last'])
  const last = part('last', 100, 'list detail orders other')
  const groups = joinParts([first, { ...middle, size: 90_000 }, { ...last, size: 90_000 }], () => 1)
  const place = (file: string) => groups.findIndex((group) => group.some((each) => each.file === file))
  expect(place('first') === place('last') && place('first') !== place('middle')).toBe(false)
  expect(joined([first, part('middle', 1, 'other', ['last']), last])).not.toContain('first+last middle')
})
