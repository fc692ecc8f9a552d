import { session } from '@portal/auth'
import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { write } from '../../test/page.ts'

const mock = mockForTests()

beforeEach(() => mock.server.listen())
afterEach(() => mock.server.close())

const goldenland = () => mock.world.tables.member.where(({ username }) => username === 'goldenland')[0]

describe('a new password', () => {
  const openForm = async () => {
    const portal = await openPortal('/user/account/changePassword', { user: mock.signIn('goldenland') })
    await screen.findByRole('heading', { level: 1, name: 'Change Password' })
    return { ...portal, user: userEvent.setup() }
  }
  const fill = async (user: UserEvent, values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      const field = screen.getByLabelText(new RegExp(`^${label} \\*$`), { selector: 'input' })
      write(field, text)
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }
  const right = {
    'Current password': 'Travel2026',
    'New password': 'Another2026',
    'Repeat new password': 'Another2026',
  }

  test('R2.16 Ends every session of the member, who has to sign in again', async () => {
    const elsewhere = mock.signIn('goldenland')
    const { user, path } = await openForm()
    await fill(user, right)
    await waitFor(() => expect(path()).toBe('/user/login?why=password'))
    expect(await screen.findByText(/Your password is changed/)).toBeDefined()
    expect(session.isSignedIn()).toBe(false)
    expect(goldenland()?.password).toBe('Another2026')
    expect(mock.world.tables.session.get(elsewhere.token)).toBeUndefined()
  })

  test('R5.09 R5.10 Follows the rule, and both entries match', async () => {
    const { user } = await openForm()
    await fill(user, { ...right, 'New password': 'a&b', 'Repeat new password': 'other' })
    expect(await screen.findByText(/^The password has 6 to 32 characters/)).toBeDefined()
    expect(screen.getByText('The two passwords are not the same')).toBeDefined()
    expect(goldenland()?.password).toBe('Travel2026')
  })

  test('Shows a wrong current password at its field, and keeps the session', async () => {
    const { user, path } = await openForm()
    await fill(user, { ...right, 'Current password': 'Wrong2026' })
    const summary = await screen.findByRole('group', { name: 'One entry needs your attention' })
    expect(within(summary).getByRole('link').getAttribute('href')).toBe('#field-oldPassword')
    expect(path()).toBe('/user/account/changePassword')
    expect(session.isSignedIn()).toBe(true)
  })
})

describe('points', () => {
  const open = (query = '', persona: Parameters<TestMock['signIn']>[0] = 'goldenland') =>
    openPortal(`/user/account/integral${query}`, { user: mock.signIn(persona) })

  test('R2.17 Lists every movement with its sign, the points before and after, and its time, newest first', async () => {
    await open()
    const table = await screen.findByRole('table', { name: 'Points' })
    const rows = (await within(table).findAllByRole('row')).slice(1)
    expect(rows.length).toBe(10)
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent ?? ''),
    )
    for (const [memo = '', time = '', change = '', before = '', after = ''] of cells) {
      expect(memo).not.toBe('')
      expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
      expect(change).toMatch(/^[+-]\d+$/)
      expect(Number(before) + Number(change)).toBe(Number(after))
    }
    const times = cells.map(([, time]) => time ?? '')
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('Shows the current points above the movements, on every page', async () => {
    await open()
    const table = await screen.findByRole('table', { name: 'Points' })
    const [first] = (await within(table).findAllByRole('row')).slice(1)
    const after = first?.lastElementChild?.textContent ?? ''
    expect((await screen.findByText(/^Points balance/)).textContent).toBe(`Points balance ${after}`)
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await screen.findByText(/^11 to \d+ of \d+$/)
    expect(screen.getByText(/^Points balance/).textContent).toBe(`Points balance ${after}`)
  })

  test('R2.17 Shows movements in pages, with the page in the address', async () => {
    const { path } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(path()).toBe('/user/account/integral?page=2'))
    expect(await screen.findByText(/^11 to \d+ of \d+$/)).toBeDefined()
  })

  test('A list that cannot be loaded can be tried again', async () => {
    mock.world.faults.add({ operation: 'listIntegralEntries', status: 500 })
    await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    await userEvent.click(again)
    expect(await screen.findByRole('table', { name: 'Points' })).toBeDefined()
  })
})
