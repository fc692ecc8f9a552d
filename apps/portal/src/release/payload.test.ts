import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noRules } from './route-matcher.ts'
import { payloads, startManifest } from './watch-release.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const empty = { answers: [] }

function setUp(answers: Record<string, unknown>) {
  const read = vi.fn(async (path: string) => answers[path] ?? null)
  const files = { buildId: 'b1', read }
  startManifest(files)
  const queryClient = new QueryClient()
  return {
    queryClient,
    load: payloads(files, queryClient),
    asked: () => read.mock.calls.flat().filter((path) => path.includes('_payload')),
  }
}

const manifest = {
  'builds/meta/b1.json': { id: 'b1', timestamp: 1, matcher: noRules, prerendered: ['/', '/user/login'] },
}

test('R7.23 The payload of a prerendered path is fetched before it opens, once per path', async () => {
  const { load, asked } = setUp({
    ...manifest,
    '_payload.json?b1': empty,
    'user/login/_payload.json?b1': empty,
  })
  await load('/')
  await load('/user/login')
  await load('/')
  expect(asked()).toEqual(['_payload.json?b1', 'user/login/_payload.json?b1'])
})

test('R7.23 No other path has a payload', async () => {
  const { load, asked } = setUp(manifest)
  await load('/hotel/list')
  expect(asked()).toEqual([])
})

test('Fetches a payload again that could not be read', async () => {
  const { load, asked } = setUp(manifest)
  await load('/')
  await load('/')
  expect(asked()).toHaveLength(2)
})

test('The answers of a payload are ready for the page', async () => {
  const answers = [{ key: ['/api/ajax/country'], data: [{ code: 'MM' }] }]
  const { load, queryClient } = setUp({ ...manifest, '_payload.json?b1': { answers } })
  await load('/')
  expect(queryClient.getQueryData(['/api/ajax/country'])).toEqual([{ code: 'MM' }])
})

test('A payload does not replace an answer that the page already has', async () => {
  const answers = [{ key: ['/api/ajax/country'], data: [{ code: 'MM' }] }]
  const { load, queryClient } = setUp({ ...manifest, '_payload.json?b1': { answers } })
  queryClient.setQueryData(['/api/ajax/country'], [{ code: 'TH' }])
  await load('/')
  expect(queryClient.getQueryData(['/api/ajax/country'])).toEqual([{ code: 'TH' }])
})

test('Skips an answer in a payload that names no call, and the page opens', async () => {
  const answers = [null, { data: 1 }, { key: 'text', data: 1 }, { key: ['/api/ajax/country'], data: [] }]
  const { load, queryClient } = setUp({ ...manifest, '_payload.json?b1': { answers } })
  await load('/')
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['/api/ajax/country']])
})
