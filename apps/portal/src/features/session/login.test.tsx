import { getGetSignInOptionsQueryOptions } from '@portal/api-client'
import { session } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
const sent: { path: string; body: unknown }[] = []

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', async ({ request }) => {
    const { pathname } = new URL(request.url)
    const body = request.method === 'POST' ? await request.clone().json() : undefined
    sent.push({ path: pathname, body })
  })
})
beforeEach(() => void sent.splice(0))
afterEach(() => vi.useRealTimers())
afterAll(() => mock.server.close())

const field = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' })
const callsTo = (path: string) => sent.filter((call) => call.path === path)

async function fillIn(username: string, password: string) {
  const user = userEvent.setup()
  const name = await field(/^Account/)
  const secret = await field(/^Password/)
  await user.clear(name)
  if (username) await user.type(name, username)
  if (password) await user.type(secret, password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** jsdom lays nothing out, so the picture gets its size here. */
function layOut(picture: HTMLElement) {
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 350, 200)
}

const points = (id: string) => {
  const captcha = mock.world.tables.captcha.get(id)
  if (!captcha) throw new Error('No captcha was drawn.')
  return captcha.targets.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
}

let lastId = ''
const captchaId = () => lastId
beforeAll(() => {
  mock.server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url)
    if (url.pathname === '/api/common/clickCaptcha') lastId = url.searchParams.get('id') ?? ''
  })
})

async function picture() {
  const found = await screen.findByRole('application')
  layOut(found)
  return found
}

test('R5.01 Names empty fields and sends nothing', async () => {
  await openPortal('/user/login')
  await fillIn('', '')
  expect(await screen.findAllByText('Required')).toHaveLength(2)
  expect(document.activeElement).toBe(await field(/^Account/))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Does not send a password that breaks the rule', async () => {
  await openPortal('/user/login')
  await fillIn('goldenland', 'a<b>c"d')
  expect(await screen.findByText(/6 to 32 characters/)).toBeDefined()
  expect(callsTo('/api/common/clickCaptcha')).toEqual([])
})

test('R2.87 R5.31 R7.28 The captcha comes before signing in, says that it is solved, and signing in continues', async () => {
  const portal = await openPortal('/user/login?to=%2Fcar%2Flist&why=expired')
  await fillIn('goldenland', 'Travel2026')
  const target = await picture()
  for (const { x, y } of points(captchaId())) fireEvent.click(target, { clientX: x, clientY: y })
  expect(await screen.findByText('Verification is successful')).toBeDefined()
  await waitFor(() => expect(portal.path()).toBe('/car/list'))
  expect(session.isSignedIn()).toBe(true)
  const calls = callsTo('/api/user/checkIn')
  expect(calls.filter(({ body }) => body === undefined)).toHaveLength(1)
  expect(calls.find(({ body }) => body)?.body).toMatchObject({
    tab: 'login',
    username: 'goldenland',
    keep: false,
  })
})

test('R2.87 Without the switch of the server no captcha is shown, and none is sent', async () => {
  const portal = await openPortal('/user/login')
  const { queryKey } = getGetSignInOptionsQueryOptions()
  await waitFor(() => expect(portal.queryClient.getQueryData(queryKey)).toBeDefined())
  act(() => {
    portal.queryClient.setQueryData(queryKey, { userLoginCaptchaSwitch: false, accountVerificationType: [] })
  })
  await fillIn('goldenland', 'Travel2026')
  const signIns = () => callsTo('/api/user/checkIn').flatMap(({ body }) => (body === undefined ? [] : [body]))
  await waitFor(() => expect(signIns()).toHaveLength(1))
  expect(signIns()[0]).not.toHaveProperty('captchaId')
  expect(screen.queryByRole('application')).toBeNull()
  expect(callsTo('/api/common/clickCaptcha')).toEqual([])
})

test('Staying signed in is part of the request, and returns a refresh token', async () => {
  await openPortal('/user/login?to=%2Fcar%2Flist')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Keep me signed in' }))
  await fillIn('goldenland', 'Travel2026')
  const target = await picture()
  for (const { x, y } of points(captchaId())) fireEvent.click(target, { clientX: x, clientY: y })
  await waitFor(() => expect(session.isSignedIn()).toBe(true))
  expect(callsTo('/api/user/checkIn').find(({ body }) => body)?.body).toMatchObject({ keep: true })
  expect(session.store.getState().refresh_token).toMatch(/^[0-9a-f]{32}$/)
})

test('R5.29 R7.18 A wrong click shows the words of the dialog, not of the server, and a new picture', async () => {
  await openPortal('/user/login')
  await fillIn('goldenland', 'Travel2026')
  const target = await picture()
  const before = callsTo('/api/common/clickCaptcha').length
  for (const _ of points(captchaId())) fireEvent.click(target, { clientX: 1, clientY: 1 })
  expect(await screen.findByText('The correct area is not clicked, please try again')).toBeDefined()
  expect(callsTo('/api/common/checkClickCaptcha').map(({ body }) => body)).toEqual([
    { id: captchaId(), info: expect.stringMatching(/^1,1(?:-1,1)*;350;200$/), unset: false },
  ])
  await waitFor(() => expect(callsTo('/api/common/clickCaptcha')).toHaveLength(before + 1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('R5.30 A captcha that cannot be loaded says so, and the refresh button loads it again', async () => {
  mock.world.faults.add({ operation: 'getClickCaptcha', status: 500 })
  await openPortal('/user/login')
  await fillIn('goldenland', 'Travel2026')
  expect(await screen.findByText('Captcha loading failed, please click refresh button')).toBeDefined()
  mock.world.faults.clear()
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('application')).toBeDefined()
})

test('The picture can be clicked with the keyboard alone, and the last click undone', async () => {
  await openPortal('/user/login')
  await fillIn('goldenland', 'Travel2026')
  const target = await picture()
  fireEvent.keyDown(target, { key: 'ArrowLeft', shiftKey: true })
  fireEvent.keyDown(target, { key: 'Enter' })
  expect(await screen.findByRole('button', { name: /^Click 1/ })).toBeDefined()
  act(() => void fireEvent.keyDown(target, { key: 'Backspace' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Click 1/ })).toBeNull())
})

test('A wrong password shows its notice once and moves the focus to the password', async () => {
  await openPortal('/user/login')
  await fillIn('goldenland', 'Wrong2026')
  const target = await picture()
  for (const { x, y } of points(captchaId())) fireEvent.click(target, { clientX: x, clientY: y })
  const notices = await screen.findAllByRole('alert')
  expect(notices).toHaveLength(1)
  await waitFor(async () => expect(document.activeElement).toBe(await field(/^Password/)))
  expect(session.isSignedIn()).toBe(false)
})

test('R4.19 Leads a member who opens the login page to the member centre', async () => {
  const portal = await openPortal('/user/login', { user: mock.signIn('goldenland') })
  await waitFor(() => expect(portal.path()).toBe('/user/order/list'))
})
