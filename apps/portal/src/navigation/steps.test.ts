import { setupI18n, textOf } from '@portal/i18n'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startManifest } from '../release/watch-release.ts'
import { buildWithRedirects, navigation } from './navigation.fixture.ts'
import { followRouteRules, loadPageTexts, namespacesOf, validateRoute } from './steps.ts'

beforeAll(() => setupI18n('en'))
afterEach(() => startManifest({ buildId: null, read: async () => null })())

test('R2.43 A path that no page matches is a 404 with its whole address', () => {
  expect(() => validateRoute(navigation({ href: '/nowhere?a=1', page: { name: null } }))).toThrow(
    expect.objectContaining({ status: 404, message: 'Page not found: /nowhere?a=1' }),
  )
})

test("R2.44 A page's own check decides status and message, by default 404", () => {
  const validated = (validate: () => boolean | { status: number; message: string }) => () =>
    validateRoute(navigation({ page: { validate } }))
  expect(validated(() => false)).toThrow(
    expect.objectContaining({ status: 404, message: 'Page not found: /hotel/list' }),
  )
  expect(validated(() => ({ status: 410, message: 'Sold for good' }))).toThrow(
    expect.objectContaining({ status: 410, message: 'Sold for good' }),
  )
  expect(validated(() => true)).not.toThrow()
  expect(() => validateRoute(navigation())).not.toThrow()
})

test('R2.44 The check sees the parameters of the address', () => {
  const page = { validate: ({ type }: Readonly<Record<string, string | undefined>>) => type === 'tag' }
  expect(() => validateRoute(navigation({ page, params: { type: 'tag' } }))).not.toThrow()
  expect(() => validateRoute(navigation({ page, params: { type: 'other' } }))).toThrow('Page not found')
})

test('R4.02 A route rule redirects its own path and no other', async () => {
  startManifest(buildWithRedirects({ '/car/list': '/airport/list' }))()
  await expect(followRouteRules(navigation({ href: '/car/list?page=2' }))).rejects.toMatchObject({
    options: { href: '/airport/list', replace: true },
  })
  await expect(followRouteRules(navigation())).resolves.toBeUndefined()
})

test('A rule that leads to its own path is ignored', async () => {
  startManifest(buildWithRedirects({ '/car/list': '/car/list' }))()
  await expect(followRouteRules(navigation({ href: '/car/list' }))).resolves.toBeUndefined()
})

test('R4.48 No rule applies to the first page, which the host has checked', async () => {
  startManifest(buildWithRedirects({ '/car/list': '/airport/list' }))()
  await expect(followRouteRules(navigation({ href: '/car/list', current: null }))).resolves.toBeUndefined()
})

test('R4.26 The texts of the target path are loaded', async () => {
  expect(namespacesOf(navigation({ href: '/hotel/list?page=2' }))).toContain('hotel/list')
  const other = navigation({ href: '/hotel/list', page: { name: 'hotel/detail' } })
  expect(namespacesOf(other)).toEqual(expect.arrayContaining(['hotel/list', 'hotel/detail']))
  expect(namespacesOf(navigation({ href: '/', page: { name: null } }))).toContain('index')
  expect(namespacesOf(navigation({ href: '/hotel/list/', page: { name: null } }))).toContain('hotel/list')
  await loadPageTexts(navigation())
  expect(textOf('hotel/list')('nothing')).toBe('No hotels match')
})

test('R4.27 A path with parameters finds its texts by the name of its route', () => {
  expect(namespacesOf(navigation({ href: '/hotel/detail/1001', page: { name: 'hotel/detail' } }))).toContain(
    'hotel/detail',
  )
  const order = navigation({ href: '/user/order/detail/H2611210001', page: { name: 'order/detail' } })
  expect(namespacesOf(order)).toContain('user/order/detail')
})

test('The texts listed by the routes are loaded too, each once', () => {
  const names = namespacesOf(
    navigation({ above: [{ texts: ['site'] }], page: { texts: ['site', 'user/login'] } }),
  )
  expect(names.filter((name) => name === 'site')).toHaveLength(1)
  expect(names).toContain('user/login')
})
