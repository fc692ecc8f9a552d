import { siteStore } from '@portal/auth'
import { expect, test } from 'vitest'
import { assetAddress, connectAssets, imageAddress } from './asset-address.ts'

const cdn = 'https://cdn.example.com'

test('R7.25 A path gets the CDN base as prefix', () => {
  expect(assetAddress('/media/hotel/1001/1.svg', cdn)).toBe(`${cdn}/media/hotel/1001/1.svg`)
  expect(assetAddress('media/1.svg', cdn)).toBe(`${cdn}/media/1.svg`)
})

test('A base without a protocol gets that of the page', () => {
  expect(assetAddress('/media/1.svg', '//cdn.example.com')).toBe('http://cdn.example.com/media/1.svg')
  expect(assetAddress('', '//cdn.example.com')).toBe('http://cdn.example.com')
})

test.each([
  'http://a.example.com/x',
  'https://a.example.com/x',
  'HTTPS://A.example.com/x',
  '//a.example.com/x',
  'data:image/png;base64,AA==',
])('R7.25 %s is used as it is', (address) => {
  expect(assetAddress(address, cdn)).toBe(address)
})

test.each(['media/https://a.example.com/1.svg', 'media//1.svg', 'media/data:image/1.svg'])(
  'R7.25 %s contains an absolute URL, but is a path',
  (address) => expect(assetAddress(address, cdn)).toBe(`${cdn}/${address}`),
)

test('R7.26 Without a CDN it uses the API base, and without both this host', () => {
  siteStore.setState({ cdnUrl: '', apiUrl: '' })
  expect(assetAddress('/x')).toBe('/x')
  connectAssets('https://api.example.com')
  expect(assetAddress('/x')).toBe('https://api.example.com/x')
  siteStore.setState({ apiUrl: 'https://site.example.com' })
  expect(assetAddress('/x')).toBe('https://site.example.com/x')
  siteStore.setState({ cdnUrl: cdn })
  expect(assetAddress('/x')).toBe(`${cdn}/x`)
})

test.each([
  ['/media/1.svg', `${cdn}/media/1.svg`],
  ['http://a.example.com/x', 'http://a.example.com/x'],
  ['https://a.example.com/x', 'https://a.example.com/x'],
  ['//a.example.com/x', 'https://a.example.com/x'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
])('R7.25 A picture at %s is loaded from %s', (named, loaded) => {
  siteStore.setState({ cdnUrl: cdn })
  expect(imageAddress(named)).toBe(loaded)
  siteStore.setState({ cdnUrl: 'http://cdn.example.com' })
  expect(imageAddress('/media/1.svg')).toBe('http://cdn.example.com/media/1.svg')
  siteStore.setState({ cdnUrl: '' })
})

test('Without a picture none is loaded, not even from the base', () => {
  siteStore.setState({ cdnUrl: cdn })
  expect(imageAddress('')).toBeNull()
  siteStore.setState({ cdnUrl: '' })
})
