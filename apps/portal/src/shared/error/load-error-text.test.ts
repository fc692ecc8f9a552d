import { ApiError, type ApiErrorKind } from '@portal/api-client'
import { setupI18n } from '@portal/i18n'
import { beforeAll, expect, test } from 'vitest'
import { loadErrorText } from './load-error-text.ts'

beforeAll(() => setupI18n('en'))

const failed = (kind: ApiErrorKind, message: string) =>
  new ApiError(message, { kind, code: null, status: null, url: '/api/order/index', data: null })

test('A refusal is shown in place of the data; other failures, which have a notice, are not repeated', () => {
  expect(loadErrorText(failed('refusal', 'There is no such order'))).toBe('There is no such order')
  for (const kind of ['http', 'network', 'timeout', 'malformed'] as const) {
    expect(loadErrorText(failed(kind, 'Gateway error'))).not.toContain('Gateway error')
    expect(loadErrorText(failed(kind, 'Gateway error'))).not.toBe('')
  }
  expect(loadErrorText(failed('refusal', ''))).not.toBe('')
  expect(loadErrorText(failed('timeout', ''))).toContain('has not answered in time')
})
