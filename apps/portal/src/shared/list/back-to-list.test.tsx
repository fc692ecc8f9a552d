import { session } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { remember } from '../form/form-drafts.ts'
import { listSearchFor } from './last-search.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const stay = 'check_in=2026-12-12&check_out=2026-12-14&rooms=2&nationality=CN'

test.each([
  ['quotes', '/user/quote/list?keyword=Yangon&limit=50', '/user/quote/detail/none', 'Back to the quotes'],
  [
    'hotels',
    `/hotel/list?destination_type=city&destination_id=yangon&destination_name=Yangon&tz=Asia/Yangon&${stay}&star=5&sort=price`,
    `/hotel/detail/1001?${stay}`,
    'Back to the search results',
  ],
])('R2.101 The way back from one of the %s leads to the list as it was', async (_, list, row, back) => {
  const { router, path } = await openPortal(list, { user: mock.signIn('goldenland') })
  const address = path()
  await router.navigate({ href: row })
  const [link] = await screen.findAllByRole('link', { name: back })
  await userEvent.click(link as HTMLElement)
  await waitFor(() => expect(path()).toBe(address))
})

test('R2.101 An order leads back to the list that it was opened from, of its product or of all', async () => {
  const id = 'H2611209999'
  const { router } = await openPortal('/user/order/list?keyword=LI', { user: mock.signIn('goldenland') })
  const back = async () =>
    (await screen.findAllByRole('link', { name: 'Back to the list' }))[0]?.getAttribute('href')
  await router.navigate({ href: '/user/order/all?keyword=ZHANG&page=2' })
  await router.navigate({ to: '/user/order/detail/$id', params: { id } })
  expect(await back()).toBe('/user/order/all?keyword=ZHANG&page=2')
  await router.navigate({ href: '/user/order/list?keyword=LI' })
  await router.navigate({ to: '/user/order/detail/$id', params: { id } })
  expect(await back()).toBe('/user/order/list?keyword=LI')
})

test('R2.101 A member never gets the keyword of the member before', async () => {
  const { router } = await openPortal('/user/order/list?keyword=ZHANG', { user: mock.signIn('goldenland') })
  const back = () => screen.findAllByRole('link', { name: 'Back to the list' })
  await router.navigate({ to: '/user/order/detail/$id', params: { id: 'H2611209999' } })
  expect((await back())[0]?.getAttribute('href')).toContain('ZHANG')
  act(() => session.fill(mock.signIn('golden_booker')))
  await waitFor(async () => expect((await back())[0]?.getAttribute('href')).toBe('/user/order/list'))
})

test('R2.101 From a booking, the list of the same search keeps its filters and sort', () => {
  remember(7, 'searches of lists', { '/car/list': { city: 'yangon', days: 3, seats: [7], sort: 'price' } })
  const same = { city: 'yangon', days: 3 }
  expect(listSearchFor(7, '/car/list', same)).toEqual({ ...same, seats: [7], sort: 'price' })
  expect(listSearchFor(7, '/car/list', { ...same, days: 4 })).toEqual({ city: 'yangon', days: 4 })
})
