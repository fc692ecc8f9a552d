import { session, siteStore } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dropAllDrafts } from '../../shared/form/form-drafts.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { solveCaptcha, write } from '../../test/page.ts'

const mock = mockForTests()
let calls: string[]

beforeEach(() => {
  calls = []
})
beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname))
})
afterEach(dropAllDrafts)
afterAll(() => mock.server.close())

async function openProfile() {
  const portal = await openPortal('/user/account/profile', { user: mock.signIn('goldenland') })
  await screen.findByRole('region', { name: 'About you' })
  return { ...portal, user: userEvent.setup({ applyAccept: false }) }
}

const member = () => {
  const [found] = mock.world.tables.member.where(({ username }) => username === 'goldenland')
  if (!found) throw new Error('goldenland is missing.')
  return found
}
/** A field that must be filled carries a star behind its label. */
const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`), {
    selector: 'input, textarea, select',
  })
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const fill = (label: string, text: string) => write(input(label), text)
async function receiveCode(user: UserEvent) {
  const before = mock.world.sent.length
  await press(user, 'Send code')
  await solveCaptcha(mock)
  await waitFor(() => expect(mock.world.sent).toHaveLength(before + 1))
  return mock.world.sent.at(-1)
}

describe('the profile form', () => {
  test('R2.19 Saves nickname, gender, birthday and motto, and the header shows the new name', async () => {
    mock.world.tables.member.put({ ...member(), birthday: '1990-05-17' })
    const { user } = await openProfile()
    await user.type(input('Nickname'), ' 2')
    await user.click(screen.getByRole('radio', { name: 'Female' }))
    await user.click(screen.getByRole('button', { name: 'Choose from the calendar: Birthday' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Birthday' }))
    // Nothing is laid out here, so what floats counts as scrolled away.
    fireEvent.click(calendar.getByRole('button', { name: 'Fri 18 May 1990', hidden: true }))
    fill('Motto', 'On time')
    await press(user, 'Save profile')
    await screen.findByRole('button', { name: 'Menu of Chen Hui 2' })
    expect(member()).toMatchObject({
      nickname: 'Chen Hui 2',
      gender: 2,
      birthday: '1990-05-18',
      motto: 'On time',
    })
    expect(session.store.getState().nickname).toBe('Chen Hui 2')
  })

  test('Restores unsaved input after another page, and asks before the language changes', async () => {
    const { user, router } = await openProfile()
    fill('Motto', 'Typed and not saved')
    const menu = within(screen.getByRole('navigation', { name: 'Member menu' }))
    await user.click(menu.getByRole('link', { name: 'Points' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/account/integral'))
    act(() => router.history.back())
    await waitFor(() => expect(input('Motto').value).toBe('Typed and not saved'))
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: '中文简体' }))
    await screen.findByRole('dialog', { name: 'Switch the language now?' })
    await press(user, 'Stay on this page')
    expect(input('Motto').value).toBe('Typed and not saved')
  })

  test.each([
    [0, 'Unknown'],
    [1, 'Male'],
    [2, 'Female'],
  ] as const)('R3.33 Gender %i is %s, in the form and in words', async (gender, words) => {
    mock.world.tables.member.put({ ...member(), gender })
    await openProfile()
    const chosen = screen.getByRole<HTMLInputElement>('radio', { name: words })
    expect([chosen.value, chosen.checked]).toEqual([String(gender), true])
    expect(session.store.getState()).toMatchObject({ gender, gender_text: words })
  })

  test('R5.01 R5.04 Refuses an empty or malformed nickname at its field', async () => {
    const { user } = await openProfile()
    await user.clear(input('Nickname'))
    await press(user, 'Save profile')
    expect(await screen.findByText('Required')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Nickname: Required' })).toBeDefined()
    fill('Nickname', 'a<b')
    await press(user, 'Save profile')
    expect(await screen.findByText('Please enter the correct name')).toBeDefined()
    expect(calls).not.toContain('/api/account/profile/save')
    expect(member().nickname).toBe('Chen Hui')
  })

  test('Shows the server’s refusal of a colleague’s nickname at its field', async () => {
    const { user } = await openProfile()
    const colleague = mock.world.tables.member.where(
      ({ company_id, id }) => company_id === member().company_id && id !== member().id,
    )[0]
    fill('Nickname', colleague?.nickname ?? '')
    await press(user, 'Save profile')
    await waitFor(() => expect(input('Nickname').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('Restores the typed values after leaving the page', async () => {
    const { router } = await openProfile()
    fill('Motto', 'Half a motto')
    await act(() => router.navigate({ to: '/user/cms/comment' }))
    await act(() => router.navigate({ to: '/user/account/profile' }))
    expect(input('Motto').value).toBe('Half a motto')
  })
})

describe('a picture', () => {
  const choose = async (name: string, bytes: number, type: string, mode = 'local') => {
    const { user } = await openProfile()
    act(() => siteStore.setState(({ upload }) => ({ upload: { ...upload, mode } })))
    const field = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('There is no file input.')
    const file = new File(['x'], name, { type })
    Object.defineProperty(file, 'size', { value: bytes })
    await user.upload(field, file)
  }

  test.each([
    ['me.png', 0, 'image/png', 'The data of the uploaded file is incomplete!'],
    ['me.exe', 10, '', 'The type of uploaded file is not allowed!'],
    ['me.png', 10 * 1024 * 1024 + 1, 'image/png', 'The size of the uploaded file exceeds the allowed range!'],
  ])('R5.27 %s of %i bytes (%s) is stopped before it is sent', async (name, bytes, type, message) => {
    await choose(name, bytes, type)
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(calls).not.toContain('/api/ajax/upload')
  })

  test.each(['local', 'alioss'])(
    'R7.10 A picture that fits is sent as multipart body, with the upload mode of the site: %s',
    async (mode) => {
      const uploads: { query: string; type: string | null }[] = []
      mock.server.events.on('request:start', ({ request }) => {
        const { pathname, search } = new URL(request.url)
        if (pathname === '/api/ajax/upload')
          uploads.push({ query: search, type: request.headers.get('content-type') })
      })
      await choose('me.png', 10, 'image/png', mode)
      await waitFor(() => expect(uploads).toHaveLength(1))
      expect(uploads[0]?.query).toBe(`?driver=${mode}&topic=avatar`)
      expect(uploads[0]?.type).toMatch(/^multipart\/form-data; boundary=/)
    },
  )
})

describe('e-mail and mobile number', () => {
  test('R2.19 A bound e-mail address is verified first, by password and code, then changed with a second code', async () => {
    const former = member().email
    const { user } = await openProfile()
    await user.click(await screen.findByRole('button', { name: 'Change e-mail' }))
    await press(user, 'Send code')
    expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0)
    expect(calls).not.toContain('/api/common/clickCaptcha')
    fill('Password', 'Travel2026')
    const first = await receiveCode(user)
    expect(first).toMatchObject({ target: former, event: 'user_email_verify' })
    fill('Verification code', first?.code ?? '')
    await press(user, 'Next')

    expect(await screen.findByText(/Verified/)).toBeDefined()
    expect(document.activeElement).toBe(input('E-mail'))
    fill('E-mail', 'new@example.com')
    const second = await receiveCode(user)
    expect(second).toMatchObject({ target: 'new@example.com', event: 'user_change_email' })
    fill('Verification code', second?.code ?? '')
    await press(user, 'Bind')
    await waitFor(() => expect(member().email).toBe('new@example.com'))
    const section = within(screen.getByRole('region', { name: 'Sign-in and contact' }))
    expect(await section.findByText('new@example.com')).toBeDefined()
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('R2.19 A bound mobile number is verified first, then changed', async () => {
    const { area_num, mobile } = member()
    const { user } = await openProfile()
    await user.click(await screen.findByRole('button', { name: 'Change mobile number' }))
    fill('Password', 'Travel2026')
    const first = await receiveCode(user)
    expect(first).toMatchObject({ target: `+${area_num}${mobile}`, event: 'user_mobile_verify' })
    fill('Verification code', first?.code ?? '')
    await press(user, 'Next')
    expect(await screen.findByText(/Verified/)).toBeDefined()
    fill('Mobile number', '13922223333')
    const second = await receiveCode(user)
    expect(second).toMatchObject({
      target: expect.stringContaining('13922223333'),
      event: 'user_change_mobile',
    })
    fill('Verification code', second?.code ?? '')
    await press(user, 'Bind')
    await waitFor(() => expect(member().mobile).toBe('13922223333'))
  })

  test('R2.19 Without a bound address or number the password is enough for the first one', async () => {
    mock.world.tables.member.put({ ...member(), mobile: '', area_num: '' })
    const { user } = await openProfile()
    await user.click(await screen.findByRole('button', { name: 'Bind mobile number' }))
    fill('Mobile number', '13911112222')
    const sent = await receiveCode(user)
    fill('Verification code', sent?.code ?? '')
    fill('Password', 'Wrong2026')
    const form = within(screen.getByRole('form', { name: 'New mobile number' }))
    await user.click(form.getByRole('button', { name: 'Bind' }))
    const summary = await screen.findByRole('group', { name: 'One entry needs your attention' })
    expect(summary.textContent).toMatch(/password/i)
    fill('Password', 'Travel2026')
    await user.click(form.getByRole('button', { name: 'Bind' }))
    await waitFor(() => expect(member()).toMatchObject({ area_num: '86', mobile: '13911112222' }))
    expect(await screen.findByText('+86 13911112222')).toBeDefined()
  })

  test('R5.05 A malformed mobile number gets no code', async () => {
    mock.world.tables.member.put({ ...member(), mobile: '', area_num: '' })
    const { user } = await openProfile()
    await user.click(await screen.findByRole('button', { name: 'Bind mobile number' }))
    fill('Mobile number', '23800001111')
    await press(user, 'Send code')
    expect(await screen.findByText('Please enter the correct mobile number')).toBeDefined()
    expect(calls).not.toContain('/api/common/clickCaptcha')
  })

  test('R9.04 The wait continues after the form is closed', async () => {
    // A number of its own: the wait outlives a test as well.
    mock.world.tables.member.put({ ...member(), mobile: '13944445555' })
    const { user } = await openProfile()
    await user.click(await screen.findByRole('button', { name: 'Change mobile number' }))
    fill('Password', 'Travel2026')
    await receiveCode(user)
    await screen.findByRole('button', { name: /^Resend in \d\d s$/ })
    await press(user, 'Cancel')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change mobile number' }))
    await press(user, 'Change mobile number')
    expect(screen.getByRole('button', { name: /^Resend in \d\d s$/ })).toBeDefined()
  })
})

describe('preferences', () => {
  test('Saves which alerts are also sent by mail, and nothing else', async () => {
    const { user } = await openProfile()
    await user.click(await screen.findByRole('checkbox', { name: 'The supplier has answered' }))
    await press(user, 'Save alerts')
    await waitFor(() =>
      expect(mock.world.tables.preference.get(member().id)).toMatchObject({
        alerts: { supplier: false, bill: true },
      }),
    )
  })

  test('R6.148 Sets the amount and the way of the warning of a low balance, and follows the company again', async () => {
    const { user } = await openProfile()
    const amount = await screen.findByLabelText(/^Warn me below \(CNY\)/)
    fireEvent.change(amount, { target: { value: '12,5' } })
    await press(user, 'Save alerts')
    expect(screen.getAllByText(/^Enter an amount above 0/).length).toBeGreaterThan(0)
    fireEvent.change(amount, { target: { value: '8,000' } })
    await user.click(screen.getByRole('checkbox', { name: 'By e-mail' }))
    await press(user, 'Save alerts')
    const saved = () => mock.world.tables.preference.get(member().id)?.low_balance
    const own = { currency: 'CNY', amount: '8000.00', notice: true, mail: false }
    await waitFor(() => expect(saved()).toEqual([own]))
    fireEvent.change(amount, { target: { value: '' } })
    await press(user, 'Save alerts')
    await waitFor(() => expect(saved()).toEqual([{ ...own, amount: null }]))
  })

  test('The dark colour scheme applies to this browser, and can follow the device again', async () => {
    const { user } = await openProfile()
    const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme')
    const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(choice('As the device').checked).toBe(true)
    await user.click(choice('Dark'))
    await waitFor(() => expect(scheme()).toBe('dark'))
    expect(localStorage.getItem('color-scheme')).toBe('dark')
    await user.click(choice('As the device'))
    // The device of the tests is light.
    await waitFor(() => expect(scheme()).toBe('light'))
  })

  test('Alerts that cannot be loaded can be tried again, and nothing else is lost', async () => {
    mock.world.faults.add({ operation: 'getPreference', status: 500 })
    const { user } = await openProfile()
    const again = await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    await user.click(again)
    expect(await screen.findByRole('checkbox', { name: 'The supplier has answered' })).toBeDefined()
    expect(input('Nickname').value).toBe('Chen Hui')
  })
})
