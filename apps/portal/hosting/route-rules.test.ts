import { expect, test } from 'vitest'
import { nginxRules } from './route-rules.ts'

const rules = (path: string, redirect: string) => ({
  static: { [path]: { redirect } },
  wildcard: {},
  dynamic: {},
})

test('R4.48 A rule is a line from the path, with or without slash at the end, to its target', () => {
  expect(nginxRules(rules('/old/', '/hotel/list'))).toBe('"~^/old/*$" "/hotel/list";\n')
})

test('What means something in an expression means itself', () => {
  expect(nginxRules(rules('/a.b(c)+$', '/'))).toBe(String.raw`"~^/a\\.b\\(c\\)\\+\\$/*$" "/";` + '\n')
})

test('R4.48 The more specific rule comes first: exact, nested, then the longer prefix', () => {
  const text = nginxRules({
    static: { '/docs/a': { redirect: '/1' } },
    wildcard: { '/docs': { redirect: '/4' }, '/docs/deep': { redirect: '/3' } },
    dynamic: { '/docs': { static: { '/b': { redirect: '/2' } }, wildcard: {}, dynamic: {} } },
  })
  expect([...text.matchAll(/"\/(\d)";/g)].map(([, target]) => target)).toEqual(['1', '2', '3', '4'])
})

test('A rule without a redirect is none of the host', () => {
  expect(nginxRules({ static: { '/': {} }, wildcard: {}, dynamic: {} })).toBe('')
})

test.each([
  'javascript:alert(1)',
  '/a" "/b',
  '/a\n"~.*" "/b',
  '$host',
  'https://a.example/$request_uri',
  'ftp://a',
  '',
])('A target that is no path and no http address, or would end its line, is refused: %j', (target) => {
  expect(() => nginxRules(rules('/a', target))).toThrow('is no target of a redirect')
})
