import { mockForTests } from '@portal/mock-server/node'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const stay = { destination_type: 'city', destination_id: 'yangon', destination_name: 'Yangon', rooms: '2' }
const selection = { hotel_id: '1001', rate_key: 'k1', known_total: '1600.00', currency: 'CNY' }

/** As the server writes the ride that a customer has chosen of a quote. */
const ride = {
  transfer_type: 'pickup',
  airport: 'RGN',
  place: { name: 'Pansodan House', address: '', lat: null, lng: null, place_id: 'yangon-downtown' },
  service_local: '2026-12-10T14:00:00+06:30',
  passengers: { adults: 2, child_ages: [] },
  luggage: 2,
}
const place = { name: 'Pansodan House', address: '', lat: null, lng: null, place_id: 'yangon-downtown' }
/** As the server writes the hire that a customer has chosen of a quote. */
const hire = {
  model_id: 'toyota-alphard',
  rental_type: 'day',
  days_or_hours: 3,
  number_of_rentals: 1,
  start_local: '2026-12-10T09:00:00+06:30',
  pick_up: place,
  drop_off: place,
  passengers: { adults: 2, child_ages: [] },
  driver_language: 'burmese',
  industrial_zone: { entered: false },
  extras: [],
}

/** Begun bookings of every kind, in the place of those that the world begins with. */
function beginBookings() {
  const { draft } = mock.world.tables
  const [seeded] = draft.where(() => true)
  const owner_id = String(mock.signIn('goldenland').id)
  for (const { id } of draft.where(() => true)) draft.remove(id)
  const kinds = [
    { title: 'A form', product: 'hotel', search: stay, selection },
    { title: 'A search', product: 'hotel', search: stay, selection: {} },
    { title: 'A car', product: 'car', search: hire, selection: { quote_id: 'q1' } },
    { title: 'A transfer', product: 'airport', search: ride, selection: { vehicle_class: 'sedan' } },
  ] as const
  for (const [index, { title, product, search, selection: chosen }] of kinds.entries())
    draft.put({
      ...(seeded as NonNullable<typeof seeded>),
      id: `dr-${index}-kind`,
      owner_id,
      product,
      title,
      search: JSON.stringify(search),
      selection: JSON.stringify(chosen),
    })
}

test('every saved booking leads to its form, whatever its product', async () => {
  beginBookings()
  const { path } = await openPortal('/user/draft/list', { user: mock.signIn('goldenland') })
  const address = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href') ?? ''
  expect(await address('A form')).toMatch(/^\/hotel\/booking\?(?=.*rate_key=k1).*draft=dr-0-kind/)
  expect(await address('A search')).toMatch(/^\/hotel\/list\?.*destination_id=yangon/)
  expect(await address('A car')).toMatch(/^\/car\/booking\?.*model_id=toyota-alphard.*draft=dr-2-kind/)
  expect(await address('A transfer')).toMatch(
    /^\/airport\/booking\?(?=.*vehicle_class=sedan).*draft=dr-3-kind/,
  )
  await userEvent.click(screen.getByRole('link', { name: 'A transfer' }))
  await waitFor(() => expect(path()).toMatch(/^\/airport\/booking\?/))
})

test('R3.84 A draft shows its days, people, names, and the price with its age', async () => {
  beginBookings()
  const { draft } = mock.world.tables
  const [form, car] = ['dr-0-kind', 'dr-2-kind'].map((id) => draft.get(id))
  if (!form || !car) throw new Error('The drafts are missing.')
  const guests = [
    { full_name: 'LI NA', is_lead: false },
    { full_name: 'WANG WEI', is_lead: true },
  ]
  const search = JSON.stringify({ ...stay, check_in: '2026-12-10', check_out: '2026-12-12' })
  const updated_time = Math.floor(mock.world.clock.now() / 1000) - 3 * 3600
  draft.put({ ...form, search, form: JSON.stringify({ guests }), updated_time })
  draft.put({ ...car, form: '{"guests":[null,{"full_name":5}]}', selection: '{"known_total":"x"}' })
  await openPortal('/user/draft/list', { user: mock.signIn('goldenland') })
  const booked = (await rowOf('A form')).textContent
  expect(booked).toMatch(/10 Dec – .*12 Dec.*2 nights.*1 room · 2 adults/)
  expect(booked).toContain('WANG WEI, LI NA')
  expect(booked).toMatch(/CNY.1,600\.00.*3 h.* ago/)
  const hired = (await rowOf('A car')).textContent
  expect(hired).toMatch(/10 Dec.*2 adults/)
  expect(hired).not.toMatch(/CNY|ago/)
  expect((await rowOf('A transfer')).textContent).toMatch(/10 Dec 14:00.*2 adults/)
})

