import { session } from '@portal/auth'
import { createControl } from '@portal/mock-server/control'
import { mockForTests } from '@portal/mock-server/node'
import { readTrace } from '@portal/mock-server/replay'
import { UiProvider } from '@portal/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openPortal } from '../test/open-portal.tsx'
import { savedFiles } from '../test/saved-files.ts'
import Opener from './Opener.tsx'

const mock = mockForTests({
  record: true,
  live: { url: 'https://api.example.com', nouns: ['session', 'site'], operations: ['payOrder'] },
})
const files = savedFiles()
beforeAll(() => mock.server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => mock.server.close())

/** The portal on a page, with the button of the panel beside it, as a build with a mock shows both. */
async function openWithPanel(path = '/', language: 'en' | 'zh-cn' = 'en') {
  const portal = await openPortal(path, { user: mock.signIn('goldenland'), language })
  render(
    <QueryClientProvider client={portal.queryClient}>
      <UiProvider>
        <Opener router={portal.router} />
      </UiProvider>
    </QueryClientProvider>,
  )
  return portal
}

async function openPart(name: string) {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /mock panel/ }))
  await user.click(await screen.findByRole('tab', { name }))
  return { user, part: await screen.findByRole('tabpanel', { name }) }
}

test('The panel opens by its key, and closes by it', async () => {
  await openWithPanel()
  const user = userEvent.setup()
  await user.keyboard('{Alt>}{Shift>}M{/Shift}{/Alt}')
  expect(await screen.findByRole('tab', { name: 'Scenario' })).toBeDefined()
  await user.keyboard('{Alt>}{Shift>}M{/Shift}{/Alt}')
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Scenario' })).toBeNull())
})

test('A scenario that is opened shows its page to its member', async () => {
  const { path } = await openWithPanel()
  const { user, part } = await openPart('Scenario')
  await user.type(within(part).getByRole('textbox', { name: 'Find a scenario' }), 'credit_overdue')
  await user.click(await within(part).findByRole('button', { name: 'Open: Overdue bill' }))
  await waitFor(() => expect(path()).toMatch(/^\/user\/bill\/details/))
  expect(session.store.getState().username).toBe('jadecredit')
  expect(await within(part).findByText('Now in: credit_overdue')).toBeDefined()
})

test('Another member signs in with one choice, and out again', async () => {
  await openWithPanel()
  const { user, part } = await openPart('Scenario')
  const who = within(part).getByRole('combobox', { name: 'Signed in as' })
  expect((who as HTMLSelectElement).value).toBe('goldenland')
  await user.selectOptions(who, 'golden_viewer')
  await waitFor(() => expect(session.store.getState().username).toBe('golden_viewer'))
  await user.selectOptions(who, '')
  await waitFor(() => expect(session.isSignedIn()).toBe(false))
})

test('The clock moves an hour on', async () => {
  await openWithPanel()
  const { user, part } = await openPart('Time')
  const before = mock.world.clock.now()
  await user.click(within(part).getByRole('button', { name: '+1 h' }))
  await waitFor(() => expect(mock.world.clock.now()).toBe(before + 3_600_000))
})

test('A supplier that is waited for answers now, and its job of the order in view stands first', async () => {
  const { path } = await createControl({ baseUrl: location.origin }).scenario('hotel_on_request')
  const id = path.split('/').at(-1) ?? ''
  await openWithPanel(path)
  const { user, part } = await openPart('Time')
  const [first] = await within(part).findAllByRole('button', { name: /^Now: / })
  expect(first?.getAttribute('aria-label')).toBe(`Now: Supplier answers, ${id}`)
  if (first) await user.click(first)
  await waitFor(() => expect(mock.world.tables.order.get(id)?.order_status).toBe('confirmed'))
})

test('What cannot be done is said in the mock’s own sentence', async () => {
  await openWithPanel()
  const { user, part } = await openPart('Supplier')
  await user.type(within(part).getByRole('combobox', { name: 'Booking ID' }), 'H0000000000')
  await user.click(within(part).getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText(/Not done: There is no order H0000000000/)).toBeDefined()
})

test('A fault is added to one call and taken away again', async () => {
  await openWithPanel()
  const { user, part } = await openPart('Network')
  await user.selectOptions(within(part).getByRole('combobox', { name: 'Call' }), 'payOrder')
  await user.selectOptions(within(part).getByRole('combobox', { name: 'Fault' }), 'HTTP 502')
  await user.selectOptions(within(part).getByRole('combobox', { name: 'When' }), 'Next time only')
  await user.click(within(part).getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(mock.world.faults.list()).toMatchObject([
      { rule: { operation: 'payOrder', status: 502, times: 1, latency: 1000 } },
    ]),
  )
  await user.click(await within(part).findByRole('button', { name: /^Remove: / }))
  await waitFor(() => expect(mock.world.faults.list()).toEqual([]))
})

test('A call is shown with what it sent and was answered', async () => {
  await openWithPanel()
  const { user, part } = await openPart('Calls')
  await user.click(await within(part).findByRole('button', { name: /^getSite/ }))
  expect(await within(part).findByText(/"siteName"|"site"/)).toBeDefined()
  expect(within(part).getByRole('button', { name: 'Copy as curl' })).toBeDefined()
  expect(within(part).getByRole('button', { name: 'Copy as Playwright test' })).toBeDefined()
})

test('A snapshot brings back what was changed after it', async () => {
  await openWithPanel()
  const { user, part } = await openPart('World')
  await user.click(await within(part).findByRole('button', { name: 'Take a snapshot' }))
  await within(part).findByRole('button', { name: 'Restore: 1' })
  const orders = mock.world.tables.order.size
  mock.world.tables.order.remove(mock.world.tables.order.all()[0]?.id ?? '')
  await user.click(within(part).getByRole('button', { name: 'Restore: 1' }))
  await waitFor(() => expect(mock.world.tables.order.size).toBe(orders))
})

test('A session is recorded, and saved as a file that can be replayed', async () => {
  await openWithPanel()
  const { user, part } = await openPart('World')
  await user.click(await within(part).findByRole('button', { name: 'Record' }))
  await within(part).findByText(/calls recorded/)
  await fetch(`${location.origin}/api/index/index?requiredLogin=0`)
  await user.click(within(part).getByRole('button', { name: 'Stop and download' }))
  await within(part).findByRole('button', { name: 'Record' })
  const [file] = files
  expect(file?.name).toBe('main.har')
  const { log } = readTrace((await file?.text()) ?? '')
  expect(log.entries.map(({ _operation }) => _operation)).toContain('getSite')
})

test('It is in the language of the page', async () => {
  await openWithPanel('/', 'zh-cn')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '打开模拟面板（Alt+Shift+M）' }))
  expect(await screen.findByRole('tab', { name: '场景' })).toBeDefined()
  expect(await screen.findByText('普通的一个月')).toBeDefined()
})

test('Which calls a live server answers is said on the button and in the panel', async () => {
  vi.stubEnv('VITE_MOCK', 'server')
  await openWithPanel()
  expect(await screen.findByText('Mock + live')).toBeDefined()
  await openPart('Scenario')
  const notices = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(notices.join()).toContain('Live at https://api.example.com: session, site, payOrder.')
  // The mock cannot sign in members of the live server, so it offers neither personas nor scenarios.
  expect(screen.getByText(/^Signed in as goldenland, on the live server/)).toBeDefined()
  expect(screen.queryByRole('combobox', { name: 'Signed in as' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Open: / })).toBeNull()
})
