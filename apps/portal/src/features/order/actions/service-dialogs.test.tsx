import * as api from '@portal/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../test/order-mock.ts'
import { write } from '../../../test/page.ts'

// jsdom's files do not survive the way through a real request; that they arrive is seen in a browser.
const uploadFile = vi.spyOn(api, 'uploadFile').mockImplementation(({ file }) => {
  const { name } = file
  return Promise.resolve({ file: { url: `/media/upload/1/${name}`, name } }) as ReturnType<
    typeof api.uploadFile
  >
})

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function start(id: string, action: string) {
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: action }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

/** Cancelling it is free for days yet. */
const refundable = () =>
  mock.anOrder('confirmed', ({ refunds, policy }) => {
    const free = Date.parse(policy.free_cancel_before?.utc ?? '')
    return refunds.length === 0 && free > mock.world.clock.now() + 2 * 86_400_000
  })
const picture = (name: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: name.endsWith('.png') ? 'image/png' : 'text/x-odd' })

describe('requesting a refund', () => {
  test('A credit order that a bill has repaid in part says how much goes back to each account', async () => {
    const id = refundable()
    const { charged } = mock.record(id)
    mock.change(id, { pay_channel: 'credit', refunded: 0, repaid: charged - 1000 })
    const { dialog } = await start(id, 'Refund')
    expect(
      await dialog.findByText(/up to CNY\s10\.00 goes back to Credit and the rest to Pre-deposit balance/),
    ).toBeDefined()
  })

  test('R7.34 R2.77 Sends amount, reason and files to the server once, however often the button is pressed', async () => {
    const id = refundable()
    const { user, dialog } = await start(id, 'Refund')
    expect(await dialog.findByText(/Our staff decide; .*goes back to/)).toBeDefined()
    await user.type(dialog.getByLabelText(/^Amount/), '10.5')
    await user.type(dialog.getByLabelText(/^Explanation/), ' Pool closed ')
    await user.upload(fileInput(), picture('proof.png'))
    expect(await dialog.findByText('proof.png')).toBeDefined()
    await user.dblClick(dialog.getByRole('button', { name: 'Request the refund' }))
    await closed()
    const calls = mock.callsTo('/api/order/refund')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toMatchObject({
      id,
      money: { amount: '10.50', currency: 'CNY' },
      reason: 'Pool closed',
      files: ['/media/upload/1/proof.png'],
    })
    expect(mock.record(id).refunds).toHaveLength(1)
    expect(mock.record(id).order_status).toBe('confirmed')
  })

  test('Marks missing and excessive values at their fields, and sends nothing', async () => {
    const { user, dialog } = await start(refundable(), 'Refund')
    const send = () => user.click(dialog.getByRole('button', { name: 'Request the refund' }))
    const amount = await dialog.findByLabelText(/^Amount/)
    await send()
    expect(dialog.getByText('Please enter the amount')).toBeDefined()
    expect(dialog.getByText('Required')).toBeDefined()
    for (const [typed, error] of [
      ['ten', /Please enter a number/],
      ['0.00', /must be above zero/],
      ['99999999', /^At most .* can be refunded now$/],
    ] as const) {
      write(amount, typed)
      expect(dialog.getByText(error)).toBeDefined()
    }
    await user.click(dialog.getByRole('button', { name: 'Full amount' }))
    expect(dialog.queryByText(/can be refunded now$/)).toBeNull()
    expect(mock.callsTo('/api/order/refund')).toEqual([])
  })

  test('R4.50 Takes all that is settled, and shows a limit that sank meanwhile at the field', async () => {
    const id = refundable()
    const { charged } = mock.record(id)
    const { user, dialog } = await start(id, 'Refund')
    expect(await dialog.findByText(/may agree or refuse/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Full amount' }))
    expect(dialog.getByLabelText(/^Amount/)).toHaveProperty('value', (charged / 100).toFixed(2))
    write(dialog.getByLabelText(/^Explanation/), 'Too noisy')
    mock.change(id, { refunded: 10_000 })
    await user.click(dialog.getByRole('button', { name: 'Request the refund' }))
    const most = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format((charged - 10_000) / 100)
    expect(await dialog.findByText(new RegExp(`^At most CNY\\s${most} can be refunded now$`))).toBeDefined()
    expect(mock.record(id).refunds).toEqual([])
  })

  test('R4.50 Asks for the ground where an order offers several', async () => {
    const id = mock.anOrder(
      'completed',
      ({ refunds, invoice_ids, charged, refunded }) =>
        refunds.length === 0 && invoice_ids.length === 0 && charged > refunded,
    )
    const { user, dialog } = await start(id, 'Refund')
    await user.type(await dialog.findByLabelText(/^Amount/), '5')
    write(dialog.getByLabelText(/^Explanation/), 'One night less')
    await user.click(dialog.getByRole('button', { name: 'Request the refund' }))
    expect(dialog.getByText('Required')).toBeDefined()
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'The guests left early')
    await user.click(dialog.getByRole('button', { name: 'Request the refund' }))
    await closed()
    expect(mock.record(id).refunds.at(-1)).toMatchObject({ ground: 'early_departure', status: 'requested' })
  })

  test('R4.50 A request that nobody has decided on is taken back', async () => {
    const id = refundable()
    const asked = await start(id, 'Refund')
    await asked.user.type(await asked.dialog.findByLabelText(/^Amount/), '5')
    write(asked.dialog.getByLabelText(/^Explanation/), 'Too noisy')
    await asked.user.click(asked.dialog.getByRole('button', { name: 'Request the refund' }))
    await closed()
    await asked.user.click(await screen.findByRole('button', { name: 'Withdraw refund request' }))
    const dialog = within(await screen.findByRole('dialog'))
    const { user } = asked
    const withdraw = await dialog.findByRole('button', { name: 'Withdraw the request' })
    mock.change(id, { version: mock.record(id).version + 1 })
    await user.click(withdraw)
    expect(await dialog.findByText(/The order has just changed/)).toBeDefined()
    expect(mock.record(id).refunds.at(-1)?.status).toBe('requested')
    await user.click(withdraw)
    await closed()
    expect(mock.record(id).refunds.at(-1)?.status).toBe('withdrawn')
  })

  test('Refuses a file that the site does not allow at its field without sending it, and a sent one can be removed', async () => {
    const { dialog } = await start(refundable(), 'Refund')
    const user = userEvent.setup({ applyAccept: false })
    await dialog.findByText('Attachments (optional)')
    await user.upload(fileInput(), picture('virus.odd'))
    expect(await dialog.findByText('The type of uploaded file is not allowed!')).toBeDefined()
    await user.upload(fileInput(), picture('empty.png', 0))
    expect(await dialog.findByText('The data of the uploaded file is incomplete!')).toBeDefined()
    await user.upload(fileInput(), picture('proof.png'))
    await user.click(await dialog.findByRole('button', { name: 'Remove: proof.png' }))
    expect(dialog.queryByText('proof.png')).toBeNull()
    expect(uploadFile).toHaveBeenCalledOnce()
  })

  test('Shows an order that changed meanwhile again before anything is requested', async () => {
    const id = refundable()
    const { user, dialog } = await start(id, 'Refund')
    await user.type(await dialog.findByLabelText(/^Amount/), '5')
    write(dialog.getByLabelText(/^Explanation/), 'Too noisy')
    mock.change(id, { version: mock.record(id).version + 1 })
    await user.click(dialog.getByRole('button', { name: 'Request the refund' }))
    expect(await dialog.findByText(/The order has just changed/)).toBeDefined()
    expect(mock.record(id).refunds).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Request the refund' }))
    await closed()
    expect(mock.record(id).refunds).toHaveLength(1)
  })
})

describe('the stay', () => {
  test('R7.34 R2.78 Check-in says what it does and takes the number of each known room', async () => {
    const id = mock.anOrder('confirmed', ({ rooms, policy }) => rooms.length > 1 && !policy.non_refundable)
    mock.world.clock.advance(
      Date.parse(`${mock.record(id).check_in_date}T04:00:00Z`) - mock.world.clock.now(),
    )
    const { user, dialog } = await start(id, 'Confirm check-in')
    expect(await dialog.findByText(/can no longer be cancelled/)).toBeDefined()
    expect(dialog.queryByText(/is non-refundable/)).toBeNull()
    await user.type(dialog.getByLabelText('Room 2'), ' 1204 ')
    await user.dblClick(dialog.getByRole('button', { name: 'Confirm that the guests have arrived' }))
    await closed()
    expect(mock.callsTo('/api/order/confirmCheckIn').map(({ body }) => body?.rooms)).toEqual([
      [{ room_index: 2, room_number: '1204' }],
    ])
    expect(mock.record(id).order_status).toBe('in_service')
    expect(mock.record(id).rooms[1]?.room_number).toBe('1204')
  })

  test('R7.34 R2.79 Completing a stay says that nothing more is charged, and completes it once', async () => {
    const id = mock.anOrder('in_service')
    mock.world.clock.advance(
      Date.parse(`${mock.record(id).check_out_date}T04:00:00Z`) - mock.world.clock.now(),
    )
    const { user, dialog } = await start(id, 'Confirm complete')
    expect(await dialog.findByText(/Nothing more is charged/)).toBeDefined()
    await user.dblClick(dialog.getByRole('button', { name: 'Confirm completion' }))
    await closed()
    expect(mock.callsTo('/api/order/confirmComplete')).toHaveLength(1)
    expect(mock.record(id).order_status).toBe('completed')
  })
})

const fileInput = () => {
  const input = screen.getByRole('dialog').querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('The dialog takes files.')
  return input
}

describe('reminding the supplier', () => {
  test('Asks once, then says why not again', async () => {
    const id = mock.anOrder('manual_review', ({ timeline }) =>
      timeline.every(({ event }) => event !== 'remind_supplier'),
    )
    const { user, dialog } = await start(id, 'Remind the supplier')
    const remind = async () => user.click(await dialog.findByRole('button', { name: 'Remind the supplier' }))
    mock.world.faults.add({ operation: 'remindSupplier', code: 0, error_key: 'VERSION_CONFLICT', times: 1 })
    await remind()
    expect(await dialog.findByText(/changed/)).toBeDefined()
    await remind()
    await closed()
    expect(mock.record(id).timeline.at(-1)?.event).toBe('remind_supplier')
    expect(await screen.findByText(/reminded less than 24 hours ago/)).toBeDefined()
  })
})

test('R3.88 Check-in takes back no promise of an order or a room that was never refundable', async () => {
  const id = mock.anOrder('confirmed', ({ rooms, policy }) => rooms.length > 1 && !policy.non_refundable)
  const { policy, rooms, check_in_date } = mock.record(id)
  const rules = rooms.map(({ room_index }) => ({
    penalty_type: room_index === 2 ? ('full' as const) : ('none' as const),
    value: '0',
  }))
  const tiers = policy.tiers.map((tier) => ({ ...tier, penalty_type: 'by_room' as const, rooms: rules }))
  mock.change(id, { policy: { ...policy, tiers } })
  mock.world.clock.advance(Date.parse(`${check_in_date}T04:00:00Z`) - mock.world.clock.now())
  const { dialog } = await start(id, 'Confirm check-in')
  expect(await dialog.findByText(/^Room 2 .* is non-refundable/)).toBeDefined()
  expect(dialog.queryByText(/^Room 1 .* is non-refundable/)).toBeNull()
})
