import { session } from '@portal/auth'
import { createControl } from '@portal/mock-server/control'
import { mockForTests } from '@portal/mock-server/node'
import { readTrace } from '@portal/mock-server/replay'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { savedFiles } from '../test/page.ts'
import { openPart, openWithPanel } from './open-panel.fixture.tsx'

const mock = mockForTests({ record: true })
const files = savedFiles()
beforeAll(() => mock.server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => mock.server.close())

test('A key opens and closes the panel', async () => {
  await openWithPanel(mock)
  const user = userEvent.setup()
  await user.keyboard('{Alt>}{Shift>}M{/Shift}{/Alt}')
  expect(await screen.findByRole('tab', { name: 'Scenario' })).toBeDefined()
  await user.keyboard('{Alt>}{Shift>}M{/Shift}{/Alt}')
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Scenario' })).toBeNull())
})

test('Opening a scenario shows its page to its member', async () => {
  const { path } = await openWithPanel(mock)
  const { user, part } = await openPart('Scenario')
  await user.type(within(part).getByRole('textbox', { name: 'Find a scenario' }), 'credit_overdue')
  await user.click(await within(part).findByRole('button', { name: 'Open: Overdue bill' }))
  await waitFor(() => expect(path()).toMatch(/^\/user\/bill\/details/))
  expect(session.store.getState().username).toBe('jadecredit')
  expect(await within(part).findByText('Now in: credit_overdue')).toBeDefined()
})

test('One choice signs another member in, and out again', async () => {
  await openWithPanel(mock)
  const { user, part } = await openPart('Scenario')
  const who = within(part).getByRole('combobox', { name: 'Signed in as' })
  expect((who as HTMLSelectElement).value).toBe('goldenland')
  await user.selectOptions(who, 'golden_viewer')
  await waitFor(() => expect(session.store.getState().username).toBe('golden_viewer'))
  await user.selectOptions(who, '')
  await waitFor(() => expect(session.isSignedIn()).toBe(false))
})

test('The clock advances by an hour', async () => {
  await openWithPanel(mock)
  const { user, part } = await openPart('Time')
  const before = mock.world.clock.now()
  await user.click(within(part).getByRole('button', { name: '+1 h' }))
  await waitFor(() => expect(mock.world.clock.now()).toBe(before + 3_600_000))
})

test('A pending supplier answers now, and the job of the order in view comes first', async () => {
  const { path } = await createControl({ baseUrl: location.origin }).scenario('hotel_on_request')
  const id = path.split('/').at(-1) ?? ''
  await openWithPanel(mock, path)
  const { user, part } = await openPart('Time')
  const [first] = await within(part).findAllByRole('button', { name: /^Now: / })
  expect(first?.getAttribute('aria-label')).toBe(`Now: Supplier answers, ${id}`)
  if (first) await user.click(first)
  await waitFor(() => expect(mock.world.tables.order.get(id)?.order_status).toBe('confirmed'))
})

test('A refusal is shown in the words of the mock', async () => {
  await openWithPanel(mock)
  const { user, part } = await openPart('Supplier')
  await user.type(within(part).getByRole('combobox', { name: 'Booking ID' }), 'H0000000000')
  await user.click(within(part).getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText(/Not done: There is no order H0000000000/)).toBeDefined()
})

test('A fault is added to one call and removed again', async () => {
  await openWithPanel(mock)
  const { user, part } = await openPart('Answers')
  await user.selectOptions(within(part).getByRole('combobox', { name: 'Call' }), 'payOrder')
  await user.selectOptions(within(part).getByRole('combobox', { name: 'Answer' }), 'HTTP 502')
  await user.selectOptions(within(part).getByRole('combobox', { name: 'When' }), 'The next calls')
  await user.click(within(part).getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(mock.world.faults.list()).toMatchObject([
      { rule: { operation: 'payOrder', status: 502, times: 1, latency: 1000 } },
    ]),
  )
  await user.click(await within(part).findByRole('button', { name: /^Remove: / }))
  await waitFor(() => expect(mock.world.faults.list()).toEqual([]))
})

