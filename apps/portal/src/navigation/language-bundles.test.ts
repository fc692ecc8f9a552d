import { setupI18n, textOf } from '@portal/i18n'
import { expect, test } from 'vitest'
import { languageBundles, namespacesOf } from './language-bundles.ts'
import { navigation } from './navigation.fixture.ts'

test('R4.26 The texts of the target path are among those that are loaded', () => {
  expect(namespacesOf(navigation({ href: '/hotel/list?page=2' }))).toContain('hotel/list')
  const other = navigation({ href: '/hotel/list', page: { name: 'hotel/detail' } })
  expect(namespacesOf(other)).toEqual(expect.arrayContaining(['hotel/list', 'hotel/detail']))
  expect(namespacesOf(navigation({ href: '/', page: { name: null } }))).toContain('index')
  expect(namespacesOf(navigation({ href: '/hotel/list/', page: { name: null } }))).toContain('hotel/list')
})

test('R4.27 A path with parameters finds its texts by the name of its route', () => {
  expect(namespacesOf(navigation({ href: '/hotel/detail/1001', page: { name: 'hotel/detail' } }))).toContain(
    'hotel/detail',
  )
  const order = navigation({ href: '/user/order/detail/H2611210001', page: { name: 'order/detail' } })
  expect(namespacesOf(order)).toContain('user/order/detail')
})

test('What the routes ask for beside their own is loaded too, each once', () => {
  const asked = namespacesOf(
    navigation({ above: [{ texts: ['site'] }], page: { texts: ['site', 'user/login'] } }),
  )
  expect(asked.filter((name) => name === 'site')).toHaveLength(1)
  expect(asked).toContain('user/login')
})

test('R4.26 A page opens with its texts, in the language in force', async () => {
  await setupI18n('en')
  await languageBundles.run(navigation())
  expect(textOf('hotel/list')('nothing')).toBe('No hotels match')
})
