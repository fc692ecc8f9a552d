import { mockForTests } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()

beforeEach(() => mock.server.listen())
afterEach(() => mock.server.close())

/** What the member has marked: `Noted` with a note, `Plain` without. Answers their names. */
function mark() {
  const { favourite } = mock.world.tables
  for (const { id } of favourite.where(() => true)) favourite.remove(id)
  const user = mock.signIn('goldenland')
  const member_id = String(user.id)
  const put = (hotel_id: string, note: string, tags: string[], create_time: number) =>
    favourite.put({ id: `${member_id}/${hotel_id}`, member_id, hotel_id, note, tags, create_time })
  put('1001', 'Quiet rooms at the back', ['group'], 1_795_000_000)
  put('1003', '', [], 1_795_100_000)
  const nameOf = (id: string) => mock.world.catalogue.hotel(id)?.name.en ?? ''
  return { user, noted: nameOf('1001'), plain: nameOf('1003'), left: () => favourite.where(() => true) }
}

const table = async () => within(await screen.findByRole('table', { name: 'Favourite hotels' }))

test('Lists the member’s favourites with city, note and labels, newest first', async () => {
  const { user, noted, plain } = mark()
  await openPortal('/user/favourite/list', { user })
  const links = (await table()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([plain, noted])
  expect(links[1]?.getAttribute('href')).toBe('/hotel/detail/1001')
  const row = (await table()).getByRole('row', { name: new RegExp(noted) })
  for (const text of ['Yangon', 'Quiet rooms at the back', 'group'])
    expect(within(row).getByText(text)).toBeDefined()
})

test('Removes a favourite after a confirmation that names the loss of its note', async () => {
  const { user, noted, plain, left } = mark()
  await openPortal('/user/favourite/list', { user })
  await userEvent.click(await screen.findByRole('button', { name: `Remove: ${plain}` }))
  const first = await screen.findByRole('dialog', { name: 'Remove this favourite?' })
  expect(within(first).queryByText(/note and labels are deleted/)).toBeNull()
  await userEvent.click(within(first).getByRole('button', { name: 'Cancel' }))
  expect(left()).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: `Remove: ${noted}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove this favourite?' })
  expect(within(dialog).getByText(/note and labels are deleted/)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: noted })).toBeNull())
  expect(left().map(({ hotel_id }) => hotel_id)).toEqual(['1003'])
})

test('Changes the note and labels of a favourite, which keeps its place', async () => {
  const { user, noted, left } = mark()
  await openPortal('/user/favourite/list', { user })
  await userEvent.click(await screen.findByRole('button', { name: `Edit note: ${noted}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Your note about ${noted}` }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Note' }), { target: { value: 'x'.repeat(301) } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(left().map(({ note }) => note)).toContain('Quiet rooms at the back')
  fireEvent.change(dialog.getByRole('textbox', { name: 'Note' }), { target: { value: 'Ask for floor 9' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await (await table()).findByText('Ask for floor 9')).toBeDefined()
  expect((await table()).getAllByRole('link')[1]?.textContent).toBe(noted)
})

test('Keeps a note that the server refuses in the dialog, with the reason', async () => {
  const { user, noted, left } = mark()
  await openPortal('/user/favourite/list', { user })
  await userEvent.click(await screen.findByRole('button', { name: `Edit note: ${noted}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Your note about ${noted}` }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Note' }), { target: { value: 'Ask for floor 9' } })
  mock.world.faults.add({ operation: 'toggleFavourite', code: 0, error_key: 'NOT_FOUND', times: 1 })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).toBeDefined()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Ask for floor 9')
  expect(left().map(({ note }) => note)).toContain('Quiet rooms at the back')
})

test('Shows in the dialog why a removal was refused, and keeps the favourite', async () => {
  const { user, plain, left } = mark()
  await openPortal('/user/favourite/list', { user })
  await userEvent.click(await screen.findByRole('button', { name: `Remove: ${plain}` }))
  mock.world.faults.add({ operation: 'toggleFavourite', code: 0, error_key: 'NOT_FOUND', times: 1 })
  const dialog = await screen.findByRole('dialog', { name: 'Remove this favourite?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await within(dialog).findByRole('alert')).toBeDefined()
  expect(left()).toHaveLength(2)
})

test('A list that cannot be loaded can be tried again, and an empty one says how to add hotels', async () => {
  const { user, left } = mark()
  for (const { id } of left()) mock.world.tables.favourite.remove(id)
  mock.world.faults.add({ operation: 'listFavourites', status: 503 })
  await openPortal('/user/favourite/list', { user })
  const again = await screen.findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  await userEvent.click(again)
  expect(await screen.findByText('No favourite hotels yet')).toBeDefined()
})

const heartOf = (id: string) => {
  const name = mock.world.catalogue.hotel(id)?.name.en ?? ''
  const press = async (pressed: boolean) =>
    userEvent.click(await screen.findByRole('button', { name: `Favourite: ${name}`, pressed }))
  return { name, press }
}

test('The heart on a hotel page adds it to the list, and a second click removes it', async () => {
  const { user, left } = mark()
  const { router } = await openPortal('/hotel/detail/1002', { user })
  const { name, press } = heartOf('1002')
  await press(false)
  await waitFor(() => expect(left()).toHaveLength(3))
  await press(true)
  await waitFor(() => expect(left()).toHaveLength(2))
  await press(false)
  await waitFor(() => expect(left()).toHaveLength(3))
  await router.navigate({ to: '/user/favourite/list' })
  expect(await (await table()).findByRole('link', { name })).toBeDefined()
})

test('Two quick clicks on a heart end as the last one wanted', async () => {
  const { user, left } = mark()
  mock.world.faults.add({ operation: 'toggleFavourite', latency: 500, times: 1 })
  await openPortal('/hotel/detail/1002', { user })
  const { press } = heartOf('1002')
  await press(false)
  await waitFor(() => expect(left()).toHaveLength(3))
  await press(true)
  await waitFor(() => expect(left()).toHaveLength(2))
  await press(false)
  await waitFor(() => expect(left()).toHaveLength(3))
})

test('A heart whose answer was lost shows what the server has kept, and the next click changes that', async () => {
  const { user, left } = mark()
  mock.world.faults.add({ operation: 'toggleFavourite', truncated: true, times: 1 })
  await openPortal('/hotel/detail/1002', { user })
  const { press } = heartOf('1002')
  await press(false)
  await waitFor(() => expect(left()).toHaveLength(3))
  await press(true)
  await waitFor(() => expect(left()).toHaveLength(2))
})