test('The last answer of a call is edited, and the next call gets it', async () => {
  await openWithPanel(mock)
  const { user, part } = await openPart('Calls')
  await user.click(await within(part).findByRole('button', { name: /^getSite/ }))
  await user.click(await within(part).findByRole('button', { name: 'Edit the next answer' }))
  const answers = await screen.findByRole('tabpanel', { name: 'Answers' })
  const data = within(answers).getByRole('textbox', { name: 'Data of the answer' }) as HTMLTextAreaElement
  expect(JSON.parse(data.value)).toMatchObject({ site: { siteName: expect.any(String) } })

  const edited = JSON.parse(data.value) as { site: Record<string, unknown> }
  await user.clear(data)
  await user.paste(JSON.stringify({ ...edited, site: { ...edited.site, siteName: 7 } }))
  await user.click(within(answers).getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/Not done: data\.site\.siteName/)).toBeDefined()

  // What is not checked does not say that it is.
  const forced = within(answers).getByRole('switch', { name: 'Even if it breaks the contract' })
  expect(data.getAttribute('aria-describedby')).not.toBeNull()
  await user.click(forced)
  expect(data.getAttribute('aria-describedby')).toBeNull()
  await user.click(within(answers).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(mock.world.faults.list()).toMatchObject([{ rule: { forced: true } }]))
  mock.world.faults.clear()
  await user.click(forced)

  await user.clear(data)
  await user.paste(JSON.stringify({ ...edited, site: { ...edited.site, siteName: 'Another name' } }))
  await user.click(within(answers).getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(mock.world.faults.list()).toMatchObject([
      { rule: { operation: 'getSite', times: 1, data: { site: { siteName: 'Another name' } } } },
    ]),
  )
})

test('Data that is no JSON is named as such, and an example is chosen by its name', async () => {
  await openWithPanel(mock)
  const { user, part } = await openPart('Answers')
  await user.selectOptions(within(part).getByRole('combobox', { name: 'Call' }), 'listOrders')
  const answer = within(part).getByRole('combobox', { name: 'Answer' })
  await user.selectOptions(answer, 'Edited data')
  const data = await within(part).findByRole('textbox', { name: 'Data of the answer' })
  await waitFor(() => expect((data as HTMLTextAreaElement).value).toContain('"list"'))
  await user.clear(data)
  await user.paste('{')
  await user.click(within(part).getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/Not done: The data is not valid JSON/)).toBeDefined()

  await user.selectOptions(answer, 'An example of the contract')
  const example = await within(part).findByRole('combobox', { name: 'Example' })
  await user.selectOptions(example, within(part).getByRole('option', { name: /^NEED_LOGIN: / }))
  await user.clear(within(part).getByRole('spinbutton', { name: 'Number of calls' }))
  await user.type(within(part).getByRole('spinbutton', { name: 'Number of calls' }), '3')
  await user.click(within(part).getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(mock.world.faults.list().map(({ rule }) => rule)).toEqual([
      { operation: 'listOrders', example: 'NEED_LOGIN', times: 3 },
    ]),
  )
})

test('Latency scatters, and a body drips and breaks off', async () => {
  await openWithPanel(mock)
  const { user, part } = await openPart('Answers')
  const number = (name: string) => within(part).getByRole('spinbutton', { name })
  await user.selectOptions(within(part).getByRole('combobox', { name: 'Latency' }), 'Between two')
  await user.type(number('Bytes per second'), '500')
  await user.type(number('Break off after (bytes)'), '90')
  await user.click(within(part).getByRole('button', { name: 'Add' }))
  await user.selectOptions(within(part).getByRole('combobox', { name: 'Latency' }), 'Scattered')
  await user.click(within(part).getByRole('button', { name: 'Add' }))
  const delivery = { operation: '*', bytes_per_second: 500, cut_after: 90 }
  await waitFor(() =>
    expect(mock.world.faults.list().map(({ rule }) => rule)).toEqual([
      { ...delivery, latency: { min: 1000, max: 3000 } },
      { ...delivery, latency: { median: 400, sigma: 0.5 } },
    ]),
  )
})

