import { siteStore } from '@portal/auth'
import { expect, test } from 'vitest'
import { imageAddress } from './asset-address.ts'

const cdn = 'https://cdn.example.com'

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
