import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createDevelopmentServer } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { cookieHere } from './backend-cookies.ts'
import { developmentProxy } from './backend-paths.ts'
import { readOptions } from './options.ts'
import { previewServer } from './server.ts'

const page = (name: string) =>
  `<script nonce="__CSP_NONCE__" type="application/json" id="env">{"apiUrl":"","buildId":"b1"}</script>${name}`
const running: Server[] = []

async function listen(server: Server): Promise<string> {
  running.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let address = ''

beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-'))
  for (const name of ['user/login', 'assets', 'builds']) mkdirSync(join(dir, name), { recursive: true })
  writeFileSync(join(dir, 'shell.html'), page('shell'))
  writeFileSync(join(dir, 'index.html'), page('home'))
  writeFileSync(join(dir, 'user/login/index.html'), page('login'))
  writeFileSync(join(dir, 'assets/a-1.js'), 'let plain')
  writeFileSync(join(dir, 'assets/a-1.js.br'), 'packed')
  writeFileSync(join(dir, 'builds/latest.json'), '{"id":"b1"}')
  const backend = await listen(
    createServer((request, response) => response.end(`${request.method} ${request.url}`)),
  )
  address = await listen(
    previewServer({
      dir,
      backend,
      apiUrl: 'https://api.example.com',
      lacks: ['listOrders'],
      host: '',
      port: 0,
      frames: [],
    }),
  )
})
afterAll(() => running.map((server) => server.close()))

const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers })

test('Finished pages are served by their path, every other path gets the shell', async () => {
  expect(await (await get('/')).text()).toContain('home')
  expect(await (await get('/user/login?to=/x')).text()).toContain('login')
  expect(await (await get('/hotel/list')).text()).toContain('shell')
})

test('Each page has a nonce of its own, the same in header and markup, and is not kept', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await get('/')
      const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1]
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      return nonce
    }),
  )
  expect(nonces[0]).not.toBe(nonces[1])
  expect(nonces[0]).not.toContain('CSP')
})

test('The settings of the host are in the page beside the build', async () => {
  expect(await (await get('/hotel/list')).text()).toContain(
    '{"apiUrl":"https://api.example.com","buildId":"b1","lacks":["listOrders"]}',
  )
})

test('Assets are kept for good and served packed; a missing one is 404 and not the page', async () => {
  const asset = await get('/assets/a-1.js', { 'accept-encoding': 'br' })
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-encoding')).toBe('br')
  await asset.body?.cancel()
  const missing = await get('/assets/gone.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-store')
})

test('The files of the build are asked for again each time', async () => {
  const latest = await get('/builds/latest.json?1')
  expect(latest.headers.get('cache-control')).toBe('no-cache')
  expect(await latest.json()).toEqual({ id: 'b1' })
})

test('Calls are passed on to the backend with their query', async () => {
  expect(await (await get('/api/index/index?requiredLogin=0')).text()).toBe(
    'GET /api/index/index?requiredLogin=0',
  )
})

test('Nobody leaves the folder of the build', async () => {
  const response = await get('/assets/..%2f..%2f..%2fetc/passwd.txt')
  expect(response.status).toBe(404)
})

test('The development server passes all paths of the backend on under its name, and no others', () => {
  const proxy = developmentProxy('https://a.example/base')
  for (const options of Object.values(proxy))
    expect(options).toMatchObject({ target: 'https://a.example/base', changeOrigin: true })
  const isPassedOn = (path: string) => Object.keys(proxy).some((own) => new RegExp(own).test(path))
  const own = ['/api/index/index', '/api?a=b', '/media/a.png', '/storage/a', '/static/a', '/__mock']
  expect(own.filter((path) => !isPassedOn(path))).toEqual([])
  expect(['/apix', '/api.html', '/mediathek', '/user/api/'].filter(isPassedOn)).toEqual([])
})

test('The development server breaks off a body where the backend does', async () => {
  const broken = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('half', () => response.destroy())
  })
  const development = await createDevelopmentServer({
    configFile: false,
    root: mkdtempSync(join(tmpdir(), 'portal-')),
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, proxy: developmentProxy(await listen(broken)) },
  })
  onTestFinished(() => development.close())
  const host = await listen(createServer(development.middlewares))
  const signal = AbortSignal.timeout(5000)
  await expect(fetch(`${host}/api/a`, { signal }).then((response) => response.text())).rejects.toThrow(
    'terminated',
  )
})

test.each([
  ['sid=1; Path=/shop; Secure; SameSite=None; Domain=api.example.com; HttpOnly', 'sid=1; Path=/; HttpOnly'],
  ['b=2; Path=/shop/v2/api/user; SameSite=Lax', 'b=2; Path=/api/user; SameSite=Lax'],
  ['c=3; path=/shop/v2/; Max-Age=5', 'c=3; Path=/; Max-Age=5'],
  ['d=4; Path=/', 'd=4; Path=/'],
  ['e=5; Path=/shop/v21', 'e=5; Path=/shop/v21'],
  ['f=6', 'f=6'],
])('A cookie of a backend below a base path reaches the browser and comes back: %s', (cookie, here) => {
  expect(cookieHere(cookie, '/shop/v2')).toBe(here)
})

test('An address of a backend keeps its base path', () => {
  const { backend, apiUrl, lacks } = readOptions(
    ['--api', 'https://a.example/base/', '--direct', 'https://b.example/x'],
    '/',
  )
  expect([backend, apiUrl, lacks]).toEqual(['https://a.example/base', 'https://b.example/x', []])
})

test('A wrong option is said in one sentence', () => {
  expect(() => readOptions(['--port', 'x'], '/')).toThrow('--port x is no port.')
  expect(() => readOptions(['--lacks', 'a,b c'], '/')).toThrow('b c is no name of a call.')
  expect(() => readOptions(['--api', 'ftp://a'], '/')).toThrow('no address of a backend')
})
