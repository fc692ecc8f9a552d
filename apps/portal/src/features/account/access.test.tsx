import { mockForTests } from '@portal/mock-server/node'
import { codeAt } from '@portal/mock-server/second-factor'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { write } from '../../test/page.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const factor = () => mock.world.tables.second_factor.get('101')
const hasFactor = () =>
  mock.world.tables.second_factor.put({ id: '101', secret, pending: null, last_step: 0, recovery_codes: [] })
const codeNow = (of = secret) => codeAt(of, mock.world.clock.now())
const press = async (name: string, place: { findByRole: typeof screen.findByRole } = screen) =>
  userEvent.click(await place.findByRole('button', { name }))

async function open() {
  const portal = await openPortal('/user/account/profile', { user: mock.signIn('goldenland') })
  await screen.findByRole('region', { name: 'Second factor' })
  return portal
}

async function dialog() {
  const found = within(await screen.findByRole('dialog'))
  const field = async (label: RegExp) => found.findByLabelText(label, { selector: 'input' })
  return { ...found, field }
}

describe('the second factor in the profile', () => {
  test('R3.93 Is set up by password and a code of the app, and shows the recovery codes once', async () => {
    await open()
    await press('Set up the second factor')
    const form = await dialog()
    write(await form.field(/^Password/), 'Travel2027')
    await press('Next', form)
    expect(await form.findByText('The password is incorrect')).toBeDefined()
    write(await form.field(/^Password/), 'Travel2026')
    await press('Next', form)
    await form.findByRole('img', { name: /^QR code/ })
    const pending = factor()?.pending?.secret ?? ''
    write(await form.field(/^Code/), codeNow(pending) === '000000' ? '111111' : '000000')
    await press('Confirm', form)
    expect(await form.findByText(/wrong or has expired/)).toBeDefined()
    write(await form.field(/^Code/), codeNow(pending))
    await press('Confirm', form)
    const codes = await screen.findByText(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/, { selector: ':first-child' })
    expect(factor()?.recovery_codes).toContain(codes.textContent)
    await press('I have saved them')
    expect(await screen.findByText('In use, 10 recovery codes left')).toBeDefined()
  })

  test('R3.93 Is switched off by password and code, and not where the company requires it', async () => {
    hasFactor()
    await open()
    await press('Switch off the second factor')
    const form = await dialog()
    write(await form.field(/^Password/), 'Travel2026')
    mock.world.faults.add({ operation: 'changeSecondFactor', code: 0, error_key: 'RATE_LIMITED', times: 1 })
    write(await form.field(/^Code/), codeNow())
    await press('Confirm', form)
    await waitFor(() => expect(form.getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true'))
    await press('Confirm', form)
    await waitFor(() => expect(factor()).toBeUndefined())
    hasFactor()
    mock.world.tables.access_setting.put({ id: '1', second_factor_required: true, idle_minutes: null })
    await open()
    expect(await screen.findByText(/cannot be switched off/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Switch off the second factor' })).toBeNull()
  })
})

describe('where the member is signed in', () => {
  test('R3.97 Another session is ended, and then all others', async () => {
    for (let n = 0; n < 3; n += 1) mock.signIn('goldenland')
    await open()
    const table = within(await screen.findByRole('table', { name: 'Where you are signed in' }))
    expect(table.getAllByText('This device')).toHaveLength(1)
    const sessions = () => mock.world.tables.session.where(({ member_id }) => member_id === '101').length
    const before = sessions()
    const [first] = table.getAllByRole('button', { name: /^Sign out: / })
    if (first) await userEvent.click(first)
    await waitFor(() => expect(sessions()).toBe(before - 1))
    await press('Sign out everywhere else')
    await press('Sign out everywhere else', within(await screen.findByRole('dialog')))
    await waitFor(() => expect(sessions()).toBe(1))
  })

  test('R3.97 A session that has ended meanwhile says so', async () => {
    mock.signIn('goldenland')
    await open()
    mock.world.faults.add({ operation: 'endSessions', code: 0, error_key: 'NOT_FOUND', times: 1 })
    const table = within(await screen.findByRole('table', { name: 'Where you are signed in' }))
    const [first] = table.getAllByRole('button', { name: /^Sign out: / })
    if (first) await userEvent.click(first)
    expect(await screen.findByRole('alert')).toBeDefined()
  })

  test('R3.97 A list that cannot be loaded is asked for again', async () => {
    mock.world.faults.add({ operation: 'getAccountAccess', status: 500 })
    await openPortal('/user/account/profile', { user: mock.signIn('goldenland') })
    await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    await press('Try again')
    expect(await screen.findByRole('region', { name: 'Second factor' })).toBeDefined()
  })
})
