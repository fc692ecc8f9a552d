import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()

beforeEach(() => mock.server.listen())
afterEach(() => mock.server.close())

type Persona = Parameters<TestMock['signIn']>[0]
const open = (path: string, persona: Persona = 'goldenland') =>
  openPortal(path, { user: mock.signIn(persona) })
const table = (name: string) => screen.findByRole('table', { name })
const rowWith = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement

test('R2.33 Shows contributions with their status, and with the reason of a refusal', async () => {
  await open('/user/cms/content')
  const list = await table('My contributions')
  expect(within(list).getAllByRole('row')).toHaveLength(11)
  expect(within(await rowWith('Three mornings in Bagan')).getByText('Published')).toBeDefined()
  expect(
    within(await rowWith('Boats on the lake: what to check')).getByText('Waiting for review'),
  ).toBeDefined()
  const refused = within(await rowWith('Our telephone list'))
  expect(refused.getByText('Refused')).toBeDefined()
  expect(refused.getByText('Reason: Please name your source and add a picture.')).toBeDefined()
  expect(within(await rowWith('Old brochure texts')).getByText('Taken down')).toBeDefined()
  expect(within(await rowWith('A driver for the hills')).getByText('CNY 40.00')).toBeDefined()
})

test('R7.40 Deletes one’s own article after a question that names its figures', async () => {
  const { path } = await open('/user/cms/content')
  await userEvent.click(await screen.findByRole('button', { name: 'Statistics: A driver for the hills' }))
  const figures = await screen.findByRole('dialog', { name: 'Statistics of “A driver for the hills”' })
  expect(await within(figures).findByText('Sales')).toBeDefined()
  expect((await within(figures).findAllByText(/^CNY.40\.00$/)).length).toBeGreaterThan(0)
  await userEvent.click(within(figures).getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: A driver for the hills' }))
  const question = await screen.findByRole('dialog', { name: 'Delete this article?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('A driver for the hills')).toBeNull())
  expect(path()).toBe('/user/cms/content')
  await userEvent.click(await screen.findByRole('link', { name: 'Edit: Three mornings in Bagan' }))
  await waitFor(() => expect(path()).toMatch(/^\/user\/cms\/editContent\/\d+$/))
})

test('R2.31 Lists collected articles in pages, and can remove them', async () => {
  const { path } = await open('/user/cms/collect')
  const list = await table('Collected articles')
  const collected = mock.world.tables.cms_reading.where(
    ({ kind, member_id }) => kind === 'collect' && member_id === String(mock.signIn('goldenland').id),
  ).length
  expect(within(list).getAllByRole('row')).toHaveLength(11)
  expect(screen.getByText(`1 to 10 of ${collected}`)).toBeDefined()
  const [remove] = within(list).getAllByRole('button', { name: /^Remove: / })
  const title = remove?.getAttribute('aria-label')?.replace('Remove: ', '') ?? ''
  await userEvent.click(remove as HTMLElement)
  await screen.findByText(`1 to 10 of ${collected - 1}`)
  expect(within(list).queryByRole('link', { name: title })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(path()).toBe('/user/cms/collect?page=2'))
})

test('R2.32 Shows comments with their status, and deletes one after a question', async () => {
  await open('/user/cms/comment')
  const list = await table('My comments')
  const rows = within(list).getAllByRole('row').length
  expect(within(list).getAllByText(/^(Shown|Waiting for review|Refused)$/)).toHaveLength(rows - 1)
  const own = () =>
    mock.world.tables.cms_comment.where(
      ({ author_id, status }) => author_id === mock.signIn('goldenland').id && status !== 'removed',
    ).length
  const before = own()
  const [remove] = within(list).getAllByRole('button', { name: /^Delete: / })
  await userEvent.click(remove as HTMLElement)
  const question = await screen.findByRole('dialog', { name: 'Delete this comment?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(own()).toBe(before - 1)
})

test('R2.34 Lists purchases with amount, payment and number, without buttons', async () => {
  await open('/user/cms/order', 'pacificusd')
  const list = await table('Paid content')
  const rows = within(list).getAllByRole('row').slice(1)
  expect(rows).toHaveLength(4)
  for (const row of rows) {
    expect(row.textContent).toMatch(/CNY\s[\d,]+\.\d\d/)
    expect(row.textContent).toMatch(/WeChat Pay|Alipay/)
    expect(row.textContent).toMatch(/\d{24}/)
    expect(within(row).queryByRole('button')).toBeNull()
  }
})

test.each([
  ['collect', 'Nothing collected yet'],
  ['comment', 'No comments yet'],
  ['content', 'No contributions yet'],
  ['order', 'Nothing bought yet'],
])('Tells a new member what /user/cms/%s will show and where to begin', async (page, text) => {
  await open(`/user/cms/${page}`, 'newleaf')
  expect(await screen.findByText(text)).toBeDefined()
  const way = page === 'content' ? 'Write an article' : 'Browse articles'
  expect(screen.getAllByRole('link', { name: way }).length).toBeGreaterThan(0)
})
