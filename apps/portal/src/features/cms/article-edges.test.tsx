import { mockForTests } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropAllDrafts } from '../../shared/form/form-drafts.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { filteredBy } from './channel/channel-query.ts'

const mock = mockForTests()

beforeEach(() => {
  mock.server.listen()
  dropAllDrafts()
})
afterEach(() => mock.server.close())

const open = (id: number | string, persona: 'goldenland' | null = 'goldenland') =>
  openPortal(`/cms/info/${id}`, persona ? { user: mock.signIn(persona) } : {})
const articles = () => mock.world.tables.cms_article
type Article = NonNullable<ReturnType<ReturnType<typeof articles>['get']>>
/** Changes an article before it is looked at. */
function change(id: number, part: Partial<Article>): void {
  const article = articles().get(String(id))
  if (!article) throw new Error(`There is no article ${id}.`)
  articles().put({ ...article, ...part })
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })

test('Authors cannot tip their own articles', async () => {
  change(703, { author_id: mock.signIn('goldenland').id })
  await open(703)
  await screen.findByRole('button', { name: /^Collect/ })
  expect(await box()).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Reward the author' })).toBeNull()
})

test('Keeps a comment that was begun if the session ends meanwhile', async () => {
  const { view } = await open(703)
  fireEvent.change(await box(), { target: { value: 'Half a thought' } })
  view.unmount()
  await open(703)
  expect((await box()).value).toBe('Half a thought')
})

test('A member gets comments in pages, and a visitor is asked to sign in for more', async () => {
  const time = Math.floor(mock.world.clock.now() / 1000)
  const said = (text: string) => ({ en: text, 'zh-cn': text })
  for (let count = 1; count <= 16; count += 1)
    mock.world.tables.cms_comment.put({
      id: String(90_000 + count),
      article_id: '703',
      author_id: 901,
      content: said(`Remark ${count}.`),
      status: 'normal',
      create_time: time - count,
    })
  const { view } = await open(703)
  expect(await screen.findByText('Remark 1.')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
  expect(await screen.findByText('Remark 16.')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Remark 1.')).toBeNull())
  view.unmount()
  await open(703, null)
  expect(await screen.findByText('Remark 1.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull()
})

test('The most read articles of a channel leave out the open one', async () => {
  mock.world.tables.cms_view.put({ id: '703', count: 1_000_000 })
  change(703, { flag: ['hot'] })
  await open(703)
  const aside = within(await screen.findByRole('complementary'))
  const links = await aside.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).not.toContain('/cms/info/703')
  const title = articles().get('703')?.title.en ?? ''
  expect(aside.queryByRole('link', { name: title })).toBeNull()
})

test('An unsafe address is no link in the list: the title leads to the article', async () => {
  change(703, { url: 'javascript:alert(1)' })
  await openPortal('/cms/channel/7?order=publish_time')
  const title = articles().get('703')?.title.en ?? ''
  const links = await screen.findAllByRole('link', { name: title })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cms/info/703'])
})

test('Another filter begins with the first page', () => {
  expect(filteredBy({ page: 3, filter: ['season:cool'] }, 'style', 'slow')).toEqual({
    filter: ['season:cool', 'style:slow'],
  })
  expect(filteredBy({ page: 3, filter: ['season:cool'] }, 'season', '')).toEqual({})
})

test('Shows in the dialog why a payment was refused, and the text stays closed', async () => {
  const [paid] = articles().where(
    ({ id, status, price, currency }) =>
      status === 'normal' &&
      price > 0 &&
      currency === 'RMB' &&
      mock.world.tables.cms_payment.where(({ article_id }) => article_id === id).length === 0,
  )
  await open(paid?.id ?? '')
  await userEvent.click(await screen.findByRole('button', { name: /^Buy for CNY/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Buy / }))
  mock.world.faults.add({ operation: 'payContent', code: 0, error_key: 'BALANCE_SHORT', times: 1 })
  await userEvent.click(dialog.getByRole('radio', { name: 'Company balance' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Pay CNY/ }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/balance|insufficient|enough/i)
  expect(screen.getByRole('heading', { name: 'Paid content', hidden: true })).toBeDefined()
})
