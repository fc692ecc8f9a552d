import { type OperationId, setUnsupportedOperations } from '@portal/api-client'
import { routes } from '@portal/api-client/contract'
import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isPageAvailable } from '../shared/address/pages.ts'
import { openPortal } from '../test/open-portal.tsx'

// A sample of e2e/errors/without-nouns.deep.ts, which opens every page without every noun.

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => setUnsupportedOperations([]))
afterAll(() => mock.server.close())

const nouns = Map.groupBy(Object.keys(routes) as OperationId[], (id): string => routes[id].noun)

/** Pages that ask for much; each noun is missed by one of them. */
const pages = [
  '/user/account/overview',
  '/user/account/profile',
  '/user/order/list',
  '/hotel/detail/1001',
  '/',
  '/user/account/balance',
  '/user/order/detail/H2611210001',
  '/cms/info/703',
]

const missedCalls = () =>
  mock.world.journal
    .list()
    .filter(({ status }) => status === 404)
    .map(({ operation }) => operation)

const byTurn = [...nouns.keys()].map((noun, turn) => ({ noun, page: pages[turn % pages.length] ?? '/' }))

/** Pages whose content leads to what another noun fills. */
const leading = [
  { noun: 'order', page: '/user/account/overview' },
  { noun: 'hotel', page: '/user/account/overview' },
  { noun: 'order', page: '/user/notification/list' },
  { noun: 'order', page: '/user/invoice/apply' },
  { noun: 'hotel', page: '/user/draft/list' },
  { noun: 'hotel', page: '/user/favourite/list' },
  { noun: 'hotel', page: '/cms/search' },
  { noun: 'wallet', page: '/user/manage/markup' },
  { noun: 'account', page: '/user/account/profile' },
  { noun: 'approval', page: '/user/account/overview' },
  { noun: 'dashboard', page: '/user/account/overview' },
]

test.each([...byTurn, ...leading])(
  'With a backend without $noun, listed by the host, $page opens, requests nothing of it and links to no page that needs it',
  async ({ noun, page }) => {
    const operations = nouns.get(noun) ?? []
    for (const operation of operations) mock.world.faults.add({ operation, status: 404 })
    const { router } = await openPortal(page, { user: mock.signIn('goldenland'), lacks: operations })
    const { textContent } = await screen.findByRole('heading', { level: 1 })
    expect(textContent).not.toBe('')
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
    // Name and menus are asked for whatever the host says: without them there is no portal.
    const asked = isPageAvailable(router, page) ? missedCalls().filter((id) => id !== 'getSite') : []
    expect(asked).toEqual([])
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      ({ pathname }) => pathname,
    )
    expect(links.filter((path) => path !== page && !isPageAvailable(router, path))).toEqual([])
    expect(links.length).toBeGreaterThan(0)
  },
)

test.each([
  ['/user/login', 'The server does not offer this yet.'],
  ['/user/login?type=register', 'The server does not offer this yet.'],
])('With a backend without sign-in, %s says so and requests nothing', async (page, said) => {
  await openPortal(page, { lacks: ['signIn', 'getSignInOptions'] })
  expect(await screen.findByText(said)).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(mock.world.journal.list().map(({ operation }) => operation)).not.toContain('getSignInOptions')
})

test('If a backend does not name its ways to sign in, a visitor can sign in and cannot register', async () => {
  await openPortal('/user/login', { lacks: ['getSignInOptions'] })
  expect(await screen.findByRole('textbox', { name: /^Account/ })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
  expect(mock.world.journal.list().map(({ operation }) => operation)).not.toContain('getSignInOptions')
})

test.each(['/', '/cms/info/703'])(
  'With a backend without sign-in, a visitor of %s is not sent to the login page',
  async (page) => {
    await openPortal(page, { lacks: ['signIn'] })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
    expect(document.querySelector('a[href^="/user/login"]')).toBeNull()
  },
)

test('Says when a member’s profile cannot be loaded, and trying again shows it', async () => {
  mock.world.faults.add({ operation: 'getSite', status: 404 })
  await openPortal('/user/account/profile', {
    user: { ...mock.signIn('goldenland'), join_time: undefined } as never,
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  await userEvent.click(again)
  expect(await screen.findByRole('textbox', { name: 'Nickname' })).toBeDefined()
})
