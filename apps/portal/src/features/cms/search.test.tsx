import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { solveCaptcha, write } from '../../test/page.ts'

const mock = mockForTests()

beforeEach(() => mock.server.listen())
afterEach(() => mock.server.close())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('R7.40 Shows the newest articles below the search, and more until there are none', async () => {
  await openPortal('/cms/search')
  const list = await screen.findByRole('list', { name: 'Newest articles' })
  expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(16)
  await press('More articles')
  const second = await screen.findByRole('list', { name: 'Newest articles, page 2' })
  const titlesIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  expect(titlesIn(second).filter((title) => titlesIn(list).includes(title))).toEqual([])
  while (!screen.queryByText('No more articles')) {
    const before = screen.getAllByRole('heading', { level: 3 }).length
    await press('More articles')
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(before))
  }
  expect(screen.queryByRole('button', { name: 'More articles' })).toBeNull()
})

test('The channels beside the lists lead to their articles and to pages of their own', async () => {
  const { path } = await openPortal('/cms/search')
  const channels = await screen.findByRole('navigation', { name: 'Channels' })
  await userEvent.click(within(channels).getByRole('link', { name: 'Myanmar' }))
  await waitFor(() => expect(path()).toBe('/cms/channel/7'))
  await heading('Myanmar')
  const again = await screen.findByRole('navigation', { name: 'Channels' })
  expect(within(again).getByRole('link', { name: 'Myanmar' }).getAttribute('aria-current')).toBe('page')
  await userEvent.click(within(again).getByRole('link', { name: 'Contact' }))
  await waitFor(() => expect(path()).toBe('/cms/page/4'))
  expect(await heading('Contact')).toBeDefined()
})

test.each([
  ['about', 'About us', 'What we do'],
  ['terms', 'Service terms', '1. Account'],
  ['privacy', 'Privacy', 'What we keep'],
])('R2.11 The page %s is known by its name', async (name, title, section) => {
  await openPortal(`/cms/page/${name}`)
  await heading(title)
  expect(await screen.findByRole('heading', { level: 2, name: section })).toBeDefined()
})

test('Says when a page does not exist, and a malformed name is a missing page', async () => {
  const { view } = await openPortal('/cms/page/99')
  expect(await screen.findByText('This content does not exist or is no longer available')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Search articles' }).getAttribute('href')).toBe('/cms/search')
  view.unmount()
  await openPortal('/cms/page/imprint')
  expect(await heading('Page Not Found')).toBeDefined()
})

test('Public pages end with the company, the articles, the terms and privacy', async () => {
  const { path } = await openPortal('/')
  const foot = await screen.findByRole('navigation', { name: 'About this site' })
  expect(
    within(foot)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Articles', '/cms/search'],
    ['About us', '/cms/page/about'],
    ['Service terms', '/cms/page/terms'],
    ['Privacy', '/cms/page/privacy'],
  ])
  await userEvent.click(within(foot).getByRole('link', { name: 'Articles' }))
  await waitFor(() => expect(path()).toBe('/cms/search'))
})

describe('proposing a site', () => {
  const open = async () => {
    await openPortal('/cms/search')
    await press('Propose your site')
    return screen.findByRole('dialog', { name: 'Propose your site' })
  }
  const box = (dialog: HTMLElement, name: RegExp) => within(dialog).getByRole('textbox', { name })
  const send = (dialog: HTMLElement) =>
    userEvent.click(within(dialog).getByRole('button', { name: 'Send proposal' }))
  const fill = (dialog: HTMLElement) => {
    write(box(dialog, /^Name of the site/), 'Shan Hills Guides')
    write(box(dialog, /^Address( \*)?$/), 'https://guides.example')
    write(box(dialog, /^Contact/), 'desk@guides.example')
  }
  const asked = () =>
    mock.world.tables.cms_friendly_link.where(({ link }) => link === 'https://guides.example')

  test('R7.40 Checks the fields first, then the captcha, and the proposal waits for staff', async () => {
    const dialog = await open()
    await userEvent.type(box(dialog, /^Address( \*)?$/), 'guides.example')
    await send(dialog)
    expect(await within(dialog).findByText(/begins with https/)).toBeDefined()
    expect(within(dialog).getAllByText('Required')).toHaveLength(2)
    expect(screen.queryByRole('application')).toBeNull()
    fill(dialog)
    await send(dialog)
    await solveCaptcha(mock)
    expect(await screen.findByText(/Your proposal has been sent/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked()).toMatchObject([{ title: 'Shan Hills Guides', status: 'pending_trial' }])
    expect(screen.queryByRole('link', { name: /^Shan Hills Guides/ })).toBeNull()
  })

  test('Refuses a second proposal within a day in words, and keeps the input', async () => {
    mock.world.tables.cms_friendly_link.put({
      id: '901',
      title: 'Shan Hills Guides',
      link: 'https://guides.example',
      logo: '',
      contact: 'desk@guides.example',
      remark: '',
      status: 'pending_trial',
      create_time: Math.floor(mock.world.clock.now() / 1000) - 60,
    })
    const dialog = await open()
    fill(dialog)
    await send(dialog)
    await solveCaptcha(mock)
    expect(await within(dialog).findByRole('alert')).toBeDefined()
    expect(box(dialog, /^Contact/)).toHaveProperty('value', 'desk@guides.example')
    expect(asked()).toHaveLength(1)
  })
})
