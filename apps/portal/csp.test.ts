import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'

const policy = contentSecurityPolicy({ nonce: 'abc' })
const directive = (name: string, text = policy) =>
  text.split('; ').find((part) => part.startsWith(`${name} `))

test('Nothing in the policy is unsafe, in development neither', () => {
  for (const text of [policy, contentSecurityPolicy({ nonce: 'abc', development: true })]) {
    expect(text).not.toMatch(/unsafe/)
    expect(text).not.toMatch(/script-src[^;]*(?:\*|https:|data:)/)
  }
})

test('Scripts and styles come from this host or carry the nonce; style attributes are none', () => {
  expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc'")
  expect(directive('style-src-elem')).toBe("style-src-elem 'self' 'nonce-abc'")
  expect(directive('style-src-attr')).toBe("style-src-attr 'none'")
})

test('Plugins, base addresses and foreign frames around the portal are shut out', () => {
  expect(directive('object-src')).toBe("object-src 'none'")
  expect(directive('base-uri')).toBe("base-uri 'none'")
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'self'")
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
})

test('A backend on another host is reached, and only for calls', () => {
  const text = contentSecurityPolicy({ nonce: 'abc', api: ['https://api.example.com'] })
  expect(directive('connect-src', text)).toBe("connect-src 'self' https://api.example.com")
  expect(directive('script-src', text)).not.toContain('api.example.com')
})
