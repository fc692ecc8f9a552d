import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const press = async (name: string | RegExp, place: { findByRole: typeof screen.findByRole } = screen) =>
  userEvent.click(await place.findByRole('button', { name }))
const open = () => openPortal('/user/manage/subAccount', { user: mock.signIn('goldenland') })
const dialog = async () => within(await screen.findByRole('dialog'))

test('R3.96 The second factor of a member who lost the phone is reset, after a refusal is read in the dialog', async () => {
  mock.world.tables.second_factor.put({ id: '102', secret, pending: null, last_step: 0, recovery_codes: [] })
  await open()
  await press('Manage sign-in: Thiri Aung')
  const form = await dialog()
  await userEvent.click(await form.findByRole('radio', { name: 'Reset the second factor' }))
  mock.world.faults.add({ operation: 'changeSubAccountAccess', code: 0, error_key: 'NOT_FOUND', times: 1 })
  await press('Reset the second factor', form)
  expect(await form.findByRole('alert')).toBeDefined()
  await press('Reset the second factor', form)
  await waitFor(() => expect(mock.world.tables.second_factor.get('102')).toBeUndefined())
})

test('R3.96 A member without a second factor can only be signed out', async () => {
  await open()
  await press('Manage sign-in: Thiri Aung')
  const form = await dialog()
  expect(form.queryByRole('radio', { name: 'Reset the second factor' })).toBeNull()
  mock.signIn('golden_booker')
  await press('Sign out everywhere', form)
  const sessions = () => mock.world.tables.session.where(({ member_id }) => member_id === '102')
  await waitFor(() => expect(sessions()).toEqual([]))
})

test('R3.95 The owner requires a second factor of all members', async () => {
  await open()
  await press('Sign-in rules')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Require a second factor/ }))
  await press('Save the rules')
  await waitFor(() =>
    expect(mock.world.tables.access_setting.get('1')).toMatchObject({ second_factor_required: true }),
  )
})