test('A call is shown with its request and its answer', async () => {
  await openWithPanel(mock)
  const { user, part } = await openPart('Calls')
  await user.click(await within(part).findByRole('button', { name: /^getSite/ }))
  expect(await within(part).findByText(/"siteName"|"site"/)).toBeDefined()
  expect(within(part).getByRole('button', { name: 'Copy as curl' })).toBeDefined()
  expect(within(part).getByRole('button', { name: 'Copy as Playwright test' })).toBeDefined()
})

test('A snapshot restores what was changed after it, also in a page opened later, until it is removed', async () => {
  await openWithPanel(mock)
  const first = await openPart('World')
  await first.user.click(await within(first.part).findByRole('button', { name: 'Take a snapshot' }))
  await within(first.part).findByRole('button', { name: 'Restore: 1' })
  cleanup()
  await openWithPanel(mock)
  const { user, part } = await openPart('World')
  const restore = await within(part).findByRole('button', { name: 'Restore: 1' })
  const orders = mock.world.tables.order.size
  mock.world.tables.order.remove(mock.world.tables.order.all()[0]?.id ?? '')
  await user.click(restore)
  await waitFor(() => expect(mock.world.tables.order.size).toBe(orders))
  await user.click(within(part).getByRole('button', { name: 'Remove: 1' }))
  await waitFor(() => expect(restore.isConnected).toBe(false))
})

test('Own data is loaded from a file, its company signs in, and it is removed again', async () => {
  await openWithPanel(mock)
  const { user, part } = await openPart('World')
  const choose = async (name: string, text: string) => {
    await within(part).findByRole('button', { name: 'Load a file' })
    const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*="csv"]')
    if (input) await user.upload(input, new File([text], name))
  }
  await choose('own.csv', 'kind,name_en,city\nhotel,A,yangon\nhotel,B,atlantis')
  expect(await screen.findByText(/Not done: row 3, city: [^]*Nothing was loaded\./)).toBeDefined()
  expect(mock.world.catalogue.hotel('9001')).toBeUndefined()

  await choose('own.csv', 'kind,name_en,city,username\nhotel,Lotus Court,yangon,\ncompany,Harbour,,harbour')
  await within(part).findByText('Own hotels: 1, guests: 0, companies: 1.')
  expect(mock.world.catalogue.hotel('9001')?.name.en).toBe('Lotus Court')
  expect(session.store.getState().username).toBe('goldenland')
  await user.click(screen.getByRole('tab', { name: 'Scenario' }))
  await within(await screen.findByRole('tabpanel', { name: 'Scenario' })).findByRole('option', {
    name: 'harbour · Harbour',
  })

  await user.click(screen.getByRole('tab', { name: 'World' }))
  await user.click(await screen.findByRole('button', { name: 'Remove the own data' }))
  await screen.findByText('All hotels, guests and companies are generated.')
  expect(mock.world.catalogue.hotel('9001')).toBeUndefined()
})

test('A session is recorded, and saved as a file that can be replayed', async () => {
  await openWithPanel(mock)
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

test.each([
  ['en', 'World', /^Nothing more is recorded: .* Stop and download what there is\.$/],
  ['zh-cn', '世界', /^录制已达上限.*请停止录制并下载已有内容。$/],
] as const)('A recording that goes no further says so in %s', async (language, tab, sentence) => {
  const real = fetch
  const full = { recording: true, calls: 10_000, stopped: 'The recording has reached its limit.' }
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    new Request(...call).url.endsWith('/__mock/trace') ? Promise.resolve(Response.json(full)) : real(...call),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  await openWithPanel(mock, '/', language)
  const user = userEvent.setup()
  await user.keyboard('{Alt>}{Shift>}M{/Shift}{/Alt}')
  await user.click(await screen.findByRole('tab', { name: tab }))
  expect(await screen.findByText(sentence)).toBeDefined()
})

test('The panel uses the language of the page', async () => {
  await openWithPanel(mock, '/', 'zh-cn')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '打开模拟面板（Alt+Shift+M）' }))
  expect(await screen.findByRole('tab', { name: '场景' })).toBeDefined()
  expect(await screen.findByText('普通的一个月')).toBeDefined()
})
