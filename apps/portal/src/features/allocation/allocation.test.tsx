import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { write } from '../../test/page.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const allocation = { own_reference: 'TG-118', customer: 'Harbour Lights Tours', cost_centre: '' }
const use = (part: object) => {
  const company = mock.world.tables.company.get('1')
  if (company) mock.world.tables.company.put({ ...company, allocation: { ...company.allocation, ...part } })
}
const confirmedWith = (given: typeof allocation) => {
  const id = mock.anOrder('confirmed')
  mock.change(id, { allocation: given })
  return id
}

describe('own reference, customer and cost centre of an order', () => {
  test('R2.172 They are changed on the order page, with what the company requires, and the history says so', async () => {
    use({ cost_centre: 'required' })
    const id = confirmedWith(allocation)
    await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
    const user = userEvent.setup()
    expect(await screen.findByText('Harbour Lights Tours')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    write(await dialog.findByLabelText('Own reference'), 'PO-778')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Required')).toBeDefined()
    write(dialog.getByLabelText(/^Cost centre/), 'CC-310')
    mock.world.faults.add({
      operation: 'saveOrderAllocation',
      code: 0,
      error_key: 'VERSION_CONFLICT',
      times: 1,
    })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/The order has just changed/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(mock.record(id).allocation).toEqual({
      ...allocation,
      own_reference: 'PO-778',
      cost_centre: 'CC-310',
    })
    expect(await screen.findByText(/Own reference: TG-118 → PO-778/)).toBeDefined()
  })

  test('R2.172 A field that is not used is not asked for, but an order that has it still shows it', async () => {
    use({ own_reference: 'off', cost_centre: 'off' })
    const id = confirmedWith(allocation)
    await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
    const user = userEvent.setup()
    expect(await screen.findByText('TG-118')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByLabelText('Customer')
    expect(dialog.queryByLabelText('Own reference')).toBeNull()
    expect(dialog.queryByLabelText('Cost centre')).toBeNull()
  })

  test('R2.172 A backend without them has neither fields nor page', async () => {
    const id = confirmedWith({ own_reference: '', customer: '', cost_centre: '' })
    await openPortal(`/user/order/detail/${id}`, {
      user: mock.signIn('goldenland'),
      lacks: ['getAllocationSetting', 'saveOrderAllocation', 'saveAllocationSetting'],
    })
    await screen.findByRole('heading', { level: 2, name: 'Stay' })
    expect(screen.queryByRole('heading', { name: 'Reference and customer' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Booking Fields' })).toBeNull()
  })

  test('R2.171 An administrator decides which of them the forms ask for', async () => {
    await openPortal('/user/manage/allocation', { user: mock.signIn('goldenland') })
    const user = userEvent.setup()
    await user.selectOptions(await screen.findByLabelText('Own reference'), 'Required')
    await user.selectOptions(screen.getByLabelText('Cost centre'), 'Not used')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(mock.world.tables.company.get('1')?.allocation).toEqual({
        own_reference: 'required',
        customer: 'offered',
        cost_centre: 'off',
      }),
    )
  })
})
