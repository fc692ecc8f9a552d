import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'
import { write } from '../../../test/page.ts'

const mock = mockForTests()
beforeEach(() => mock.server.listen())
afterEach(() => mock.server.close())

const open = (persona: Parameters<TestMock['signIn']>[0] = 'jadecredit') =>
  openPortal('/user/manage/secondPerson', { user: mock.signIn(persona) })
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /takes a second person/ })
const amount = () => screen.findByLabelText<HTMLInputElement>('Above this amount (CNY)')
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }))
const over = () => mock.world.tables.company.get('2')?.bill_over
const setOver = (bill_over: string) => {
  const own = mock.world.tables.company.get('2')
  if (own) mock.world.tables.company.put({ ...own, bill_over })
}

describe('R6.102 the rule of the second person', () => {
  test('The owner sets an amount, and a wrong one is named and not sent', async () => {
    await open()
    await userEvent.click(await box())
    write(await amount(), '0')
    await save()
    await waitFor(async () => expect((await amount()).getAttribute('aria-invalid')).toBe('true'))
    expect(over()).toBeNull()
    write(await amount(), '5000')
    await save()
    await waitFor(() => expect(over()).toBe('5000.00'))
  })

  test('The owner ends it', async () => {
    setOver('5000.00')
    await open()
    expect((await amount()).value).toBe('5000.00')
    await userEvent.click(await box())
    await save()
    await waitFor(() => expect(over()).toBeNull())
  })

  test('Others read it, and are offered no change', async () => {
    setOver('5000.00')
    await open('jade_finance')
    expect(await screen.findByText(/^Only the owner/)).toBeDefined()
    expect((await box()).disabled).toBe(true)
    expect((await amount()).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  test('What the server refuses is shown, and what is typed stays', async () => {
    await open()
    await userEvent.click(await box())
    write(await amount(), '99999999999999')
    await save()
    await waitFor(async () => expect((await amount()).getAttribute('aria-invalid')).toBe('true'))
    expect((await amount()).value).toBe('99999999999999')
    expect(over()).toBeNull()
  })

  test('A rule that could not be loaded can be tried again', async () => {
    mock.world.faults.add({ operation: 'getSecondPersonRule', status: 503 })
    await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    await userEvent.click(again)
    expect(await box()).toBeDefined()
  })
})
