import { session } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { codeAt } from '@portal/mock-server/second-factor'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { solveCaptcha, write } from '../../test/page.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const now = () => mock.world.clock.now()
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const hasFactor = (recovery_codes: readonly string[] = []) =>
  mock.world.tables.second_factor.put({ id: '101', secret, pending: null, last_step: 0, recovery_codes })

async function givePassword(username = 'goldenland') {
  const portal = await openPortal('/user/login?to=%2Fcar%2Flist')
  write(await field(/^Account/), username)
  write(await field(/^Password/), 'Travel2026')
  await press('Sign in')
  await solveCaptcha(mock)
  return portal
}

test('R3.94 A member with a second factor pastes the code, and returns to the page that was open', async () => {
  hasFactor()
  const portal = await givePassword()
  const code = await field(/^Code/)
  expect(code.autocomplete).toBe('one-time-code')
  expect(session.isSignedIn()).toBe(false)
  const shown = codeAt(secret, now())
  await userEvent.click(code)
  await userEvent.paste(`${shown.slice(0, 3)} ${shown.slice(3)}`)
  await press('Finish signing in')
  await waitFor(() => expect(portal.path()).toBe('/car/list'))
  expect(session.isSignedIn()).toBe(true)
})

test('R3.94 A wrong code is named at its field, and a recovery code does in its place', async () => {
  hasFactor(['ABCDE-FGHIJ'])
  await givePassword()
  write(await field(/^Code/), '000000')
  await press('Finish signing in')
  expect(await screen.findByText(/wrong or has expired/)).toBeDefined()
  await press('Phone not at hand? Use a recovery code')
  write(await field(/^Recovery code/), 'abcde fghij')
  await press('Finish signing in')
  await waitFor(() => expect(session.isSignedIn()).toBe(true))
})

test('R3.94 Who has to wait is told so at the field, and a step that took too long begins again', async () => {
  hasFactor()
  await givePassword()
  const code = await field(/^Code/)
  mock.world.faults.add({ operation: 'signIn', code: 0, error_key: 'RATE_LIMITED', times: 1 })
  write(code, '000000')
  await press('Finish signing in')
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  mock.world.clock.advance(600_000)
  await press('Finish signing in')
  expect(await field(/^Password/)).toBeDefined()
})

test('R3.95 A member whose company requires it sets it up on the way, and reads the recovery codes', async () => {
  mock.world.tables.access_setting.put({ id: '1', second_factor_required: true, idle_minutes: null })
  const portal = await givePassword('golden_booker')
  await screen.findByRole('img', { name: /^QR code/ })
  const [challenge] = mock.world.tables.sign_in_challenge.all()
  write(await field(/^Code/), codeAt(challenge?.secret ?? '', now()))
  await press('Set up and sign in')
  const codes = mock.world.tables.second_factor.get('102')?.recovery_codes ?? []
  expect(await screen.findByText(codes[9] ?? 'none')).toBeDefined()
  expect(session.isSignedIn()).toBe(false)
  await press('I have saved them')
  await waitFor(() => expect(portal.path()).toBe('/car/list'))
})
