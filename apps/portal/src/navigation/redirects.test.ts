import { setupI18n } from '@portal/i18n'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadDocument } from '../release/chunk-reload.ts'
import { hostileAddresses } from '../shared/address/hostile-addresses.fixture.ts'
import { navigation } from './navigation.fixture.ts'
import { redirectTo, stop } from './redirects.ts'

vi.mock('../release/chunk-reload.ts', async (original) => ({
  ...(await original<object>()),
  loadDocument: vi.fn(),
}))

const settled = () => new Promise((done) => setTimeout(done))

beforeAll(() => setupI18n('en'))
afterEach(() => vi.clearAllMocks())

test('Stopping keeps the open page; while the first page loads it shows the 404 page', () => {
  expect(() => stop(navigation())).toThrow(
    expect.objectContaining({ options: { href: '/car/list', replace: true, statusCode: 307 } }),
  )
  expect(() => stop(navigation({ href: '/hotel/list?page=2', current: null }))).toThrow(
    expect.objectContaining({ status: 404, message: 'Page not found: /hotel/list?page=2' }),
  )
})

test('A redirect into the portal replaces the target', async () => {
  await expect(redirectTo('/airport/list', navigation())).rejects.toMatchObject({
    options: { href: '/airport/list', replace: true },
  })
  expect(loadDocument).not.toHaveBeenCalled()
})

test('A redirect out of the portal loads the other document, and no page opens meanwhile', async () => {
  const refused = vi.fn()
  const leaving = redirectTo('https://partner.example/', navigation()).catch(refused)
  await settled()
  expect(loadDocument).toHaveBeenCalledExactlyOnceWith('https://partner.example/')
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  await settled()
  expect(refused).not.toHaveBeenCalled()
  // The browser shows this document again: the page that was open is still there.
  show(true)
  await leaving
  expect(refused.mock.calls).toMatchObject([[{ options: { href: '/car/list', replace: true } }]])
})

test('A redirect to a hostile address is refused, and nothing is loaded', async () => {
  for (const address of hostileAddresses) {
    await expect(redirectTo(address, navigation()), address).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining(address),
    })
  }
  expect(loadDocument).not.toHaveBeenCalled()
})
