import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  mediaPolicy,
  pdfPolicy,
  securityHeaders,
  transportSecurity,
} from '../../apps/portal/csp.ts'
import { type AnswerKind, headersOf, kindOf } from '../../apps/portal/hosting/rules.ts'
import { type Backend, backendThat, rawAnswer, smallBuild, type WebServer, webServer } from './web-server.ts'

let host: WebServer
let backend: Backend

beforeAll(async () => {
  backend = await backendThat((request, response) => {
    response.setHeader('x-powered-by', 'PHP/5')
    response.setHeader('x-robots-tag', 'all')
    response.setHeader('content-security-policy', 'default-src *')
    if (request.url?.startsWith('/media')) response.setHeader('cache-control', 'private, max-age=60')
    if (request.url?.startsWith('/api')) response.setHeader('cache-control', 'public, max-age=60')
    const [, type = request.url?.startsWith('/api') ? 'application/json' : 'image/svg+xml'] =
      /[?]type=(.*)/.exec(decodeURIComponent(request.url ?? '')) ?? []
    response.setHeader('content-type', type)
    response.end(JSON.stringify({ code: 1, text: 'x'.repeat(2000) }))
  })
  host = await webServer({ API: backend.address, FRAMES: 'https://handbook.example.com', REPORTS: 'log' })
  const build = smallBuild(mkdtempSync(join(tmpdir(), 'portal-')), 'b1')
  host.portal('publish', build)
  await host.start()
})
afterAll(async () => {
  await host.remove()
  await backend.close()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(host.address + path, { headers, method, redirect: 'manual' })

const policyOfPages = (nonce: string) =>
  contentSecurityPolicy({
    nonce,
    host: `127.0.0.1:${host.port}`,
    frames: ['https://handbook.example.com'],
  })

const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? ''

const paths: readonly (readonly [path: string, status: number, kind: AnswerKind])[] = [
  ['/', 200, 'page'],
  ['/user/login', 200, 'page'],
  ['/user/login/', 200, 'page'],
  ['/hotel/list?city=1', 200, 'page'],
  ['/hotel/detail/1.5', 200, 'page'],
  ['/user/iframe/https%3A%2F%2Fa.example%2Fb.html', 200, 'page'],
  ['/shell.html', 200, 'page'],
  ['/cms/channel/news.2026', 200, 'page'],
  ['/assets/program-b1.js', 200, 'asset'],
  ['/assets/program-gone.js', 404, 'notice'],
  ['/assets/', 404, 'notice'],
  ['/builds/latest.json?1', 200, 'file'],
  ['/builds/meta/b1.json', 200, 'file'],
  ['/builds/meta/none.json', 404, 'notice'],
  ['/_payload.json', 200, 'file'],
  ['/user/login/_payload.json', 200, 'file'],
  ['/hotel/list/_payload.json', 404, 'notice'],
  ['/robots.txt', 200, 'file'],
  ['/favicon.svg', 200, 'file'],
  ['/gone.txt', 404, 'notice'],
  ['/.host/rules.conf', 404, 'notice'],
  ['/.env', 404, 'notice'],
  ['/api/index/index?requiredLogin=0', 200, 'call'],
  ['/media/a.svg', 200, 'media'],
  ['/storage/default/a.png', 200, 'media'],
  ['/static/images/avatar.png', 200, 'media'],
  ['/healthz', 200, 'notice'],
]

test.each(paths)(
  '%s is answered by %i with every header that the rules give it',
  async (path, status, kind) => {
    const response = await get(path)
    await response.arrayBuffer()
    expect(response.status).toBe(status)
    const { 'content-security-policy': policy, ...wanted } = headersOf(kind)
    for (const [name, value] of Object.entries(wanted))
      expect([name, response.headers.get(name)]).toEqual([name, value])
    const given = response.headers.get('content-security-policy')
    expect(given).toBe(kind === 'page' ? policyOfPages(nonceOf(given)) : (policy ?? null))
    expect(response.headers.get('server')).toBe('nginx')
    expect(response.headers.get('x-powered-by')).toBeNull()
  },
)

test('The web server and the preview classify every address alike', () => {
  for (const [path, status, kind] of paths.filter(([, , each]) => each !== 'notice')) {
    expect([path, status, kindOf(path.replace(/\?.*/, ''))]).toEqual([path, status, kind])
  }
})

test('No answer repeats a header', async () => {
  for (const [path] of paths) {
    const answer = await rawAnswer(
      host.port,
      `GET ${path} HTTP/1.1\r\nhost: a.example\r\nconnection: close\r\n\r\n`,
    )
    const names = [...(answer.split('\r\n\r\n')[0] ?? '').matchAll(/^([\w-]+):/gm)].map(([, name]) =>
      name?.toLowerCase(),
    )
    expect([path, names.filter((name, index) => names.indexOf(name) !== index)]).toEqual([path, []])
  }
})

test('Each page has a fresh nonce, the same in header and markup, and is not cached', async () => {
  const seen = new Set<string>()
  for (let visit = 0; visit < 50; visit += 1) {
    const response = await get('/hotel/list')
    const nonce = nonceOf(response.headers.get('content-security-policy'))
    const page = await response.text()
    expect(nonce).toMatch(/^[0-9a-f]{32}$/)
    expect([...page.matchAll(/nonce="([^"]+)"/g)].map(([, each]) => each)).toEqual([nonce, nonce])
    expect(page).not.toContain('__CSP')
    seen.add(nonce)
  }
  expect(seen.size).toBe(50)
})

test('A page is never answered with 304 or in part: an old nonce would meet a new policy', async () => {
  const first = await get('/')
  expect([first.headers.get('etag'), first.headers.get('last-modified')]).toEqual([null, null])
  for (const headers of [
    { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    { 'if-none-match': '"x"' },
    { range: 'bytes=0-9' },
  ]) {
    const response = await get('/', headers)
    expect([headers, response.status]).toEqual([headers, 200])
    expect(await response.text()).toContain(nonceOf(response.headers.get('content-security-policy')))
  }
})

test('Files under a stable name are revalidated and answered with 304 while they are unchanged', async () => {
  const first = await get('/builds/latest.json')
  const again = await get('/builds/latest.json', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(again.headers.get('cache-control')).toBe('no-cache')
})

test('Assets are sent as the build compressed them, if the browser accepts that', async () => {
  const packed = async (packings: string) =>
    (await get('/assets/program-b1.js', { 'accept-encoding': packings })).text()
  expect(await packed('gzip')).toBe('gzip of b1')
  expect(await packed('identity')).toBe("export const build = 'b1'")
  const brotli = host.configuration().includes('\nload_module')
  expect(await packed('gzip, br')).toBe(brotli ? 'brotli of b1' : 'gzip of b1')
  expect((await get('/assets/program-b1.js')).headers.get('vary')).toBe('Accept-Encoding')
})

test('Pages and answers of the backend are compressed on the way', async () => {
  for (const path of ['/', '/api/index/index']) {
    const response = await get(path, { 'accept-encoding': 'gzip' })
    expect([path, response.headers.get('content-encoding')]).toEqual([path, 'gzip'])
    expect((await response.text()).length).toBeGreaterThan(2000)
  }
})

test('Every file has its content type', async () => {
  const kinds = await Promise.all(
    ['/', '/assets/program-b1.js', '/builds/latest.json', '/favicon.svg', '/robots.txt', '/gone.txt'].map(
      async (path) => (await get(path)).headers.get('content-type'),
    ),
  )
  expect(kinds).toEqual([
    'text/html; charset=utf-8',
    'text/javascript; charset=utf-8',
    'application/json; charset=utf-8',
    'image/svg+xml; charset=utf-8',
    'text/plain; charset=utf-8',
    'text/plain; charset=utf-8',
  ])
})

test('An upload opened as a page runs no script and has no origin, and a PDF still opens', async () => {
  const policyOf = async (type: string) =>
    (await get(`/storage/a?type=${encodeURIComponent(type)}`)).headers.get('content-security-policy')
  for (const type of [
    'text/html',
    'image/svg+xml',
    'text/xml',
    'application/pdfx',
    'text/html;application/pdf',
  ])
    expect([type, await policyOf(type)]).toEqual([type, mediaPolicy])
  expect(mediaPolicy).toContain('; sandbox')
  for (const type of ['application/pdf', 'Application/PDF; charset=binary'])
    expect([type, await policyOf(type)]).toEqual([type, pdfPolicy])
  expect(pdfPolicy).toContain("script-src 'none'")
})

test('Search engines may index only the front page and published content', async () => {
  const robots = async (path: string) => (await get(path)).headers.get('x-robots-tag')
  for (const path of ['/', '/?from=mail', '/cms/info/7', '/cms/page/2', '/cms/channel/news'])
    expect([path, await robots(path)]).toEqual([path, null])
  for (const path of [
    '/user/login',
    '/voucher/abc',
    '/quote/abc',
    '/user/order/detail/1',
    '/hotel/list',
    '/api/x/y',
    '/media/a.svg',
    '/storage/a.html',
    '/static/images/avatar.png',
  ])
    expect([path, await robots(path)]).toEqual([path, 'noindex, nofollow'])
})

test('The address of the share picture has the host of the request', async () => {
  expect(await (await get('/')).text()).toContain(`http://127.0.0.1:${host.port}/share.png`)
})

test('A page accepts only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    for (const path of ['/', '/hotel/list', '/assets/program-b1.js', '/builds/latest.json'])
      expect([method, path, (await get(path, {}, method)).status]).toEqual([method, path, 405])
  }
  expect((await get('/', {}, 'HEAD')).status).toBe(200)
})

test('HSTS is sent over TLS and not over plain HTTP', async () => {
  const name = Object.keys(transportSecurity)[0] ?? ''
  expect((await get('/')).headers.get(name)).toBeNull()
  const encrypted = await get('/', { 'x-forwarded-proto': 'https' })
  expect(encrypted.headers.get(name)).toBe(transportSecurity['strict-transport-security'])
  expect(await encrypted.text()).toContain(`https://127.0.0.1:${host.port}/share.png`)
  expect((await get('/', { 'x-forwarded-proto': 'javascript' })).headers.get(name)).toBeNull()
  expect(Object.keys(securityHeaders).length).toBeGreaterThan(5)
})

test('Policy reports of browsers are logged without address and token', async () => {
  const report = {
    'csp-report': {
      'document-uri': 'https://portal.example/voucher/secret-token?guest=Aung',
      'violated-directive': 'script-src',
      'blocked-uri': 'https://evil.example/path?secret',
      'source-file': 'https://portal.example/assets/program-b1.js',
    },
  }
  const modern = [
    {
      type: 'csp-violation',
      body: {
        effectiveDirective: 'frame-src',
        blockedURL: 'https://frame.example/secret',
        documentURL: 'https://p/voucher/t',
      },
    },
  ]
  for (const body of [report, modern]) {
    const response = await fetch(`${host.address}/reports`, { method: 'POST', body: JSON.stringify(body) })
    expect(response.status).toBe(204)
  }
  const logged = await host.logged((lines) => lines.filter(({ violated }) => violated !== undefined), 2)
  expect(logged).toEqual([
    expect.objectContaining({
      violated: 'script-src',
      stopped: 'https://evil.example',
      at: '/assets/program-b1.js',
    }),
    expect.objectContaining({ violated: 'frame-src', stopped: 'https://frame.example', at: '-' }),
  ])
  expect((await get('/reports')).status).toBe(405)
  const large = await fetch(`${host.address}/reports`, { method: 'POST', body: 'x'.repeat(20_000) })
  expect(large.status).toBe(413)
})

test('Reports of pages are logged as they are, and other content sent there is not', async () => {
  const batch = '{"v":1,"build":"b1","reports":[{"kind":"error","page":"/","name":"TypeError"}]}'
  const logged = await host.loggedFromNowOn()
  for (const body of [batch, 'guest=Aung Ko', '{"v":1,"build":"b1","reports":["昂哥"]}'])
    expect((await fetch(`${host.address}/reports/pages`, { method: 'POST', body })).status).toBe(204)
  const lines = await logged((line) => 'page_reports' in line, 3)
  expect(lines.map(({ page_reports: reported }) => reported)).toEqual([batch, '-', '-'])
  expect((await get('/reports/pages')).status).toBe(405)
})

test('The log names pages, calls and files as the portal does, without anything that a user typed', async () => {
  const asked: readonly (readonly [path: string, logged: string])[] = [
    ['/', '/'],
    ['/?Aung', '/'],
    ['/user/login/', '/user/login'],
    ['/user/account/changePassword?Aung', '/user/account/changePassword'],
    ['/hotel/detail/1001', '/hotel/detail/-'],
    ['/hotel/Aung', '/hotel/-'],
    ['/cms/channel/Aung/search', '/cms/channel/-'],
    ['/Aung', '-'],
    ['/Aung/Ko', '-'],
    ['/hotels/list', '-'],
    ['/user/Aung.Ko@mail.example', '/user/-'],
    ['/user/order/list/Aung', '/user/-'],
    ['/api/common/refreshToken', '/api/common/refreshToken'],
    ['/api/Aung/Ko', '/api/-'],
    ['/api/order/index/Aung', '/api/-'],
    ['/assets/program-a1B2_c3-.js', '/assets/program-a1B2_c3-.js'],
    ['/assets/Aung.Ko', '/assets/-'],
    ['/builds/latest.json?1', '/builds/latest.json'],
    ['/builds/meta/0123456789abcdef.json', '/builds/meta/0123456789abcdef.json'],
    ['/builds/Aung', '/builds/-'],
    ['/storage/Aung.pdf', '/storage/-'],
    ['/%41ung', '-'],
  ]
  const logged = await host.loggedFromNowOn()
  for (const [path] of asked) await (await get(path)).arrayBuffer()
  const lines = await logged(({ path }) => path !== undefined, asked.length)
  expect(asked.map(([path], index) => [path, lines[index]?.path])).toEqual(asked)
})

test('The log has no token, no query, no person and no complete address', async () => {
  const logged = await host.loggedFromNowOn()
  for (const path of [
    '/voucher/TOKENabcdef?x=SECRET',
    '/quote/TOKENabcdef',
    '/user/iframe/https%3A%2F%2FTOKEN.example',
    '/user/order/detail/TOKEN123',
    '/api/order/detail?booking_id=SECRET&guest=Aung',
    '/hotel/list?guest=Aung',
    '/TOKEN%40mail.example/x',
  ])
    await (await get(path, { referer: 'https://a.example/SECRET', 'ba-user-token': 'SECRET' })).arrayBuffer()
  const lines = await logged(({ path }) => path !== undefined, 7)
  expect(JSON.stringify(lines)).not.toMatch(/TOKEN|SECRET|Aung|127\.0\.0\.1/)
  expect(lines.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/voucher/-',
      '/quote/-',
      '/user/iframe/-',
      '/user/order/detail/-',
      '/api/order/detail',
      '/hotel/list',
    ]),
  )
  expect(lines[0]).toMatchObject({
    method: 'GET',
    net: '127.0.0.0',
    status: expect.stringMatching(/^\d{3}$/),
  })
})
