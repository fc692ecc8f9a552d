import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropdownParams } from './dropdown.ts'
import { connectApi } from './ports.ts'
import { request } from './request.ts'

beforeEach(() =>
  connectApi({
    baseUrl: () => 'https://api.example',
    language: () => 'zh-cn',
    token: () => null,
    text: (key) => key,
    notifyError: () => {},
    notifySuccess: () => {},
    overlay: { show: () => {}, hide: () => {} },
    sessionEnded: () => {},
    serverTime: () => {},
  }),
)
afterEach(() => vi.unstubAllGlobals())

async function asked(url: string, typed: string, extras: object): Promise<string[]> {
  const fetched = vi.fn((_url: string) =>
    Promise.resolve(Response.json({ code: 1, msg: '', time: 0, data: { list: [] } })),
  )
  vi.stubGlobal('fetch', fetched)
  await request({ url, method: 'GET', params: dropdownParams(typed, extras) })
  const { pathname, searchParams } = new URL(fetched.mock.calls[0]?.[0] ?? '')
  return [pathname, ...[...searchParams].map(([name, value]) => `${name}=${value}`).toSorted()]
}

test('R7.20 A dropdown asks at the address of its caller for entries, with what was typed and the extras', async () => {
  expect(await asked('/api/guest/index', 'li', { limit: 50, filter: { own: true } })).toEqual([
    '/api/guest/index',
    'filter[own]=true',
    'limit=50',
    'quickSearch=li',
    'select=true',
  ])
  expect(await asked('/api/ajax/city', 'yan', {})).toEqual([
    '/api/ajax/city',
    'quickSearch=yan',
    'select=true',
  ])
})

test('R7.20 Before anything is typed a dropdown asks for entries alone, and no extra takes that away', async () => {
  expect(await asked('/api/ajax/city', '', { select: false })).toEqual(['/api/ajax/city', 'select=true'])
})
