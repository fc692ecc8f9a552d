import { request, type Schemas } from '@portal/api-client'
import { siteStore } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { hostileAddresses } from './hostile-addresses.fixture.ts'
import { ServerHtml } from './ServerHtml.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => siteStore.setState({ cdnUrl: '' }))
afterAll(() => mock.server.close())

/** A text as a screen shows it, beside the portal that its links lead into. */
async function show(html: string, cdnUrl = '') {
  const portal = await openPortal('/cms/search')
  siteStore.setState({ cdnUrl })
  const { container } = render(
    <QueryClientProvider client={portal.queryClient}>
      <RouterContextProvider router={portal.router}>
        <ServerHtml html={html} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return { ...portal, text: container }
}

test('An article of the old site cannot run anything', async () => {
  await openPortal('/cms/search')
  const { content } = await request<Schemas['GetArticleAnswer']>({
    url: '/api/cms.Content/info',
    method: 'GET',
    params: { id: 1191 },
  })
  expect(content.content).toContain('<script>')
  const { text } = await show(content.content, 'https://cdn.example.com')
  expect(text.innerHTML.replaceAll(/ class="[^"]*"/g, '')).toBe(
    [
      '<div><p>Kept from the old site.</p>',
      '<img src="https://cdn.example.com/media/city/yangon/1.svg" alt="Yangon" loading="lazy" referrerpolicy="no-referrer">',
      'Read more',
      '<p>Covers the page</p>',
      '<p>Its last paragraph may stay.</p></div>',
    ].join(''),
  )
})

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

test('No link and no picture of a text has a hostile address', async () => {
  const html = hostileAddresses.map(
    (address) => `<p><a href="${escaped(address)}">x</a><img src="${escaped(address)}" alt=""></p>`,
  )
  const { text } = await show(html.join(''), 'https://cdn.example.com')
  expect(text.querySelectorAll('p')).toHaveLength(hostileAddresses.length)
  const own = [location.origin, 'https://cdn.example.com']
  for (const link of text.querySelectorAll('a')) expect(own).toContain(link.origin)
  for (const picture of text.querySelectorAll('img')) {
    expect(new URL(picture.src).origin).toBe('https://cdn.example.com')
  }
})

test('A path that is not a page of the portal is a file of the site, and opens like another host', async () => {
  const html = '<a href="/storage/price-list.pdf?v=2">Prices</a>'
  const { text, path } = await show(html, 'https://cdn.example.com')
  const file = text.querySelector('a')
  expect([file?.href, file?.target]).toEqual(['https://cdn.example.com/storage/price-list.pdf?v=2', '_blank'])
  const bare = (await show(html)).text.querySelector('a')
  expect([bare?.href, bare?.target]).toEqual([`${location.origin}/storage/price-list.pdf?v=2`, '_blank'])
  expect(path()).toBe('/cms/search')
})

test('Pages of the portal open inside it; mail and other hosts open as usual', async () => {
  const { text, path } = await show(
    '<a href="/car/list">Cars</a> <a href="mailto:desk@example.com">Mail</a> <a href="https://a.example.com/">Fair</a>',
  )
  const [, mail, fair] = text.querySelectorAll('a')
  expect(mail?.getAttribute('href')).toBe('mailto:desk@example.com')
  expect([fair?.target, fair?.rel]).toEqual(['_blank', 'noopener noreferrer'])
  await userEvent.click(screen.getByRole('link', { name: 'Cars' }))
  await waitFor(() => expect(path()).toBe('/car/list'))
})
