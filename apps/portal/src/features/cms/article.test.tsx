import { mockForTests } from '@portal/mock-server/node'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAllDrafts } from '../../shared/form/form-drafts.ts'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()

beforeEach(() => {
  mock.server.listen()
  dropAllDrafts()
})
afterEach(() => {
  vi.useRealTimers()
  mock.server.close()
})

const open = (id: number | string, persona: 'goldenland' | null = 'goldenland') =>
  openPortal(`/cms/info/${id}`, persona ? { user: mock.signIn(persona) } : {})
const record = (id: number) => {
  const found = mock.world.tables.cms_article.get(String(id))
  if (!found) throw new Error(`There is no article ${id}.`)
  return found
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('R2.10 Shows an article with its breadcrumbs, author, neighbours and tags, to a visitor too', async () => {
  const { title, content } = record(703)
  await open(703, null)
  expect(await heading(title.en)).toBeDefined()
  const way = screen.getByRole('navigation', { name: 'You are here' })
  expect(
    within(way)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Articles', 'Destinations', 'Myanmar'])
  expect(content.en).toContain('What to tell your guests')
  expect(screen.getByRole('heading', { name: 'What to tell your guests' })).toBeDefined()
  expect(screen.getByRole('link', { name: /^By / }).getAttribute('href')).toMatch(
    /^\/cms\/channel\/9\d\d\/user$/,
  )
  expect(within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link').length).toBeGreaterThan(0)
  expect(
    within(screen.getByRole('group', { name: /this article$/ }))
      .getByRole('link', { name: 'Sign in' })
      .getAttribute('href'),
  ).toContain('to=%2Fcms%2Finfo%2F703')
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull()
})

test('Shows the picture of a contribution above its text, unless the text has it already', async () => {
  const mine = mock.world.tables.cms_article.where(
    ({ author_id, status, price }) => author_id < 900 && status === 'normal' && price === 0,
  )[0]
  await open(mine?.id ?? '')
  await heading(mine?.title.en ?? '')
  const pictures = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('src'))
  expect(pictures()).toEqual([expect.stringContaining(mine?.images[0] ?? 'none')])
  cleanup()
  const shown = mock.world.tables.cms_article.where(
    ({ template, images, price }) => template === 'default' && images.length === 2 && price === 0,
  )[0]
  await open(shown?.id ?? '')
  await heading(shown?.title.en ?? '')
  expect(pictures().map((source) => source?.replace(/^https?:\/\/[^/]+/, ''))).toEqual(shown?.images)
})

test('One article leads to the next, and the page begins at its heading', async () => {
  const { path } = await open(703)
  const next = (await screen.findByText('Next')).nextElementSibling?.querySelector('a') as HTMLElement
  const title = next.textContent
  await userEvent.click(next)
  await waitFor(() => expect(path()).not.toBe('/cms/info/703'))
  expect(await heading(title)).toBeDefined()
})

test.each(['1193', '999999'])(
  'Says that an article was removed or is unknown (%s), and leads on',
  async (id) => {
    await open(id)
    expect(await screen.findByText('This content does not exist or is no longer available')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Search articles' }).getAttribute('href')).toBe('/cms/search')
    expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull()
  },
)

test('An id that is not a number is a missing page', async () => {
  await open('first')
  expect(await heading('Page Not Found')).toBeDefined()
})

test('An article for members asks a visitor to sign in, and returns to it', async () => {
  const { path } = await open(1301, null)
  await waitFor(() => expect(path()).toContain('/user/login'))
  expect(path()).toContain('to=%2Fcms%2Finfo%2F1301')
})

const unread = () =>
  mock.world.tables.cms_article.where(
    ({ id, status, price, url, comments }) =>
      status === 'normal' &&
      price === 0 &&
      url === '' &&
      comments === 'all' &&
      mock.world.tables.cms_reading.where(({ article_id }) => article_id === id).length === 0,
  )[0]

test('A member likes once and collects any number of times, and the figures follow', async () => {
  const article = unread()
  await open(article?.id ?? '')
  await press(`Like ${article?.likes}`)
  const liked = await screen.findByRole<HTMLButtonElement>('button', {
    name: `Liked ${(article?.likes ?? 0) + 1}`,
  })
  expect(liked.disabled).toBe(true)
  await press(`Collect ${article?.collects}`)
  await press(`Collected ${(article?.collects ?? 0) + 1}`)
  const again = await screen.findByRole('button', { name: `Collect ${article?.collects}` })
  expect(again.getAttribute('aria-pressed')).toBe('false')
})

test('Shows a comment at once; one with a link waits for staff, and a second one too soon is refused in words', async () => {
  const article = unread()
  await open(article?.id ?? '')
  const box = await screen.findByRole('textbox', { name: 'Your comment' })
  await press('Send comment')
  expect(await screen.findByText('Content cannot be empty')).toBeDefined()
  fireEvent.change(box, { target: { value: 'We went there <b>in May</b>.' } })
  await press('Send comment')
  await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(''))
  expect(await screen.findByText('We went there <b>in May</b>.')).toBeDefined()
  fireEvent.change(box, { target: { value: 'See https://example.com' } })
  await press('Send comment')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect((box as HTMLTextAreaElement).value).toBe('See https://example.com')
  mock.world.clock.advance(11_000)
  await press('Send comment')
  expect(await screen.findByText('Your comment will appear after review')).toBeDefined()
  expect(screen.queryByText('See https://example.com')).toBeNull()
})

test('A reply names the author that it answers', async () => {
  const comment = mock.world.tables.cms_comment.where(({ status, article_id }) => {
    const article = mock.world.tables.cms_article.get(article_id)
    return (
      status === 'normal' && article?.comments === 'all' && article.price === 0 && article.status === 'normal'
    )
  })[0]
  await open(comment?.article_id ?? '')
  const [reply] = await screen.findAllByRole('button', { name: /^Reply to / })
  const name = reply?.getAttribute('aria-label')?.replace('Reply to ', '') ?? ''
  await userEvent.click(reply as HTMLElement)
  const box = await screen.findByRole('textbox', { name: 'Your comment' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  fireEvent.change(box, { target: { value: 'I agree.' } })
  await press('Send comment')
  expect(await screen.findByText(`@${name}`)).toBeDefined()
})

test('Says that comments are closed', async () => {
  const closed = mock.world.tables.cms_article.where(
    ({ comments, status, price }) => comments === 'disable' && status === 'normal' && price === 0,
  )[0]
  await open(closed?.id ?? '')
  expect(await screen.findByText('Comments are closed for this article.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send comment' })).toBeNull()
})

const unpaid = (currency: 'RMB' | 'integral') =>
  mock.world.tables.cms_article.where(
    ({ id, status, price, currency: priced }) =>
      status === 'normal' &&
      price > 0 &&
      priced === currency &&
      mock.world.tables.cms_payment.where(({ article_id }) => article_id === id).length === 0,
  )[0]

test('R7.40 Hides the text of a paid article until it is bought from the balance, which is charged once', async () => {
  const article = unpaid('RMB')
  await open(article?.id ?? '')
  expect(await screen.findByRole('heading', { name: 'Paid content' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'What to tell your guests' })).toBeNull()
  const entries = mock.world.tables.ledger_entry.size
  await press(/^Buy for CNY/)
  const dialog = await screen.findByRole('dialog', { name: /^Buy / })
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pay CNY/ }))
  expect(await within(dialog).findByText('Please select the payment type')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Company balance' }))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pay CNY/ }))
  expect(await screen.findByRole('heading', { name: 'What to tell your guests' })).toBeDefined()
  expect(mock.world.tables.ledger_entry.size).toBe(entries + 1)
})

test('R7.40 Paying by phone shows a code, and the text follows once it is paid', async () => {
  const article = unpaid('RMB')
  await open(article?.id ?? '')
  await press(/^Buy for CNY/)
  const dialog = await screen.findByRole('dialog', { name: /^Buy / })
  await userEvent.click(within(dialog).getByRole('radio', { name: 'WeChat Pay' }))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pay CNY/ }))
  expect(await screen.findByRole('img', { name: 'Payment code' })).toBeDefined()
  expect(screen.getByText('Waiting for the payment…')).toBeDefined()
  mock.world.clock.advance(10_000)
  expect(await screen.findByRole('heading', { name: 'What to tell your guests' })).toBeDefined()
  expect(screen.queryByRole('img', { name: 'Payment code' })).toBeNull()
})

