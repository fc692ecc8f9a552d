import { afterEach, expect, test, vi } from 'vitest'
import { judgeAnswer } from './judge-answers.ts'

afterEach(() => vi.restoreAllMocks())

const envelope = (data: unknown) => ({ code: 1, msg: '', time: 1, data })
const call = { method: 'get', url: '/api/common/currency' }

test('Reports a deviation from the contract once for each operation and field, however many rows have it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const row = { code: 'CNY', name: 7, scale: 2, display_scale: 2 }
  judgeAnswer(call, envelope({ list: [row, row, row] }))
  judgeAnswer(call, envelope({ list: [row] }))
  const names = warn.mock.calls.filter(([text]) =>
    String(text).startsWith('listCurrencies: data.list[].name: '),
  )
  expect(names).toHaveLength(1)
})

test('Reports nothing that follows the contract or is no call of it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  judgeAnswer({ method: 'get', url: '/api/unknown' }, envelope(7))
  judgeAnswer({ method: 'post', url: '/api/user/logout' }, envelope({}))
  expect(warn).not.toHaveBeenCalled()
})
