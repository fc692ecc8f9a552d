import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { articlesQuery, filteredBy, sortedBy } from './channel/channel-query.ts'
import { readChannelSearch } from './channel/channel-search.ts'
import { isListAddress } from './cms-search.ts'

const mock = mockForTests()

beforeEach(() => mock.server.listen())
afterEach(() => mock.server.close())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const titles = async () => {
  const list = await screen.findByRole('list', { name: 'Articles' })
  return within(list)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent.trim())
}

test('R9.11 The channel page sorts by Default, Recommended, Hot, Views, Price and Time, and choosing the active one again reverses the order', async () => {
  const { path } = await openPortal('/cms/channel/2')
  await heading('Visa and Entry')
  const bar = screen.getByRole('group', { name: 'Sort by' })
  const names = ['Default', 'Recommended', 'Hot', 'Views', 'Price', 'Time']
  expect(
    within(bar)
      .getAllByRole('button')
      .map((button) => button.textContent.trim().split(' ')[0]),
  ).toEqual(names)
  const articles = mock.world.tables.cms_article.where(
    ({ channel_id, status }) => channel_id === 2 && status === 'normal',
  )
  const byViews = articles.toSorted((a, b) => b.views - a.views).map(({ title }) => title.en)
  await userEvent.click(within(bar).getByRole('button', { name: 'Views' }))
  await waitFor(() => expect(path()).toBe('/cms/channel/2?order=views'))
  await waitFor(async () => expect((await titles())[0]).toBe(byViews[0]))
  await userEvent.click(within(bar).getByRole('button', { name: /^Views/ }))
  await waitFor(() => expect(path()).toBe('/cms/channel/2?order=views&sort=asc'))
  await waitFor(async () => expect((await titles())[0]).toBe(byViews.at(-1)))
  const byTime = articles.toSorted((a, b) => b.publish_time - a.publish_time).map(({ title }) => title.en)
  await userEvent.click(within(bar).getByRole('button', { name: 'Time' }))
  await waitFor(() => expect(path()).toBe('/cms/channel/2?order=publish_time'))
  await waitFor(async () => expect((await titles())[0]).toBe(byTime[0]))
})

test('The fields of a channel filter its list, appear in the address, and can be removed again', async () => {
  const { path } = await openPortal('/cms/channel/7')
  await heading('Myanmar')
  await userEvent.selectOptions(screen.getByLabelText('Best season'), 'Cool months')
  await waitFor(() => expect(path()).toBe('/cms/channel/7?filter=season%3Acool'))
  const cool = mock.world.tables.cms_article.where(
    ({ channel_id, status, model_fields }) =>
      channel_id === 7 && status === 'normal' && model_fields['season'] === 'cool',
  )
  await screen.findByText(cool.length === 1 ? '1 article' : `${cool.length} articles`)
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Best season: Cool months' }))
  await waitFor(() => expect(path()).toBe('/cms/channel/7'))
})

test('A channel of channels shows each of them with its first articles, and leads to all', async () => {
  const { path } = await openPortal('/cms/channel/1')
  await heading('Travel News')
  for (const name of ['Visa and Entry', 'Flights and Roads', 'Hotel Trade']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeDefined()
    expect(within(screen.getByRole('list', { name })).getAllByRole('listitem').length).toBeGreaterThan(2)
  }
  await userEvent.click(screen.getByRole('link', { name: 'All articles of Hotel Trade' }))
  await waitFor(() => expect(path()).toBe('/cms/channel/4'))
  expect(await heading('Hotel Trade')).toBeDefined()
})

test('R2.12 R5.15 An empty search asks for input, and one with words opens its results', async () => {
  const { path } = await openPortal('/cms/search')
  await heading('Search Articles')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('Please enter information to search')).toBeDefined()
  expect(path()).toBe('/cms/search')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search terms' }), 'visa{Enter}')
  await waitFor(() => expect(path()).toBe('/cms/channel/visa/search'))
  expect(await heading('Articles about “visa”')).toBeDefined()
  expect((await titles()).length).toBeGreaterThan(1)
})

test('A popular word leads to its results, and others can be shown', async () => {
  const { path } = await openPortal('/cms/search')
  const words = within(await screen.findByRole('region', { name: 'Popular searches' }))
  const [first] = await words.findAllByText(/ times?$/)
  const link = within(first?.closest('li') as HTMLElement).getByRole('link')
  const keyword = link.textContent
  await userEvent.click(screen.getByRole('button', { name: 'Show others' }))
  expect(screen.queryByRole('link', { name: keyword })).toBeNull()
  const [other] = words.getAllByText(/ times?$/)
  await userEvent.click(within(other?.closest('li') as HTMLElement).getByRole('link'))
  await waitFor(() => expect(path()).toMatch(/^\/cms\/channel\/.+\/search$/))
})

test('An empty result says so and offers another search, and accepts words with a slash', async () => {
  await openPortal(`/cms/channel/${encodeURIComponent('zeppelin 7/8')}/search`)
  expect(await screen.findByText('No articles here yet')).toBeDefined()
  expect(screen.getByRole('searchbox', { name: 'Search terms' })).toHaveProperty('value', 'zeppelin 7/8')
})

test('In Chinese the section and its articles are Chinese', async () => {
  await openPortal('/cms/channel/2', { language: 'zh-cn' })
  await heading('签证与入境')
  const titleZh = mock.world.tables.cms_article.get('201')?.title['zh-cn'] ?? ''
  expect(await screen.findByRole('link', { name: titleZh })).toBeDefined()
})

test('An article on another site opens in a new window', async () => {
  await openPortal('/cms/channel/fairs/search')
  const link = await screen.findByRole('link', { name: /calendar of trade fairs \(opens a new window\)$/ })
  expect(link.getAttribute('href')).toBe('https://association.example/fairs')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('Ignores invalid parts of a list’s address', () => {
  expect(readChannelSearch({ page: '0', order: 'star', sort: 'up', filter: 'season' })).toEqual({})
  expect(readChannelSearch({ page: '2', order: 'hot', sort: 'asc', filter: ['season:cool', 'x'] })).toEqual({
    page: 2,
    order: 'hot',
    sort: 'asc',
    filter: ['season:cool'],
  })
})

test('A list needs a channel, a tag, an author, or the words of a search', () => {
  expect(isListAddress({ value: '2' })).toBe(true)
  expect(isListAddress({ value: 'two' })).toBe(false)
  expect(isListAddress({ value: 'two', type: 'search' })).toBe(true)
  expect(isListAddress({ value: '2', type: 'tag' })).toBe(true)
  expect(isListAddress({ value: 'two', type: 'user' })).toBe(false)
  expect(isListAddress({ value: '2', type: 'sideways' })).toBe(false)
})

test('Another order or filter begins with the first page and keeps the rest', () => {
  const search = { page: 3, filter: ['season:cool'] }
  expect(sortedBy(search, 'hot')).toEqual({ order: 'hot', filter: ['season:cool'] })
  expect(sortedBy({}, 'weigh')).toEqual({ sort: 'asc' })
  expect(sortedBy({ sort: 'asc' }, 'weigh')).toEqual({})
  expect(filteredBy({ ...search, order: 'hot' }, 'style', 'slow')).toEqual({
    order: 'hot',
    filter: ['season:cool', 'style:slow'],
  })
  expect(articlesQuery('tag', '4', { filter: ['season:cool'] })).toEqual({
    tag: 4,
    page: 1,
    limit: 16,
    order: 'weigh',
    sort: 'desc',
    filter: '{"season":"cool"}',
  })
})