test('deletes a draft only after a confirmation', async () => {
  beginBookings()
  await openPortal('/user/draft/list', { user: mock.signIn('goldenland') })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: A car' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this draft?' })
  expect(mock.world.tables.draft.get('dr-2-kind')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A car' })).toBeNull())
  expect(mock.world.tables.draft.get('dr-2-kind')).toBeUndefined()
})

/** The row of a draft. */
const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement
const openSharing = async (title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Share: ${title}` }))
  return screen.findByRole('dialog', { name: 'Share this draft' })
}
const box = (dialog: HTMLElement, name: string) =>
  within(dialog).findByRole<HTMLInputElement>('checkbox', { name })
const saveIn = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
/** A draft that its owner has not shared with anybody. */
const unshared = (id: string) => {
  const { draft } = mock.world.tables
  const found = draft.get(id)
  if (found) draft.put({ ...found, shared_with: [] })
}

test('a draft is shared with a colleague, who sees its owner and can neither share nor delete it', async () => {
  beginBookings()
  unshared('dr-2-kind')
  await openPortal('/user/draft/list', { user: mock.signIn('goldenland') })
  const dialog = await openSharing('A car')
  expect(within(dialog).queryByRole('checkbox', { name: 'Zhou Min' })).toBeNull()
  await userEvent.click(await box(dialog, 'Thiri Aung'))
  await saveIn(dialog)
  await waitFor(async () => within(await rowOf('A car')).getByText('Shared with Thiri Aung'))
  const form = mock.world.tables.draft.get('dr-2-kind')
  expect(form).toMatchObject({ shared_with: ['102'], search: JSON.stringify(hire) })

  cleanup()
  await openPortal('/user/draft/list', { user: mock.signIn('golden_booker') })
  const row = await rowOf('A car')
  expect(within(row).getByText('Chen Hui')).toBeDefined()
  expect(within(row).getByText('Shared with you')).toBeDefined()
  expect(within(row).queryByRole('button')).toBeNull()

  cleanup()
  await openPortal('/user/draft/list', { user: mock.signIn('goldenland') })
  const again = await openSharing('A car')
  await userEvent.click(await box(again, 'Thiri Aung'))
  await saveIn(again)
  await waitFor(() => expect(mock.world.tables.draft.get('dr-2-kind')?.shared_with).toEqual([]))
})

test('keeps what a colleague has written meanwhile, and shares the current draft with a second click', async () => {
  beginBookings()
  unshared('dr-2-kind')
  await openPortal('/user/draft/list', { user: mock.signIn('goldenland') })
  const dialog = await openSharing('A car')
  await userEvent.click(await box(dialog, 'Thiri Aung'))
  const { draft } = mock.world.tables
  const begun = draft.get('dr-2-kind')
  if (begun) draft.put({ ...begun, form: '{"newest":true}', version: begun.version + 1 })
  await saveIn(dialog)
  expect(await within(dialog).findByText(/^This draft was changed meanwhile/)).toBeDefined()
  await saveIn(dialog)
  await waitFor(() => expect(draft.get('dr-2-kind')?.shared_with).toEqual(['102']))
  expect(draft.get('dr-2-kind')?.form).toBe('{"newest":true}')
})

test('says when no colleague may book it, and names one who no longer may, who can be removed', async () => {
  beginBookings()
  const { member, draft } = mock.world.tables
  for (const one of member.where(({ company_id, id }) => company_id === '1' && id !== '101'))
    member.put({ ...one, state: 'suspended' })
  unshared('dr-1-kind')
  const begun = draft.get('dr-2-kind')
  if (begun) draft.put({ ...begun, shared_with: ['102'] })
  await openPortal('/user/draft/list', { user: mock.signIn('goldenland') })
  const empty = await openSharing('A search')
  expect(await within(empty).findByText('There is no colleague to share with')).toBeDefined()
  expect(within(empty).getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await userEvent.click(within(empty).getByRole('button', { name: 'Cancel' }))
  const dialog = await openSharing('A car')
  await userEvent.click(await box(dialog, 'Thiri Aung (can no longer book this)'))
  await saveIn(dialog)
  await waitFor(() => expect(draft.get('dr-2-kind')?.shared_with).toEqual([]))
})

test('colleagues who cannot be loaded can be tried again, and a refusal appears in the dialog', async () => {
  beginBookings()
  unshared('dr-2-kind')
  mock.world.faults.add({ operation: 'listColleagues', status: 500 })
  await openPortal('/user/draft/list', { user: mock.signIn('goldenland') })
  const dialog = await openSharing('A car')
  const again = await within(dialog).findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  await userEvent.click(again)
  await userEvent.click(await box(dialog, 'Thiri Aung'))
  mock.world.faults.add({ operation: 'saveDraft', code: 0, error_key: 'NO_PERMISSION', times: 1 })
  await saveIn(dialog)
  expect(await within(dialog).findByRole('alert')).toBeDefined()
  expect(mock.world.tables.draft.get('dr-2-kind')?.shared_with).toEqual([])
})
