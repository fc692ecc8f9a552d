import { getGetSignInOptionsQueryOptions } from '@portal/api-client'
import { session } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { solveCaptcha, write } from '../../test/page.ts'

const mock = mockForTests()
let calls: string[]
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  calls = []
  sent = []
})
beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname))
  mock.server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'POST') return
    sent.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
  })
})
afterAll(() => mock.server.close())

async function open(type: 'register' | 'retrieve', query = '') {
  const portal = await openPortal(`/user/login?type=${type}${query}`)
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Send code' })
  return { ...portal, user }
}

/** A field that must be filled carries a star behind its label. */
const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`), {
    selector: 'input:not([type=radio])',
  })
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

function fill(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) write(input(label), text)
}

/** Has a code sent, and answers what was sent. */
async function receiveCode(user: UserEvent) {
  await press(user, 'Send code')
  await solveCaptcha(mock)
  await waitFor(() => expect(mock.world.sent).toHaveLength(1))
  return mock.world.sent[0]?.code ?? ''
}

const bodyTo = (path: string) => sent.find((call) => call.path === path)?.body

const newcomer = { Account: 'new_agent', Password: 'Secret2026' }
const agree = (user: UserEvent) => user.click(screen.getByRole('checkbox', { name: /agree to them/ }))

describe('registering', () => {
  test('R2.83 R2.87 R7.15 By e-mail: the captcha comes before the code, which is announced, and the new member is signed in', async () => {
    const { user, path } = await open('register', '&to=%2Fcar%2Flist')
    fill({ 'E-mail': 'agent@example.com' })
    const captcha = await receiveCode(user)
    expect(calls.indexOf('/api/common/checkClickCaptcha')).toBeLessThan(calls.indexOf('/api/Ems/send'))
    expect(bodyTo('/api/Ems/send')).toEqual({
      email: 'agent@example.com',
      event: 'user_register',
      captchaId: expect.stringMatching(/./),
      captchaInfo: expect.stringMatching(/^\d+,\d+(?:-\d+,\d+)*;350;200$/),
    })
    expect(await screen.findByText('Mail sent successfully')).toBeDefined()
    // Key by key here, as a newcomer does it.
    for (const [label, text] of Object.entries({ 'Verification code': captcha, ...newcomer }))
      await user.type(input(label), text)
    await agree(user)
    await press(user, 'Register')
    await waitFor(() => expect(path()).toBe('/car/list'))
    expect(session.store.getState().username).toBe('new_agent')
  })

  test('R2.84 R7.14 By mobile number, with an SMS code, which is announced', async () => {
    const { user } = await open('register')
    await user.click(screen.getByRole('radio', { name: 'Mobile number' }))
    fill({ 'Country code': '65', 'Mobile number': '91234567' })
    const captcha = await receiveCode(user)
    expect(mock.world.sent[0]).toMatchObject({ channel: 'sms', event: 'user_register' })
    expect(bodyTo('/api/Sms/send')).toEqual({
      area_num: '65',
      mobile: '91234567',
      template_code: 'user_register',
      captchaId: expect.stringMatching(/./),
      captchaInfo: expect.stringMatching(/;350;200$/),
    })
    expect(await screen.findByText('SMS sent successfully')).toBeDefined()
    fill({ 'Verification code': captcha, ...newcomer })
    await agree(user)
    await press(user, 'Register')
    await waitFor(() => expect(session.isSignedIn()).toBe(true))
    const [made] = mock.world.tables.member.where(({ username }) => username === 'new_agent')
    expect(made).toMatchObject({ area_num: '65', mobile: '91234567' })
  })

  test('R5.21 R5.01 Without the agreement and with empty fields nothing is sent, and each error is named', async () => {
    const { user } = await open('register')
    await press(user, 'Register')
    const summary = await screen.findByRole('group', { name: '5 entries need your attention' })
    expect(document.activeElement).toBe(summary)
    expect(screen.getAllByText('Please read and agree service terms')).toHaveLength(2)
    expect(screen.getAllByText('Required')).toHaveLength(4)
    expect(screen.getByRole('link', { name: 'Verification code: Required' })).toBeDefined()
    expect(calls.filter((path) => path === '/api/user/checkIn')).toHaveLength(1)
  })

  test.each(['12800001111', '138', 'abc'])('R5.05 Sends no code to the mobile number %s', async (mobile) => {
    const { user } = await open('register')
    await user.click(screen.getByRole('radio', { name: 'Mobile number' }))
    fill({ 'Mobile number': mobile })
    await press(user, 'Send code')
    expect(await screen.findByText('Please enter the correct mobile number')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).not.toContain('/api/common/clickCaptcha')
  })

  test('R9.04 After a code the button counts down 60 s, even if the form was left meanwhile', async () => {
    const { user, router } = await open('register')
    fill({ 'E-mail': 'waiting@example.com' })
    await receiveCode(user)
    const wait = await screen.findByRole('button', { name: /^Resend in (60|59|58) s$/ })
    expect(wait.getAttribute('aria-disabled')).toBe('true')
    await user.click(wait)
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(() => router.navigate({ to: '/user/login' }))
    await act(() => router.navigate({ to: '/user/login', search: { type: 'register' } }))
    await screen.findByRole('button', { name: 'Send code' })
    fill({ 'E-mail': 'waiting@example.com' })
    expect(screen.getByRole('button', { name: /^Resend in \d\d s$/ })).toBeDefined()
    fill({ 'E-mail': 'other@example.com' })
    expect(screen.getByRole('button', { name: 'Send code' })).toBeDefined()
  })

  test('Sends no code to a taken address, and shows the server’s reason', async () => {
    const [member] = mock.world.tables.member.where(({ email }) => email !== '')
    const { user } = await open('register')
    fill({ 'E-mail': member?.email ?? '' })
    await press(user, 'Send code')
    await solveCaptcha(mock)
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(mock.world.sent).toEqual([])
    expect(screen.getByRole('button', { name: 'Send code' })).toBeDefined()
  })

  test('Shows a wrong code and a taken account at their fields, and keeps the input', async () => {
    const { user } = await open('register')
    fill({ 'E-mail': 'mistaken@example.com' })
    await receiveCode(user)
    fill({ 'Verification code': 'zzzz', ...newcomer, Account: 'goldenland' })
    await agree(user)
    await press(user, 'Register')
    await waitFor(() => expect(input('Account').getAttribute('aria-invalid')).toBe('true'))
    fill({ Account: 'new_agent' })
    await press(user, 'Register')
    await waitFor(() => expect(input('Verification code').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(input('Password').value).toBe('Secret2026')
    expect(session.isSignedIn()).toBe(false)
  })

  test('The service terms can be read without leaving the form', async () => {
    const { user } = await open('register')
    fill({ Account: 'new_agent' })
    await press(user, 'Read the service terms')
    const dialog = await screen.findByRole('dialog', { name: 'Service terms' })
    expect(await within(dialog).findByRole('heading', { level: 3, name: '3. Cancelling' })).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(input('Account').value).toBe('new_agent')
    await press(user, 'Privacy')
    const privacy = await screen.findByRole('dialog', { name: 'Privacy' })
    expect(await within(privacy).findByRole('heading', { level: 3, name: 'How long' })).toBeDefined()
  })
})

describe('what the server offers', () => {
  const offer = async (ways: ('email' | 'mobile')[], type?: 'register' | 'retrieve') => {
    const portal = await openPortal('/user/login')
    const { queryKey } = getGetSignInOptionsQueryOptions()
    await waitFor(() => expect(portal.queryClient.getQueryData(queryKey)).toBeDefined())
    act(() => {
      portal.queryClient.setQueryData(queryKey, {
        userLoginCaptchaSwitch: true,
        accountVerificationType: ways,
      })
    })
    if (type) await act(() => portal.router.navigate({ to: '/user/login', search: { type } }))
  }

  test('R2.86 With one way there is nothing to choose', async () => {
    await offer(['mobile'], 'register')
    await waitFor(() => expect(input('Mobile number')).toBeDefined())
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByLabelText(/^E-mail/)).toBeNull()
  })

  test('R2.86 Offers retrieval and registration if codes can be sent', async () => {
    await offer(['email'])
    expect(await screen.findByRole('link', { name: 'Forgotten your password?' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Register' })).toBeDefined()
  })

  test('R2.86 Offers neither retrieval nor registration if no code can be sent', async () => {
    await offer([])
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Register' })).toBeNull())
    expect(screen.queryByRole('link', { name: 'Forgotten your password?' })).toBeNull()
  })

  test('R2.86 The address says that registration is closed', async () => {
    await offer([], 'retrieve')
    expect(await screen.findByText(/No codes can be sent at the moment/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
  })
})

describe('a forgotten password', () => {
  test('R2.85 Can be replaced with the code, and the page to return to is kept', async () => {
    const [member] = mock.world.tables.member.where(({ username }) => username === 'goldenland')
    const { user, path } = await open('retrieve', '&to=%2Fcar%2Flist')
    fill({ 'E-mail': member?.email ?? '' })
    const captcha = await receiveCode(user)
    fill({
      'Verification code': captcha,
      'New password': 'Forgotten1',
      'Repeat new password': 'Forgotten2',
    })
    await press(user, 'Set the new password')
    expect(await screen.findByText('The two passwords are not the same')).toBeDefined()
    fill({ 'Repeat new password': 'Forgotten1' })
    await press(user, 'Set the new password')
    await waitFor(() => expect(path()).toBe('/user/login?to=%2Fcar%2Flist'))
    expect(mock.world.tables.member.get(member?.id ?? '')?.password).toBe('Forgotten1')
  })

  test('Sends no code to an unknown address, and shows the reason', async () => {
    const { user } = await open('retrieve')
    fill({ 'E-mail': 'nobody@example.com' })
    await press(user, 'Send code')
    await solveCaptcha(mock)
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(mock.world.sent).toEqual([])
  })
})
