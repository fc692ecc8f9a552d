import { expect, test } from 'vitest'
import { differencesOf } from './answer-check.ts'

const envelope = (data: unknown) => ({ code: 1, msg: '', time: 1, data })
const currencies = { method: 'get', url: '/api/common/currency' }
const shortly = (call: { method: string; url: string }, data: unknown) =>
  differencesOf(call, envelope(data)).map(({ field, expected, got }) => `${field}: ${expected} / ${got}`)

test('A field that differs is named once, with what was expected and what kind of value came', () => {
  const row = { code: 'CNY', name: 'Yuan', scale: 2, display_scale: 2 }
  const rows = [row, { ...row, name: 7 }, { ...row, name: null }, { code: 'USD', name: 'Dollar', scale: 2 }]
  expect(shortly(currencies, { list: rows, fx: [] })).toEqual([
    'data.list[].name: string / number',
    expect.stringMatching(/^data\.list\[\]\.display_scale: \w+ \/ nothing$/),
  ])
})

test('What keeps the contract, what is beyond it, and what is no call of it differ in nothing', () => {
  expect(shortly(currencies, { list: [], fx: [], beyond: 1 })).toEqual([])
  expect(shortly({ method: 'post', url: '/api/user/logout' }, { beyond: 1 })).toEqual([])
  expect(shortly({ method: 'get', url: '/api/unknown' }, 7)).toEqual([])
})

test('A key that the server has made up is shown as a star in the path, never as it is', () => {
  const found = shortly(
    { method: 'get', url: '/api/cms.Index/index' },
    { newPublishContent: [{ cmsTags: { name: { 'Aung Ko': 7 } } }] },
  )
  expect(found).toContain('data.newPublishContent[].cmsTags.name.*: string / number')
  expect(found.join()).not.toContain('Aung Ko')
})
