import { expect, test } from 'vitest'
import { noRules, parseManifest, ruleFor } from './route-matcher.ts'

const manifest = (matcher: object) => ({ matcher: { ...noRules, ...matcher } })

test('No rule applies if there is none', () => {
  expect(ruleFor(manifest({}), '/hotel/list')).toEqual({})
})

test('An exact rule applies to its path alone, with or without a slash at the end', () => {
  const rules = manifest({ static: { '/old': { redirect: '/hotel/list' } } })
  expect(ruleFor(rules, '/old')).toEqual({ redirect: '/hotel/list' })
  expect(ruleFor(rules, '/old/')).toEqual({ redirect: '/hotel/list' })
  expect(ruleFor(rules, '/old//')).toEqual({ redirect: '/hotel/list' })
  expect(ruleFor(rules, '/old/more')).toEqual({})
})

test('An exact rule may be written with a slash at the end', () => {
  const rules = manifest({ static: { '/old/': { redirect: '/hotel/list' }, '/': { redirect: '/user' } } })
  expect(ruleFor(rules, '/old')).toEqual({ redirect: '/hotel/list' })
  expect(ruleFor(rules, '/')).toEqual({ redirect: '/user' })
})

test.each(['', '/'])('A rule for the prefix "%s" applies to every path', (prefix) => {
  const rules = manifest({ wildcard: { [prefix]: { redirect: '/closed' } } })
  for (const path of ['/', '/hotel', '/hotel/list/'])
    expect(ruleFor(rules, path)).toEqual({ redirect: '/closed' })
})

test('A prefix rule applies to everything below, and not to a longer name', () => {
  const rules = manifest({ wildcard: { '/cms': { redirect: '/' } } })
  expect(ruleFor(rules, '/cms/info/1')).toEqual({ redirect: '/' })
  expect(ruleFor(rules, '/cms')).toEqual({ redirect: '/' })
  expect(ruleFor(rules, '/old/cms/info')).toEqual({})
  expect(ruleFor(rules, '/cmsx')).toEqual({})
})

test('All matching rules are merged and the more specific one wins', () => {
  const rules = manifest({
    static: { '/cms/info': { redirect: '/exact' } },
    wildcard: { '/cms': { redirect: '/wide' }, '/': { redirect: '/', prerender: true } },
  })
  expect(ruleFor(rules, '/cms/info')).toEqual({ redirect: '/exact', prerender: true })
  expect(ruleFor(rules, '/cms/page')).toEqual({ redirect: '/wide', prerender: true })
})

test('Nested rules are matched with the rest of the path', () => {
  const inner = { static: { '/a': { redirect: '/inner' } }, wildcard: {}, dynamic: {} }
  expect(ruleFor(manifest({ dynamic: { '/cms': inner } }), '/cms/a')).toEqual({ redirect: '/inner' })
})

test('Of nested rules those of the longest matching prefix win', () => {
  const starting = (redirect: string) => ({ ...noRules, static: { '/': { redirect } } })
  const rules = manifest({ dynamic: { '/cms/info/': starting('/long'), '/cms': starting('/short') } })
  expect(ruleFor(rules, '/cms/info')).toEqual({ redirect: '/long' })
  expect(ruleFor(rules, '/cms')).toEqual({ redirect: '/short' })
  const wide = { ...noRules, wildcard: { '/info': { redirect: '/wide' } } }
  const others = manifest({ dynamic: { '/cms/info': starting('/long'), '/cms': wide } })
  expect(ruleFor(others, '/cms/info')).toEqual({ redirect: '/long' })
  expect(ruleFor(others, '/cms/info/1')).toEqual({ redirect: '/wide' })
})

test('A nested rule wins over one by prefix, and an exact one over both', () => {
  const inner = { ...noRules, wildcard: { '/': { redirect: '/nested' } } }
  const rules = { wildcard: { '/cms': { redirect: '/wide' } }, dynamic: { '/cms': inner } }
  expect(ruleFor(manifest(rules), '/cms/info')).toEqual({ redirect: '/nested' })
  const exact = { ...rules, static: { '/cms/info': { redirect: '/exact' } } }
  expect(ruleFor(manifest(exact), '/cms/info')).toEqual({ redirect: '/exact' })
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

const complete = { id: 'a', timestamp: 1, matcher: noRules, prerendered: ['/'] }

test('Accepts a complete manifest', () => {
  const inner = { ...noRules, wildcard: { '/info': { prerender: true } } }
  const matcher = { ...noRules, static: { '/old': { redirect: '/new' } }, dynamic: { '/cms': inner } }
  for (const entire of [complete, { ...complete, matcher }]) expect(parseManifest(entire)).toEqual(entire)
})

test.each([
  ['no id', { id: 7 }],
  ['no list of finished pages', { prerendered: {} }],
  ['no exact rules', { matcher: { ...noRules, static: null } }],
  ['no rules by prefix', { matcher: { ...noRules, wildcard: undefined } }],
  ['no nested rules', { matcher: { ...noRules, dynamic: 'none' } }],
  ['an exact rule that is none', { matcher: { ...noRules, static: { '/old': null } } }],
  ['a rule by prefix that is none', { matcher: { ...noRules, wildcard: { '/old': '/new' } } }],
  ['a redirect that is no address', { matcher: { ...noRules, static: { '/old': { redirect: 7 } } } }],
  ['nested rules that are none', { matcher: { ...noRules, dynamic: { '/cms': null } } }],
])('Rejects a manifest with %s: without its rules every page still opens', (_, part) =>
  expect(parseManifest({ ...complete, ...part })).toBeNull(),
)