test('Articles priced in points are paid in points; too few are reported in the dialog, and nothing is bought', async () => {
  const article = unpaid('integral')
  const user = mock.signIn('newleaf')
  const spent = { en: 'Spent', 'zh-cn': '已用' }
  mock.world.tables.point_move.put({
    id: 'pt-spent',
    member_id: String(user.id),
    score: -1_000_000,
    memo: spent,
    time: 1,
  })
  await openPortal(`/cms/info/${article?.id}`, { user })
  await press(/^Buy for \d+ points/)
  const dialog = await screen.findByRole('dialog', { name: /^Buy / })
  expect(within(dialog).getAllByRole('radio')).toHaveLength(1)
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pay \d+ points/ }))
  expect(await within(dialog).findByRole('alert')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Paid content' })).toBeDefined()
})

test('R6.90 The company balance is offered to those alone who may pay for content from it', async () => {
  const user = mock.signIn('golden_booker')
  const article = unpaid('RMB')
  await openPortal(`/cms/info/${article?.id}`, { user })
  await press(/^Buy for CNY/)
  const dialog = within(await screen.findByRole('dialog', { name: /^Buy / }))
  expect(dialog.getAllByRole('radio').length).toBeGreaterThan(0)
  expect(dialog.queryByRole('radio', { name: 'Company balance' })).toBeNull()
})

test('A tip for an author needs a valid amount', async () => {
  await open(703)
  await press('Reward the author')
  const dialog = await screen.findByRole('dialog', { name: /^Reward / })
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Company balance' }))
  const amount = within(dialog).getByRole('textbox', { name: /^Amount/ })
  fireEvent.change(amount, { target: { value: 'much' } })
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pay/ }))
  expect(await within(dialog).findByText(/amount with at most two decimals/)).toBeDefined()
  fireEvent.change(amount, { target: { value: '6.60' } })
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pay CNY/ }))
  expect(await screen.findByText('Paid, thank you')).toBeDefined()
  expect(mock.world.tables.cms_payment.where(({ amount: paid }) => paid === 6.6)).toHaveLength(1)
  cleanup()
})
