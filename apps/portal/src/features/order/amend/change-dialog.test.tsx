import type { ErrorKey } from '@portal/api-client/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../test/order-mock.ts'
import { write } from '../../../test/page.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const day = 86_400_000

/** Two adults in one room, confirmed, and free to cancel. */
const aStay = () =>
  mock.anOrder(
    'confirmed',
    ({ policy, service_start, amendment, rooms: [room, ...others] }) =>
      policy.tiers[0]?.penalty_type === 'none' &&
      Date.parse(policy.free_cancel_before?.utc ?? '') > mock.world.clock.now() + day &&
      amendment === null &&
      others.length === 0 &&
      room?.guests.length === 2 &&
      service_start > mock.world.clock.now() + 2 * day,
  )

type Lacking = NonNullable<NonNullable<Parameters<typeof openPortal>[1]>['lacks']>

async function openOrder(id: string, lacks: Lacking = []) {
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland'), lacks })
  await screen.findByRole('group', { name: 'Actions' })
  return userEvent.setup()
}

async function openDialog(id: string) {
  const user = await openOrder(id)
  await user.click(screen.getByRole('button', { name: 'Change dates or rooms' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByLabelText(/^Adult 2, room 1/)
  const price = () => user.click(dialog.getByRole('button', { name: 'See price and terms' }))
  return { user, dialog, price }
}

test('R4.140 A room for one guest less is priced beside what is booked, and made only with consent', async () => {
  const id = aStay()
  const { user, dialog, price } = await openDialog(id)
  await price()
  expect(dialog.getByText('Nothing has been changed yet.')).toBeDefined()
  expect(mock.callsTo('/api/order/changeQuote')).toEqual([])
  const [lead, other] = mock.record(id).rooms[0]?.guests ?? []
  await user.click(dialog.getByRole('button', { name: `Remove ${lead?.full_name}` }))
  await price()
  expect(await dialog.findByRole('columnheader', { name: 'Booked' })).toBeDefined()
  const make = dialog.getByRole('button', { name: /^(Make the change|Ask the supplier|Pay )/ })
  expect(make).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('checkbox', { name: /I accept the new price/ }))
  await user.click(make)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { rooms, amendment } = mock.record(id)
  const after = amendment?.priced?.rooms ?? rooms
  expect(after[0]?.guests).toMatchObject([{ full_name: other?.full_name, is_lead: true }])
})

test('R4.140 More guests than the room holds are refused with the room and the reason', async () => {
  const { user, dialog, price } = await openDialog(aStay())
  for (const name of ['AUNG AUNG', 'KYAW KYAW', 'MIN MIN', 'ZAW ZAW']) {
    await user.click(dialog.getByRole('button', { name: 'Add adult, room 1' }))
    write(dialog.getAllByRole('textbox').at(-1) as HTMLElement, name)
  }
  await price()
  expect(await dialog.findByText(/Room 1: Too many guests/)).toBeDefined()
  expect(dialog.getByDisplayValue('ZAW ZAW')).toBeDefined()
})

test('R4.140 A refused price keeps the input, and says what to do', async () => {
  const { user, dialog, price } = await openDialog(aStay())
  const refuse = (operation: 'quoteOrderChange' | 'changeOrder', error_key: ErrorKey) =>
    mock.world.faults.add({ operation, code: 0, error_key, times: 1 })
  await user.click(dialog.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement)
  refuse('quoteOrderChange', 'VERSION_CONFLICT')
  await price()
  expect(await dialog.findByText(/The order has just changed/)).toBeDefined()
  refuse('quoteOrderChange', 'DUPLICATE_STAY')
  await price()
  await user.click(await dialog.findByRole('checkbox'))
  const make = async () => {
    await price()
    await user.click(await dialog.findByRole('checkbox', { name: /I accept the new price/ }))
    await user.click(dialog.getByRole('button', { name: /^(Make the change|Ask the supplier|Pay )/ }))
  }
  refuse('changeOrder', 'VERSION_CONFLICT')
  await make()
  expect(await dialog.findByText(/The order has just changed/)).toBeDefined()
  refuse('changeOrder', 'QUOTE_EXPIRED')
  await make()
  expect(await dialog.findByRole('button', { name: 'See price and terms' })).toBeDefined()
  expect(dialog.getAllByRole('textbox', { name: /^Adult/ })).toHaveLength(1)
})

test('R4.140 A change that the member may not pay says who can make it', async () => {
  const advice = /Ask a colleague who has it/
  const { user, dialog, price } = await openDialog(aStay())
  await user.click(dialog.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement)
  mock.world.faults.add({ operation: 'quoteOrderChange', code: 0, error_key: 'NO_PERMISSION', times: 1 })
  await price()
  expect(await dialog.findByRole('alert')).toBeDefined()
  await price()
  await user.click(await dialog.findByRole('checkbox', { name: /I accept the new price/ }))
  mock.world.faults.add({ operation: 'changeOrder', code: 0, error_key: 'NO_PERMISSION', times: 1 })
  const make = () => dialog.getByRole('button', { name: /^(Make the change|Ask the supplier|Pay )/ })
  await user.click(make())
  expect(await dialog.findByText(advice)).toBeDefined()
  expect(make()).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('button', { name: 'Back to editing' }))
  expect(dialog.queryByText(advice)).toBeNull()
  expect(dialog.getAllByRole('textbox', { name: /^Adult/ })).toHaveLength(1)
})

test('R4.150 A change above the limit is asked for in its dialog, and made once it is approved', async () => {
  const id = aStay()
  const { user, dialog, price } = await openDialog(id)
  await user.click(dialog.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement)
  const accept = async (from: typeof dialog) => {
    await user.click(await from.findByRole('checkbox', { name: /I accept the new price/ }))
    await user.click(from.getByRole('button', { name: /^(Make the change|Ask the supplier|Pay )/ }))
  }
  const ask = async () => {
    await price()
    mock.world.faults.add({ operation: 'changeOrder', code: 0, error_key: 'APPROVAL_NEEDED', times: 1 })
    await accept(dialog)
    write(await dialog.findByRole('textbox', { name: /^Note to approver/ }), 'A guest less')
    await user.click(dialog.getByRole('button', { name: 'Ask for approval' }))
  }
  mock.world.faults.add({ operation: 'requestApproval', code: 0, error_key: 'QUOTE_EXPIRED', times: 1 })
  await ask()
  expect(await dialog.findByText(/The price is no longer valid/)).toBeDefined()
  mock.world.faults.add({ operation: 'requestApproval', code: 0, error_key: 'NO_PERMISSION', times: 1 })
  await ask()
  expect(await dialog.findByText(/permission/)).toBeDefined()
  // What the account lacks is not the right to pay.
  expect(dialog.queryByText(/Ask a colleague/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Back to editing' }))
  await ask()
  expect(await screen.findByText('A change waits for approval')).toBeDefined()
  const { asked_change } = mock.record(id)
  expect(asked_change?.approval).toBe('requested')
  if (asked_change) mock.change(id, { asked_change: { ...asked_change, approval: 'approved' } })
  cleanup()
  await openOrder(id)
  await user.click(await screen.findByRole('button', { name: 'Make the approved change' }))
  await accept(within(await screen.findByRole('dialog')))
  await waitFor(() => expect(mock.record(id).asked_change).toBeNull())
  const { rooms, amendment } = mock.record(id)
  expect((amendment?.priced?.rooms ?? rooms)[0]?.guests).toHaveLength(1)
})

test('R4.161 Another change than the one that waits for approval says whose it ends', async () => {
  const id = aStay()
  const { version: order_version, ...booked } = mock.record(id)
  const quote = {
    id: 'oc-1',
    order_id: id,
    order_version,
    wanted: { change: {}, different_people: false },
    priced: { ...booked, check_out_date: '2027-01-31' },
    on_request: false,
    valid_until: mock.world.clock.now() + day / 24,
  }
  const requested_by = { id: '102', nickname: 'Zaw Min' }
  mock.change(id, { asked_change: { quote, requested_by, approval: 'requested' } })
  const { user, dialog, price } = await openDialog(id)
  await user.click(dialog.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement)
  expect(dialog.queryByText(/Zaw Min/)).toBeNull()
  await price()
  expect(await dialog.findByText(/^Zaw Min has asked for approval of another change/)).toBeDefined()
})

test('R4.142 A pending change shows both sides and can be withdrawn', async () => {
  const id = aStay()
  const priced = { ...mock.record(id), check_out_date: '2027-01-31' }
  const requested_time = Math.floor(mock.world.clock.now() / 1000)
  mock.change(id, {
    amendment: { changes: {}, priced, price_diff: 0, settlement_diff: 0, requested_by: null, requested_time },
  })
  const user = await openOrder(id)
  expect(await screen.findByText(/2027-01-31/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Withdraw change' }))
  const dialog = within(await screen.findByRole('dialog'))
  const withdraw = async () => user.click(await dialog.findByRole('button', { name: 'Withdraw the request' }))
  mock.world.faults.add({
    operation: 'withdrawOrderChange',
    code: 0,
    error_key: 'VERSION_CONFLICT',
    times: 1,
  })
  await withdraw()
  expect(await dialog.findByText(/changed/)).toBeDefined()
  await withdraw()
  await waitFor(() => expect(mock.record(id).amendment).toBeNull())
})

test('A backend without these calls offers neither', async () => {
  await openOrder(aStay(), ['changeOrder'])
  expect(screen.queryByRole('button', { name: 'Change dates or rooms' })).toBeNull()
})

test('R4.144 Another room type of the hotel is chosen from its rates, with the price', async () => {
  const id = aStay()
  const { user, dialog, price } = await openDialog(id)
  const booked = mock.record(id).rooms[0]
  const select = dialog.getByRole('combobox', { name: 'Room and meals, room 1' })
  const other = await waitFor(() => {
    const found = [...(select as HTMLSelectElement).options].find(
      ({ value, text }) => value !== booked?.rate_id && !text.includes('Non-refundable'),
    )
    if (!found) throw new Error('The rates are not loaded')
    return found
  })
  await user.selectOptions(select, other.value)
  await price()
  await dialog.findByRole('columnheader', { name: 'Booked' })
  const sent = mock.callsTo('/api/order/changeQuote').at(-1)?.body
  expect(sent).toMatchObject({ change: { stay: { rooms: [{ booked_as: 1, rate_id: other.value }] } } })
})
