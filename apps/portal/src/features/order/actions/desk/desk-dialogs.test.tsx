import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../../test/order-mock.ts'
import { write } from '../../../../test/page.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openOrder(id: string, persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') {
  const portal = await openPortal(`/user/order/detail/${id}`, { user: mock.signIn(persona) })
  await screen.findByRole('heading', { level: 2, name: 'Stay' })
  return { portal, user: userEvent.setup() }
}

describe('internal notes', () => {
  test('Writes, saves and shows remark and tags, and keeps the version of the order', async () => {
    const id = mock.anOrder('confirmed')
    const { version } = mock.record(id)
    const { user } = await openOrder(id)
    await user.click(screen.getByRole('button', { name: 'Edit notes' }))
    const dialog = within(await screen.findByRole('dialog'))
    write(await dialog.findByLabelText('Internal remark'), 'Ask for the driver by name')
    await user.type(dialog.getByLabelText('Tags', { selector: 'input' }), 'VIP{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await closed()
    expect(mock.record(id)).toMatchObject({
      internal_remark: 'Ask for the driver by name',
      tags: expect.arrayContaining(['VIP']),
      version,
    })
    expect(await screen.findByText('Ask for the driver by name')).toBeDefined()
    expect(screen.getByText('VIP')).toBeDefined()
  })

  test('R2.110 Suggests the tags that other orders have', async () => {
    const [id, other] = [mock.anOrder('confirmed'), mock.anOrder('completed')]
    mock.change(other, { tags: ['Canton Fair'] })
    const { user } = await openOrder(id)
    await user.click(screen.getByRole('button', { name: 'Edit notes' }))
    const dialog = within(await screen.findByRole('dialog'))
    const input = await dialog.findByLabelText<HTMLInputElement>('Tags', { selector: 'input' })
    await waitFor(() =>
      expect([...(input.list?.options ?? [])].map(({ value }) => value)).toContain('Canton Fair'),
    )
  })

  test('Marks a tag that is too long at its field', async () => {
    const { user } = await openOrder(mock.anOrder('confirmed', ({ tags }) => tags.length < 10))
    await user.click(screen.getByRole('button', { name: 'Edit notes' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(
      await dialog.findByLabelText('Tags', { selector: 'input' }),
      'a tag of more than twenty{Enter}',
    )
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('This text is too long')).toBeDefined()
    expect(mock.callsTo('/api/order/remark')).toEqual([])
  })

  test('A member who may not book can read the notes but not write them', async () => {
    const id = mock.anOrder('confirmed')
    mock.change(id, { internal_remark: 'Pays on the spot' })
    await openOrder(id, 'golden_viewer')
    expect(screen.getByText('Pays on the spot')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Edit notes' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull()
  })
})

describe('a voucher by mail', () => {
  async function openLetter(id: string) {
    const { user } = await openOrder(id)
    await user.click(screen.getByRole('button', { name: 'Send by e-mail' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByLabelText(/^To/, { selector: 'input' })
    return { user, dialog, send: () => user.click(dialog.getByRole('button', { name: 'Send' })) }
  }

  test('Goes to the contact and any added addresses, in the chosen language, and the history lists them', async () => {
    const id = mock.anOrder('confirmed')
    const { contact } = mock.record(id)
    mock.change(id, { contact: { ...contact, email: 'office@example.com' } })
    const { user, dialog, send } = await openLetter(id)
    await user.type(dialog.getByLabelText(/^To/, { selector: 'input' }), 'guest@example.com,')
    await user.selectOptions(dialog.getByLabelText('Language'), 'English')
    write(dialog.getByLabelText('Message (optional)'), 'See you soon')
    await send()
    await closed()
    expect(mock.callsTo('/api/order/voucherSend').map(({ body }) => body)).toEqual([
      { id, to: ['office@example.com', 'guest@example.com'], language: 'en', message: 'See you soon' },
    ])
    expect(await screen.findByText(/office@example\.com, guest@example\.com/)).toBeDefined()
  })

  test('Marks a wrong or missing address at the field', async () => {
    const id = mock.anOrder('confirmed')
    mock.change(id, { contact: { ...mock.record(id).contact, email: '' } })
    const { user, dialog, send } = await openLetter(id)
    await send()
    expect(dialog.getByText('Required')).toBeDefined()
    await user.type(dialog.getByLabelText(/^To/, { selector: 'input' }), 'nobody{Enter}')
    expect(dialog.getByText('Please enter the correct e-mail address')).toBeDefined()
    expect(mock.callsTo('/api/order/voucherSend')).toEqual([])
  })

  test('Refuses a second mail within the minute in words, and keeps the input', async () => {
    const id = mock.anOrder('confirmed')
    mock.change(id, { contact: { ...mock.record(id).contact, email: 'office@example.com' } })
    const first = await openLetter(id)
    await first.send()
    await closed()
    await first.user.click(screen.getByRole('button', { name: 'Send by e-mail' }))
    const dialog = within(await screen.findByRole('dialog'))
    write(await dialog.findByLabelText('Message (optional)'), 'Once more')
    await first.user.click(dialog.getByRole('button', { name: 'Send' }))
    expect((await dialog.findByRole('alert')).textContent).not.toBe('')
    expect(dialog.getByLabelText('Message (optional)')).toHaveProperty('value', 'Once more')
  })
})

describe('booking again', () => {
  test.each(['expired', 'rejected', 'cancelled'] as const)(
    'An order that is %s offers it first, and leads to the rates of its hotel',
    async (status) => {
      const id = mock.anOrder(status)
      const { portal, user } = await openOrder(id)
      const again = within(screen.getByRole('group', { name: 'Actions' })).getByRole('button', {
        name: 'Book again',
      })
      await user.click(again)
      await waitFor(() => expect(portal.path()).toContain(`/hotel/detail/${mock.record(id).hotel.hotel_id}`))
      const drafts = mock.world.tables.draft.where(({ rebooked_from }) => rebooked_from === id)
      expect(drafts).toHaveLength(1)
    },
  )

  test('A member who lost the right meanwhile is told so, and stays on the order', async () => {
    const id = mock.anOrder('cancelled')
    const { portal, user } = await openOrder(id)
    mock.world.faults.add({ operation: 'rebookOrder', code: 0, error_key: 'NO_PERMISSION', times: 1 })
    await user.click(screen.getByRole('button', { name: 'Book again' }))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(portal.path()).toContain(id)
  })

  test('Is in the menu “More” while an order is active', async () => {
    const { user } = await openOrder(mock.anOrder('confirmed'))
    expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('button', { name: 'Book again' })).toBeDefined()
  })

  test.each([
    ['car', '/user/car-order/detail/', '/car/booking', 'pick_up_name'],
    ['airport', '/user/airport-order/detail/', '/airport/list', 'airport'],
  ] as const)(
    'A %s order leads to its form or search with its places filled in',
    async (product, page, target, param) => {
      const { id } = mock.aRide(product, 'completed')
      const portal = await openPortal(`${page}${id}`, { user: mock.signIn('goldenland') })
      await userEvent.click(await screen.findByRole('button', { name: 'Book again' }))
      await waitFor(() => expect(portal.path()).toContain(target))
      expect(portal.path()).toContain(`${param}=`)
    },
  )
})
