import { loadTexts, setupI18n } from '@portal/i18n'
import { beforeAll, expect, test } from 'vitest'
import { type RowPage, rowsState } from './rows-state.ts'

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['common'])
})

const stateOf = (data: unknown) =>
  rowsState(
    { data: data as RowPage<string> | undefined, error: null, isPlaceholderData: false, refetch: () => {} },
    { page: 1, limit: 20, onPage: () => {} },
  )

test('Rows are loading at first and shown when they arrive', () => {
  expect(stateOf(undefined)).toMatchObject({ rows: undefined, error: null })
  expect(stateOf({ list: ['a'], total: 1 })).toMatchObject({ rows: ['a'], error: null })
})

test.each([null, undefined, {}, 'none'])(
  'A response whose list is %s is an error, not endless loading',
  (list) => {
    const { rows, error } = stateOf({ list, total: 1 })
    expect(rows).toBeUndefined()
    expect(error?.message).toMatch(/./)
  },
)
