import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
const calls = new Set<string>()
beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', ({ request }) => {
    calls.add(`${request.method} ${new URL(request.url).pathname}`)
  })
})
beforeEach(() => calls.clear())
afterAll(() => mock.server.close())

test.each([
  ['/cms/search', 'Search Articles', 'GET /api/cms.Index/search'],
  ['/cms/search', 'Search Articles', 'GET /api/cms.Index/index'],
  ['/cms/channel/2', 'Visa and Entry', 'GET /api/cms.Index/articleList'],
  ['/cms/channel/2', 'Visa and Entry', 'GET /api/cms.Index/init'],
  ['/cms/channel/2', 'Visa and Entry', 'GET /api/cms.Index/channel'],
  ['/cms/page/3', 'Operator handbook', 'GET /api/cms.Page/info'],
  ['/cms/page/about', 'About us', 'GET /api/cms.User/agreement'],
  ['/user/cms/collect', 'My Collection', 'GET /api/cms.User/operateRecord'],
  ['/user/cms/comment', 'My Comments', 'GET /api/cms.User/comment'],
  ['/user/cms/content', 'My Contributions', 'GET /api/cms.User/content'],
  ['/user/cms/order', 'Paid Content', 'GET /api/cms.User/order'],
  ['/user/cms/editContent/0', 'Write an Article', 'GET /api/cms.User/contributeChannel'],
  ['/user/cms/editContent/0?channel=2', 'Write an Article', 'GET /api/cms.User/contribute'],
])('R7.40 The page %s gets its content from the content module', async (path, heading, call) => {
  await openPortal(path, { user: mock.signIn('goldenland') })
  await screen.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(calls).toContain(call))
})

test('R7.40 Reading, liking, collecting, commenting and paying are calls of the content module', async () => {
  await openPortal('/cms/info/1002', { user: mock.signIn('golden_booker') })
  await userEvent.click(await screen.findByRole('button', { name: /^Like / }))
  await screen.findByRole('button', { name: /^Liked / })
  const collect = await screen.findByRole('button', { name: /^Collect/ })
  await userEvent.click(collect)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Thanks.')
  await userEvent.click(screen.getByRole('button', { name: 'Send comment' }))
  await screen.findByText('Your comment is published')
  await userEvent.click(await screen.findByRole('button', { name: /^Buy for/ }))
  const dialog = await screen.findByRole('dialog', { name: /^Buy / })
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Alipay' }))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pay CNY/ }))
  await screen.findByRole('img', { name: 'Payment code' })
  await waitFor(() => expect(calls).toContain('GET /api/cms.Pay/check'))
  for (const call of [
    'GET /api/cms.Content/info',
    'POST /api/cms.Content/like',
    'POST /api/cms.Content/collect',
    'POST /api/cms.Content/comment',
    'GET /api/cms.Pay/create',
  ])
    expect(calls).toContain(call)
})
