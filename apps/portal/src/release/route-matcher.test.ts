import { expect, test } from 'vitest'
import { noRules, parseManifest, ruleFor } from './route-matcher.ts'

const manifest = (matcher: object) => ({ matcher: { ...noRules, ...matcher } })

test('Without a rule nothing is ruled', () => {
  expect(ruleFor(manifest({}), '/hotel/list')).toEqual({})
})

test('An exact rule holds for its path alone, with or without a slash at the end', () => {
  const rules = manifest({ static: { '/old': { redirect: '/hotel/list' } } })
  expect(ruleFor(rules, '/old')).toEqual({ redirect: '/hotel/list' })
  expect(ruleFor(rules, '/old/')).toEqual({ redirect: '/hotel/list' })
  expect(ruleFor(rules, '/old/more')).toEqual({})
})

test('A rule by prefix holds for everything below, and not for a longer name', () => {
  const rules = manifest({ wildcard: { '/cms': { redirect: '/' } } })
  expect(ruleFor(rules, '/cms/info/1')).toEqual({ redirect: '/' })
  expect(ruleFor(rules, '/cmsx')).toEqual({})
})

test('All matching rules are merged and the more specific one wins', () => {
  const rules = manifest({
    static: { '/cms/info': { redirect: '/exact' } },
    wildcard: { '/': { prerender: false }, '/cms': { redirect: '/wide', prerender: true } },
  })
  expect(ruleFor(rules, '/cms/info')).toEqual({ redirect: '/exact', prerender: true })
  expect(ruleFor(rules, '/cms/page')).toEqual({ redirect: '/wide', prerender: true })
})

test('Nested rules are asked with the rest of the path', () => {
  const inner = { static: { '/a': { redirect: '/inner' } }, wildcard: {}, dynamic: {} }
  expect(ruleFor(manifest({ dynamic: { '/cms': inner } }), '/cms/a')).toEqual({ redirect: '/inner' })
})

test('A path called like a property of every object has no rule', () => {
  expect(ruleFor(manifest({}), 'constructor')).toEqual({})
})

test.each([null, 'text', [], {}, { id: 'a' }, { id: 'a', prerendered: [], matcher: null }])(
  '%o is no manifest',
  (value) => {
    expect(parseManifest(value)).toBeNull()
  },
)

test('A complete manifest is taken as it is', () => {
  const entire = { id: 'a', timestamp: 1, matcher: noRules, prerendered: ['/'] }
  expect(parseManifest(entire)).toEqual(entire)
})
