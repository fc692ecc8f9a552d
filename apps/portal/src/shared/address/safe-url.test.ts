import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileAddresses, noAddresses, otherHosts } from './hostile-addresses.fixture.ts'
import { leavesPortal, safeFrameUrl, safeReturnPath, safeUrl, type UrlSink } from './safe-url.ts'

const sinks: UrlSink[] = ['iframe', 'menu-link', 'return-path', 'content-link', 'image', 'window-open']

test.each(sinks)('None of the hostile addresses reaches the sink %s', (sink) => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(120)
  expect(hostileAddresses.filter((address) => safeUrl(address, sink) !== null)).toEqual([])
  expect(noAddresses.filter((value) => safeUrl(value, sink) !== null)).toEqual([])
})

test('A harmless URL is used unchanged', () => {
  const address = 'https://a.example.com/b/c?d=1&e=%2F#f'
  for (const sink of ['iframe', 'menu-link', 'content-link', 'image', 'window-open'] as const) {
    expect(safeUrl(address, sink)).toBe(address)
  }
  expect(safeUrl('http://localhost:8080/x', 'iframe')).toBe('http://localhost:8080/x')
  expect(safeUrl('http://127.0.0.1:8080/x', 'image')).toBe('http://127.0.0.1:8080/x')
})

test.each(sinks)(
  'Another host, by http, https or neither, is allowed for every sink except a return path: %s',
  (sink) => {
    const refused = otherHosts.filter((address) => safeUrl(address, sink) === null)
    expect(refused).toEqual(sink === 'return-path' ? otherHosts : [])
  },
)

test.each(sinks)('A path of the portal keeps query and hash, except for an embedded page: %s', (sink) => {
  const path = '/hotel/list?star=4&star=5#top'
  expect(safeUrl(path, sink)).toBe(sink === 'iframe' ? null : path)
})

test('A path that resolves to another host is refused', () => {
  expect(safeUrl('/a/..//evil.example.com', 'return-path')).toBeNull()
  expect(safeUrl('/.//evil.example.com', 'return-path')).toBeNull()
  expect(safeUrl('/a/../b', 'return-path')).toBe('/b')
})

test('A URL without a protocol uses https, except on localhost', () => {
  expect(safeUrl('//cdn.example.com/a.png', 'image')).toBe('https://cdn.example.com/a.png')
  for (const machine of ['127.0.0.1', 'localhost', '[::1]'])
    expect(safeUrl(`//${machine}:8080/a.png`, 'image')).toBe(`http://${machine}:8080/a.png`)
  for (const raw of ['///a.example.com/x', '//a@b.example.com/x', '//', '//\\evil.example.com'])
    expect([raw, safeUrl(raw, 'image')]).toEqual([raw, null])
  expect(safeUrl('//cdn.example.com/a.png', 'return-path')).toBeNull()
})

test('mailto and tel are allowed for content links only, data images for pictures only', () => {
  for (const sink of sinks) {
    expect(safeUrl('mailto:a@example.com', sink) !== null).toBe(sink === 'content-link')
    expect(safeUrl('tel:+8613800001111', sink) !== null).toBe(sink === 'content-link')
    expect(safeUrl('data:image/png;base64,AA==', sink) !== null).toBe(sink === 'image')
  }
})

test.each(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg+xml', 'PNG'])(
  'A picture may be a data image of type %s',
  (type) => {
    for (const address of [`data:image/${type};base64,AA==`, `data:image/${type},AA`])
      expect(safeUrl(address, 'image')).toBe(address)
  },
)

test('After signing in only a path of this portal is opened, and never the login page again', () => {
  expect(safeReturnPath('/hotel/booking?rate_key=a%2Fb')).toBe('/hotel/booking?rate_key=a%2Fb')
  for (const path of [
    'https://a.example.com/',
    '/user/login',
    '/user/login?to=/x',
    '/USER/LOGIN#x',
    '/user/login/',
  ]) {
    expect(safeReturnPath(path)).toBeNull()
  }
  for (const path of ['/user/loginHistory', '/cms/search?keyword=/user/login'])
    expect(safeReturnPath(path)).toBe(path)
})

test('R2.37 Only hosts on the list are embedded, by whole name and port', () => {
  const hosts = ['a.example.com', 'b.example.com:8443']
  expect(safeFrameUrl('https://a.example.com/x', hosts)).toBe('https://a.example.com/x')
  expect(safeFrameUrl('https://A.EXAMPLE.com/x', hosts)).toBe('https://a.example.com/x')
  expect(safeFrameUrl('https://b.example.com:8443/', hosts)).not.toBeNull()
  expect(safeFrameUrl('http://a.example.com/x', hosts)).toBe('http://a.example.com/x')
  for (const address of [
    'https://b.example.com/',
    'https://xa.example.com/',
    'https://a.example.com.evil.org/',
    'ftp://a.example.com/',
  ]) {
    expect(safeFrameUrl(address, hosts)).toBeNull()
  }
})

test('Whatever is typed, a return path stays on this host', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (raw) => {
        const path = safeReturnPath(raw)
        const { origin } = new URL(path ?? '/', 'https://portal.example.com')
        expect(origin).toBe('https://portal.example.com')
      },
    ),
  )
})

test('Whatever is typed, an allowed address is a path, http, https, mail, telephone or picture', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })),
      fc.constantFrom(...sinks),
      (raw, sink) => {
        expect(safeUrl(raw, sink) ?? '/').toMatch(/^(?:\/|https?:|mailto:|tel:|data:image)/)
      },
    ),
  )
})

test('Another protocol or another host leaves the portal', () => {
  const own = 'https://portal.example.com'
  expect(leavesPortal('/hotel/list', own)).toBe(false)
  expect(leavesPortal(`${own}/hotel/list`, own)).toBe(false)
  for (const address of [
    'https://a.example.com/',
    'http://portal.example.com/',
    '//a.example.com',
    'mailto:a@b.c',
    'https://[',
  ]) {
    expect(leavesPortal(address, own)).toBe(true)
  }
})
