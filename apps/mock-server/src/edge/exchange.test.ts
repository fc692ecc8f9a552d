import { expect, test } from 'vitest'
import { originOf } from './exchange.ts'

test.each<[string, Record<string, string>, string]>([
  [
    'a page of another host says where it stands',
    { origin: 'https://portal.example' },
    'https://portal.example',
  ],
  [
    'a page of the same host names itself',
    { referer: 'http://127.0.0.1:4200/user/order/list?x=1' },
    'http://127.0.0.1:4200',
  ],
  [
    'the first counts before the second',
    { origin: 'https://a.example', referer: 'https://b.example/x' },
    'https://a.example',
  ],
  [
    'a sandboxed page hides its origin',
    { origin: 'null', referer: 'https://b.example/x' },
    'https://b.example',
  ],
  ['no page at all', {}, ''],
  ['nonsense', { referer: 'about:client' }, ''],
  ['no address', { origin: 'javascript:alert(1)' }, ''],
])('Where a call comes from: %s', (_what, headers, origin) => {
  expect(originOf({ header: (name) => headers[name] ?? null })).toBe(origin)
})
