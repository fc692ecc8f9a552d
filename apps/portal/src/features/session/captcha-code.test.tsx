import { session } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { write } from '../../test/page.ts'

// Who cannot use the picture of the captcha asks for a code in its place.

const mock = mockForTests()
const sent: { path: string; body: unknown }[] = []
beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'POST') return
    sent.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
  })
})
beforeEach(() => void sent.splice(0))
afterAll(() => mock.server.close())

const bodies = (path: string) => sent.flatMap((call) => (call.path === path ? [call.body] : []))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Security check' }))
const instead = 'I can’t use the picture'

async function openSignIn(account = 'goldenland', options: Parameters<typeof openPortal>[1] = {}) {
  const portal = await openPortal('/user/login?to=%2Fcar%2Flist', options)
  const user = userEvent.setup()
  write(await screen.findByLabelText(/^Account/, { selector: 'input' }), account)
  write(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Travel2026')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return { ...portal, user }
}

async function typeCode(user: UserEvent, code: string) {
  const shown = await dialog()
  const field = shown.getByLabelText('Code in place of the picture')
  await waitFor(() => expect(document.activeElement).toBe(field))
  write(field, code)
  await user.keyboard('{Enter}')
}

test('With the keyboard alone a code by e-mail signs in without the picture', async () => {
  const portal = await openSignIn()
  const { user } = portal
  const shown = await dialog()
  shown.getByRole('button', { name: instead }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('bound to “goldenland”'))
  expect(screen.queryByRole('application')).toBeNull()
  shown.getByRole('button', { name: 'Send code' }).focus()
  await user.keyboard('{Enter}')
  expect(await shown.findByText(/If there is such an account/)).toBeDefined()
  expect(shown.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDefined()
  expect(mock.world.sent.at(-1)).toMatchObject({ channel: 'email', target: 'goldenland@example.com' })
  await typeCode(user, mock.world.sent.at(-1)?.code ?? '')
  await waitFor(() => expect(portal.path()).toBe('/car/list'))
  expect(session.isSignedIn()).toBe(true)
  expect(bodies('/api/common/checkClickCaptcha')).toEqual([])
  // The form around the dialog was sent once: by the captcha, not by the Enter within it.
  expect(bodies('/api/user/checkIn')).toHaveLength(1)
})

test('Shows a wrong code at its field, and sends one by SMS if chosen', async () => {
  const { user } = await openSignIn()
  const shown = await dialog()
  await user.click(shown.getByRole('button', { name: instead }))
  await user.click(shown.getByRole('radio', { name: 'Mobile number' }))
  await user.click(shown.getByRole('button', { name: 'Send code' }))
  await shown.findByText(/If there is such an account/)
  expect(mock.world.sent.at(-1)).toMatchObject({ channel: 'sms' })
  await typeCode(user, 'x')
  expect(await shown.findByText('Please enter the four characters that were sent to you')).toBeDefined()
  expect(bodies('/api/common/checkCaptchaCode')).toEqual([])
  await typeCode(user, mock.world.sent.at(-1)?.code === 'AAAA' ? 'BBBB' : 'AAAA')
  expect(await shown.findByText('The verification code is wrong or has expired')).toBeDefined()
  expect(session.isSignedIn()).toBe(false)
})

test('The way back to the picture restores the focus', async () => {
  const { user } = await openSignIn()
  const shown = await dialog()
  await user.click(shown.getByRole('button', { name: instead }))
  await user.click(shown.getByRole('button', { name: 'Back to the picture' }))
  expect(await shown.findByRole('application')).toBeDefined()
  expect(document.activeElement).toBe(shown.getByRole('button', { name: instead }))
})

test('Says why a code cannot be requested, and the button says how long to wait', async () => {
  mock.world.faults.add({ operation: 'sendCaptchaCode', status: 500, times: 1 })
  const { user } = await openSignIn('jadecredit')
  const shown = await dialog()
  await user.click(shown.getByRole('button', { name: instead }))
  await user.click(shown.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByText('Server internal error')).toBeDefined()
  expect(shown.getByLabelText('Code in place of the picture')).toHaveProperty('disabled', true)
  const elsewhere = { captchaId: 'another-tab', purpose: 'sign_in', type: 'email', account: 'jadecredit' }
  await fetch('/api/common/sendCaptchaCode', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(elsewhere),
  })
  await user.click(shown.getByRole('button', { name: 'Send code' }))
  expect(await shown.findByRole('button', { name: /^Resend in \d+ s$/ })).toBeDefined()
  expect(shown.getByLabelText('Code in place of the picture')).toHaveProperty('disabled', true)
})

test('When registering, the code goes to the address of the form, followed by the code of the form itself', async () => {
  await openPortal('/user/login?type=register')
  const user = userEvent.setup()
  write(await screen.findByLabelText(/^E-mail/, { selector: 'input:not([type=radio])' }), 'new@example.com')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  const shown = await dialog()
  await user.click(shown.getByRole('button', { name: instead }))
  expect(shown.getByText(/A code goes to new@example\.com\./)).toBeDefined()
  await user.click(shown.getByRole('button', { name: 'Send code' }))
  await shown.findByText('The code has been sent.')
  await typeCode(user, mock.world.sent.at(-1)?.code ?? '')
  await waitFor(() => expect(bodies('/api/Ems/send')).toHaveLength(1))
  const events = () => mock.world.sent.map(({ event, target }) => `${event} ${target}`)
  await waitFor(() =>
    expect(events()).toEqual(['captcha_register new@example.com', 'user_register new@example.com']),
  )
})

test('With a backend without such codes there is only the picture', async () => {
  await openSignIn('goldenland', { lacks: ['sendCaptchaCode'] })
  const shown = await dialog()
  expect(await shown.findByRole('application')).toBeDefined()
  expect(shown.queryByRole('button', { name: instead })).toBeNull()
})
