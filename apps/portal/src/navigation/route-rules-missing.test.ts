import { expect, test, vi } from 'vitest'
import { navigation } from './navigation.fixture.ts'
import { routeRules } from './route-rules.ts'

vi.mock('../release/watch-release.ts', () => {
  throw new Error('A part of the program could not be loaded.')
})

test('Where the file that asks for rules cannot be loaded, pages open as if there were none', async () => {
  expect(await routeRules.run(navigation({ href: '/car/list' }))).toBeUndefined()
})
