import { expect, test } from 'vitest'
import { installTrustedTypes } from './trusted-types.ts'

interface Rules {
  createHTML: (text: string) => string
  createScriptURL: (address: string) => string
}

function policy(): Rules & Record<string, unknown> {
  let rules: unknown
  const trustedTypes = { createPolicy: (_name: string, given: unknown) => void (rules = given) }
  installTrustedTypes({ trustedTypes, origin: 'https://portal.example.com' })
  return rules as Rules & Record<string, unknown>
}

test('Accepts text without markup, which style rules need, and refuses markup', () => {
  expect(policy().createHTML(':root { color: red }')).toBe(':root { color: red }')
  expect(() => policy().createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError)
})

test('Scripts come from this host only', () => {
  expect(policy().createScriptURL('/mockServiceWorker.js')).toBe('/mockServiceWorker.js')
  for (const address of [
    'https://evil.example.com/x.js',
    '//evil.example.com/x.js',
    'data:text/javascript,1',
    'blob:x',
    '/assets/..%2fstorage/x.js',
    '/assets/%2e%2e%2fmedia/x.js',
    '/assets/..%5cmedia/x.js',
  ]) {
    expect(() => policy().createScriptURL(address)).toThrow(TypeError)
  }
})

test('No text can run as code', () => {
  expect(policy().createScript).toBeUndefined()
})

test('A browser without trusted types starts as well', () => {
  expect(() => installTrustedTypes({ origin: 'https://portal.example.com' })).not.toThrow()
})
