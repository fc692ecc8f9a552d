import { getSite } from '@portal/api-client'
import { applySite } from '@portal/auth'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pageDialogStore } from '../../shared/palette.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const name = 'Find an order, page or action'
const field = () => screen.findByRole('combobox', { name })
const group = (title: string | RegExp) => screen.findByRole('group', { name: title })
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent?.trim())
const orderCalls = () => mock.callsTo('/api/order/index').map(({ query }) => new URLSearchParams(query))
const activeText = async () => {
  const id = (await field()).getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

/** A page on which the keys are in force already. */
async function open(
  path = '/user/bill/details',
  persona: Parameters<OrderMock['signIn']>[0] | null = 'goldenland',
) {
  const portal = await openPortal(path, persona === null ? {} : { user: mock.signIn(persona) })
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1 })
  return { ...portal, user }
}

async function openPalette(...given: Parameters<typeof open>) {
  const portal = await open(...given)
  await press(portal.user)
  return portal
}

/** The keys come with what is loaded after the first paint. */
async function press(user: UserEvent) {
  await waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}')
    expect(pageDialogStore.getState().open).toBe('palette')
  })
  await field()
}

describe('finds', () => {
  test('R2.111 an order by its tag, which is shown', async () => {
    const id = mock.anOrder('confirmed')
    mock.change(id, { tags: ['Canton Fair'] })
    const { user } = await openPalette()
    await user.type(await field(), 'canton')
    expect(names(await group('Bookings')).join()).toContain('Canton Fair')
  })

  test('R2.98 an order by its guest, and Enter opens it', async () => {
    const id = mock.anOrder('confirmed')
    const [lead] = mock.record(id).rooms.flatMap(({ guests }) => guests)
    const full_name = lead?.full_name ?? ''
    const { user, path } = await openPalette()
    await user.type(await field(), full_name)
    const found = within(await group(/^Bookings/))
    await user.keyboard('{ArrowUp}')
    const last = found.getAllByRole('option').at(-1)?.textContent
    expect(await activeText()).toBe(last)
    await user.clear(await field())
    await user.type(await field(), id)
    await waitFor(async () => expect(names(await group('Bookings'))).toEqual([expect.stringContaining(id)]))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe(`/user/order/detail/${id}`))
    expect(screen.queryByRole('dialog', { name })).toBeNull()
  })

  test('an order by its pasted number, also in full-width characters, and opens it before it is found', async () => {
    const id = mock.anOrder('confirmed')
    const wide = id.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0))
    const { user, path } = await openPalette()
    await user.click(await field())
    await user.paste(wide)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe(`/user/order/detail/${id}`))
  })

  test('nothing by an unknown number, and repeats it as typed', async () => {
    const { user } = await openPalette()
    await user.type(await field(), '0955501234')
    expect(await screen.findByText('Nothing found for “0955501234”')).toBeDefined()
  })

  test('an order by the number of the hotel', async () => {
    const id = mock.anOrder('confirmed', ({ hotel_confirmation_code }) => hotel_confirmation_code !== null)
    const { user } = await openPalette()
    await user.type(await field(), mock.record(id).hotel_confirmation_code ?? '')
    expect(names(await group('Bookings'))).toEqual([expect.stringContaining(id)])
  })

  test('a ride, which opens on the page of its product', async () => {
    const { id } = mock.aRide('airport', 'confirmed')
    const { user, path } = await openPalette()
    await user.type(await field(), id)
    await group('Bookings')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe(`/user/airport-order/detail/${id}`))
  })

  test('the latest orders before anything is typed', async () => {
    await openPalette()
    expect(names(await group('Latest bookings'))).toHaveLength(5)
    expect(orderCalls().map((query) => query.get('keyword'))).toEqual([null])
  })

  test('R2.98 a page by a part of its name, by the group of the menu, and by its address', async () => {
    const { user, path } = await openPalette()
    await user.type(await field(), 'points')
    expect(names(await group('Pages'))[0]).toContain('Points')
    await user.clear(await field())
    await user.type(await field(), 'settlement bills')
    expect(names(await group('Pages'))).toEqual([expect.stringMatching(/^Bills.*Settlement/)])
    await user.clear(await field())
    await user.type(await field(), 'user/draft')
    expect(names(await group('Pages'))).toEqual([expect.stringContaining('Unfinished Bookings')])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe('/user/draft/list'))
  })

  test('R2.98 an action, which runs at once', async () => {
    const { user } = await openPalette()
    await user.type(await field(), 'keyboard')
    await group('Actions')
    await user.keyboard('{Enter}')
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(keys).getByText('Ctrl K')).toBeDefined()
  })

  test('each page once, even if several menus have it', async () => {
    await openPalette()
    const pages = names(await group('Pages'))
    expect(pages).toEqual([...new Set(pages)])
    expect(pages).toContain('Home')
    expect(names(await group('Actions'))).toContain('Search hotels')
    expect(pages).not.toContain('Hotel')
  })

  test('nothing, and says what can be searched for', async () => {
    const { user } = await openPalette()
    await user.type(await field(), 'qqqq')
    expect(await screen.findByText('Nothing found for “qqqq”')).toBeDefined()
    expect(await activeText()).toBeNull()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name })).toBeDefined()
  })
})

