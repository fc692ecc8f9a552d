import { afterEach, expect, test } from 'vitest'
import { startManifest } from '../release/manifest.ts'
import { ruled } from '../test/ruled.ts'
import { navigation } from './navigation.fixture.ts'
import { routeRules } from './route-rules.ts'

afterEach(() => startManifest({ buildId: null, read: async () => null })())

test('R4.02 A page that the server has moved is opened where it is now, and no other page is moved', async () => {
  startManifest(ruled({ '/car/list': '/airport/list' }))()
  expect(await routeRules.run(navigation({ href: '/car/list?page=2' }))).toEqual({
    redirect: '/airport/list',
  })
  expect(await routeRules.run(navigation())).toBeUndefined()
})

test('A rule that leads to the page itself leads nowhere', async () => {
  startManifest(ruled({ '/car/list': '/car/list' }))()
  expect(await routeRules.run(navigation({ href: '/car/list' }))).toBeUndefined()
})

test('R4.48 The first page was judged by the host, and a link that is only hovered is by nobody', async () => {
  startManifest(ruled({ '/car/list': '/airport/list' }))()
  expect(await routeRules.run(navigation({ href: '/car/list', first: true }))).toBeUndefined()
  expect([routeRules.name, routeRules.onPreload]).toEqual(['route-rules', false])
})
