import { describe, expect, test } from 'vitest'
import { affectedTests, withinTime } from './affected.ts'
import { withDeleted } from './deleted-imports.ts'
import { journeysOf, nounsOf } from './journeys.ts'

const imports = (source: string, ...targets: string[]) => ({
  source,
  dependencies: targets.map((resolved) => ({ resolved })),
})

const modules = [
  imports('a/rule.ts'),
  imports('a/rule.test.ts', 'a/rule.ts'),
  imports('b/screen.tsx', 'a/rule.ts'),
  imports('b/screen.test.tsx', 'b/screen.tsx'),
  imports('b/portal.tsx', 'b/screen.tsx'),
  imports('c/portal.test.tsx', 'b/portal.tsx'),
  imports('c/other.test.ts', 'c/other.ts'),
]

describe('the tests of a change', () => {
  test('are all that import it over any number of files, the nearest first', () => {
    expect(affectedTests(modules, ['a/rule.ts'])).toEqual([
      { file: 'a/rule.test.ts', distance: 1 },
      { file: 'b/screen.test.tsx', distance: 2 },
      { file: 'c/portal.test.tsx', distance: 3 },
    ])
  })

  test('contain a changed test itself and no test that has nothing to do with the change', () => {
    expect(affectedTests(modules, ['c/other.test.ts', 'c/new.ts'])).toEqual([
      { file: 'c/other.test.ts', distance: 0 },
    ])
  })

  test('are those that still name a deleted file, but never a deleted test', () => {
    const left = withDeleted(
      [
        { source: 'a/rule.test.ts', dependencies: [{ module: './rule.ts', resolved: './rule.ts' }] },
        { source: 'b/screen.tsx', dependencies: [{ module: '../a/rule', resolved: '../a/rule' }] },
        ...modules.slice(3),
      ],
      ['a/rule.ts', 'a/gone.test.ts'],
    )
    expect(affectedTests(left, [], ['a/rule.ts', 'a/gone.test.ts'])).toEqual([
      { file: 'a/rule.test.ts', distance: 1 },
      { file: 'b/screen.test.tsx', distance: 2 },
      { file: 'c/portal.test.tsx', distance: 3 },
    ])
  })

  test('are those that name a deleted file as its package exports it', () => {
    const named = (module: string) => [{ module, resolved: module }]
    const left = withDeleted(
      [
        { source: 'apps/portal/src/one.test.ts', dependencies: named('@portal/ui/editor') },
        { source: 'apps/portal/src/two.test.ts', dependencies: named('@portal/ui') },
        { source: 'apps/portal/src/three.test.ts', dependencies: named('./editor.ts') },
      ],
      ['libs/ui/src/editor.ts'],
    )
    expect(affectedTests(left, [], ['libs/ui/src/editor.ts']).map(({ file }) => file)).toEqual([
      'apps/portal/src/one.test.ts',
    ])
  })

  test('end where their time is up, but a changed test always runs', () => {
    const affected = affectedTests(modules, ['a/rule.ts', 'c/portal.test.tsx'])
    const known = new Map([
      ['a/rule.test.ts', 9],
      ['b/screen.test.tsx', 9],
    ])
    expect(withinTime(affected, 14, known).map(({ file }) => file)).toEqual([
      'c/portal.test.tsx',
      'a/rule.test.ts',
    ])
    expect(withinTime(affected, 100, known)).toHaveLength(3)
  })
})

describe('the journeys of a change', () => {
  const files = [
    'hotel/search.e2e.ts',
    'journeys/book-hotel.e2e.ts',
    'journeys/book-transfer.e2e.ts',
    'shell/menus.e2e.ts',
  ]

  test.each([
    ['apps/portal/src/features/hotel/HotelList.tsx', ['hotel/search.e2e.ts', 'journeys/book-hotel.e2e.ts']],
    [
      'apps/mock-server/src/operations/hotel/hotel-search.ts',
      ['hotel/search.e2e.ts', 'journeys/book-hotel.e2e.ts'],
    ],
    ['apps/mock-server/src/domain/airport/plan.ts', ['journeys/book-transfer.e2e.ts']],
    ['openapi/paths/menu.yaml', ['shell/menus.e2e.ts']],
    ['openapi/schemas/hotel/hotel-rate.yaml', ['hotel/search.e2e.ts', 'journeys/book-hotel.e2e.ts']],
    ['libs/ui/src/list/Pager.tsx', []],
  ])('%s is about its noun', (file, expected) => {
    expect(journeysOf(nounsOf([file]), files)).toEqual(expected)
  })
})