describe('requests', () => {
  test('one search for a word, not one for each letter', async () => {
    const { user } = await openPalette()
    await group('Latest bookings')
    await user.type(await field(), 'H26')
    await group(/^Bookings/)
    expect(orderCalls().map((query) => query.get('keyword'))).toEqual([null, 'H26'])
  })

  test('results for the current word only, not for the one before', async () => {
    const { user } = await openPalette()
    await user.type(await field(), 'H26')
    await group(/^Bookings/)
    await user.type(await field(), '9')
    expect(screen.queryByRole('group', { name: /^Bookings/ })).toBeNull()
  })

  test('the number of results, and of orders in all', async () => {
    const { user } = await openPalette()
    await user.type(await field(), 'H26')
    const shown = names(await group(/^Bookings \(8 of \d+\)$/)).length
    expect(shown).toBe(8)
    await waitFor(() => {
      const all = names(screen.getByRole('listbox', { name: 'Results' })).length
      expect(screen.getByText(`${all} results`).getAttribute('role')).toBe('status')
    })
  })

  test('again after a failed call, and keeps pages and actions meanwhile', async () => {
    mock.world.faults.add({ operation: 'listOrders', status: 500 })
    const { user } = await openPalette()
    const alert = await screen.findByText(/The bookings could not be loaded/)
    expect(names(await group('Pages')).length).toBeGreaterThan(5)
    expect(alert).toBeDefined()
    mock.world.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(names(await group('Latest bookings'))).toHaveLength(5)
  })
})

describe('access', () => {
  test('a visitor finds pages and actions, and no order is requested', async () => {
    const { user } = await openPalette('/', null)
    expect(names(await group('Actions'))).toContain('Sign in')
    await user.type(await field(), 'H26')
    expect(await screen.findByText('Nothing found for “H26”')).toBeDefined()
    expect(orderCalls()).toEqual([])
  })

  test('a member whose menu has no list of orders finds none', async () => {
    const { user } = await open()
    const answer = await getSite({ requiredLogin: 1 })
    const without = (rules: typeof answer.menus): typeof answer.menus =>
      rules
        .filter(({ path }) => !path.endsWith('order/list'))
        .map((rule) => ({ ...rule, children: without(rule.children ?? []) }))
    act(() => applySite({ ...answer, menus: without(answer.menus) }))
    await press(user)
    await user.type(await field(), 'H26')
    expect(await screen.findByText('Nothing found for “H26”')).toBeDefined()
    expect(orderCalls()).toEqual([])
  })

  test('a member who may not see net prices has no action for them', async () => {
    mock.hideNetPrices('goldenland')
    await openPalette()
    expect(names(await group('Actions')).join()).not.toContain('net prices')
  })
})

describe('keys', () => {
  test('Esc closes it and restores the focus', async () => {
    const { user } = await open()
    const opener = await screen.findByRole('button', { name })
    await user.click(opener)
    await screen.findByRole('dialog', { name })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  test('the same keys close it, also from within its field', async () => {
    const { user } = await openPalette()
    await field()
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
  })

  test('R2.99 / moves to the field of a list, and types itself while somebody is typing', async () => {
    const { user } = await openPalette('/user/order/list')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => (document.activeElement as HTMLElement | null)?.blur())
    const keyword = await screen.findByRole('searchbox', { name: 'Keyword' })
    await user.keyboard('{Alt>}/{/Alt}')
    expect(document.activeElement).not.toBe(keyword)
    await user.keyboard('/')
    expect(document.activeElement).toBe(keyword)
    await user.keyboard('/')
    expect((keyword as HTMLInputElement).value).toBe('/')
  })

  test('/ moves to the destination of the search', async () => {
    const { user } = await openPalette('/')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('/')
    expect(document.activeElement).toBe(await screen.findByRole('combobox', { name: 'Destination' }))
  })

  test('R2.99 / opens the palette on a page without a field of its own, and ? lists the keys', async () => {
    const { user } = await openPalette('/user/account/overview')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('/')
    await screen.findByRole('dialog', { name })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog', { name })).toBeNull()
  })
})

test('R6.124 An invoice is found by its number, and opens beside its list', async () => {
  const { user, path } = await openPalette('/user/order/all')
  const [issued] = mock.world.tables.invoice_application.where(
    ({ invoice_no, company_id }) => invoice_no !== null && company_id === ownCompany(),
  )
  if (!issued) throw new Error('The world has an issued invoice')
  await user.type(await field(), issued.invoice_no ?? '')
  const found = within(await group('Invoices')).getByRole('option', { name: new RegExp(issued.title.title) })
  await user.click(found)
  await waitFor(() => expect(path()).toBe(`/user/invoice/details?application=${issued.id}`))
})

function ownCompany(): string {
  const [own] = mock.world.tables.member.where(({ username }) => username === 'goldenland')
  if (!own) throw new Error('The member is seeded')
  return own.company_id
}
