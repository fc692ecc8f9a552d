import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { securityHeaders } from '../../apps/portal/csp.ts'
import { requestLimits } from '../../apps/portal/hosting/rules.ts'
import {
  type Backend,
  backendThat,
  rawAnswer,
  rawStatus,
  smallBuild,
  type WebServer,
  webServer,
} from './web-server.ts'

let host: WebServer
let backend: Backend
let elsewhere: Backend
let asked: string[] = []
let lastHeaders: IncomingHttpHeaders = {}

beforeAll(async () => {
  backend = await backendThat((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    lastHeaders = request.headers
    response.end('{}')
  })
  elsewhere = await backendThat((_request, response) => {
    asked.push('elsewhere')
    response.end('elsewhere')
  })
  host = await webServer({ API: `${backend.address}/base`, UPLOAD_LIMIT: '64k' })
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  host.portal('publish', smallBuild(folder, 'b1'))
  mkdirSync(join(host.root, 'secret'))
  writeFileSync(join(host.root, 'secret/key.js'), 'secret')
  writeFileSync(join(host.root, 'key.js'), 'secret')
  symlinkSync('/etc/passwd', join(host.root, 'passwd'))
  await host.start()
})
beforeEach(() => {
  asked = []
})
afterAll(async () => {
  await host.remove()
  await backend.close()
  await elsewhere.close()
})

const answered = (line: string, head = 'host: portal.example') =>
  rawAnswer(host.port, `${line} HTTP/1.1\r\n${head}\r\nconnection: close\r\n\r\n`)
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

test('No path leads out of the folders of the builds', async () => {
  const climbs = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    './/../',
    '....//',
    '%252e%252e%252f',
  ]
  for (const start of ['/assets/', '/builds/', '/', '/assets//', '/assets/./']) {
    for (const climb of climbs) {
      for (const target of [
        'key.js',
        'secret/key.js',
        'passwd',
        'releases/b1/shell.html',
        'current/shell.html',
        'etc/passwd',
      ]) {
        for (const times of [1, 3]) {
          const line = `GET ${start}${climb.repeat(times)}${target}`
          const answer = await answered(line)
          expect([line, [200, 400, 404].includes(statusOf(answer))]).toEqual([line, true])
          expect([line, /secret|root:|__CSP/.test(answer.split('\r\n\r\n').slice(1).join())]).toEqual([
            line,
            false,
          ])
        }
      }
    }
  }
})

test('A malformed request is refused, and the next one is answered', async () => {
  const requests = [
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
    'GET /%00 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    'GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a b\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    'GET\r\n\r\n',
    'POST /api/x/y HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
    'POST /api/x/y HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/x/y HTTP/1.1\r\nhost: a\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n',
    'POST /api/x/y HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx',
  ]
  for (const request of requests) {
    const status = statusOf(await rawAnswer(host.port, request))
    expect([request, [400, 404, 405, 411, 421, 501, 505].includes(status)]).toEqual([request, true])
    expect([request, await rawStatus(host.port, 'GET /')]).toEqual([request, 200])
  }
  expect(asked).toEqual([])
})

test('A host name that could break the policy is refused', async () => {
  for (const name of [
    'a;script-src*',
    "a'b",
    'a"b',
    'a, b',
    'a b',
    'a@b',
    'x%0d%0aset-cookie:a=b',
    '[::1]',
    '$host',
  ]) {
    const answer = await answered('GET /', `host: ${name}`)
    expect([name, [400, 421].includes(statusOf(answer))]).toEqual([name, true])
    expect(answer).not.toContain('script-src *')
  }
  const named = await answered('GET /', 'host: Portal.Example:8443')
  expect(statusOf(named)).toBe(200)
  expect(named).toContain('script-src Portal.Example:8443/assets/ ')
})

test('An address, headers or a body that are too large are refused', async () => {
  const long = 'x'.repeat(requestLimits.address)
  expect(await rawStatus(host.port, `GET /${long}`)).toBe(414)
  const many = Array.from({ length: 6 }, (_, index) => `x-${index}: ${'y'.repeat(7000)}`).join('\r\n')
  expect(statusOf(await answered('GET /', `host: a\r\n${many}`))).toBe(431)
  const body = 'z'.repeat(70_000)
  const post = `POST /api/ajax/upload HTTP/1.1\r\nhost: a\r\nthink-lang: en\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  const answer = await rawAnswer(host.port, post)
  expect(statusOf(answer)).toBe(413)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    code: 0,
    msg: 'The file is too large',
    data: null,
  })
  expect(asked).toEqual([])
})

test('A refusal has the headers of every answer and does not name the server', async () => {
  const head = 'host: portal.example\r\nconnection: close\r\n'
  const requests: readonly (readonly [request: string, status: number])[] = [
    [`GET /assets/gone.js HTTP/1.1\r\n${head}\r\n`, 404],
    [`POST / HTTP/1.1\r\n${head}content-length: 0\r\n\r\n`, 405],
    [`POST /healthz HTTP/1.1\r\n${head}content-length: 0\r\n\r\n`, 405],
    [`TRACE / HTTP/1.1\r\n${head}\r\n`, 405],
    [`GET /${'x'.repeat(9000)} HTTP/1.1\r\n${head}\r\n`, 414],
    [`GET /.git/config HTTP/1.1\r\n${head}\r\n`, 404],
    [`GET / HTTP/1.1\r\n${head}x-a: ${'y'.repeat(9000)}\r\n\r\n`, 431],
    [`GET / HTTP/9.9\r\n${head}\r\n`, 505],
    [`GET / HTTP/2.0\r\n${head}\r\n`, 505],
    [`GET / HTTX/1.1\r\n${head}\r\n`, 400],
    [`POST /api/x HTTP/1.1\r\n${head}transfer-encoding: x\r\n\r\n`, 501],
    [`GET /favicon.svg HTTP/1.1\r\n${head}if-match: "x"\r\n\r\n`, 412],
    [`GET / HTTP/1.1\r\n${head}if-none-match: *\r\n\r\n`, 412],
    [`GET /hotel/list HTTP/1.1\r\n${head}if-none-match: "a", *\r\n\r\n`, 412],
  ]
  for (const [request, status] of requests) {
    const answer = await rawAnswer(host.port, request)
    expect([request, statusOf(answer)]).toEqual([request, status])
    for (const name of [...Object.keys(securityHeaders), 'content-security-policy'])
      expect([request, name, answer.includes(`\r\n${name}: `)]).toEqual([request, name, true])
    expect([request, /cache-control: ([^\r]*)/.exec(answer)?.[1]]).toEqual([request, 'no-store'])
    expect(answer).not.toMatch(/nginx\/|debian|<html>|<center>|nonce-/i)
  }
})

test('A request line with another host is not forwarded to it', async () => {
  const other = new URL(elsewhere.address).host
  for (const target of [`http://${other}/api/x`, `//${other}/api/x`, `https://${other}/api/x`]) {
    await answered(`GET ${target}`)
    await answered(`POST ${target}`, `host: ${other}\r\ncontent-length: 0`)
  }
  expect(asked).not.toContain('elsewhere')
  expect(asked.every((each) => /^\w+ \/base\/api\/x$/.test(each))).toBe(true)
})

test('The backend gets the path that the server has checked, and only paths below its folders', async () => {
  for (const path of [
    '/api/../secret',
    '/api/%2e%2e/secret',
    '/api/..%2fsecret',
    '/apix/y',
    '/admin',
    '/__mock/session',
    '/admin/..%2fapi/x/y',
    '/x/../api/a/b',
  ])
    await answered(`GET ${path}`)
  expect(asked).toEqual([])
  for (const path of ['/api/x/../y/z?to=//a.example/..', '/media/%E4%B8%AD.svg'])
    await answered(`GET ${path}`)
  expect(asked).toEqual(['GET /base/api/y/z?to=//a.example/..', 'GET /base/media/%E4%B8%AD.svg'])
})

test('A path of the own files of the portal is never answered by the backend', async () => {
  for (const climb of ['..%2f', '..%2F', '%2e%2e%2f', '.%2e/', '%2e%2e/', 'x/..%2f..%2f', '../', '/..//'])
    for (const start of ['/assets/', '/%61ssets/', '//assets/'])
      for (const folder of ['storage', 'media', 'static', 'api']) {
        const line = `GET ${start}${climb}${folder}/evil.js`
        expect([line, statusOf(await answered(line))]).toEqual([line, expect.toBeOneOf([400, 404])])
      }
  expect(asked).toEqual([])
})

test('A folder of the backend without its slash does not redirect, least of all to another host', async () => {
  for (const folder of ['/api', '/media', '/storage', '/static'])
    for (const head of ['host: portal.example', 'host: evil.example:99', 'host: a@b']) {
      const answer = await answered(`GET ${folder}`, head)
      expect([folder, head, statusOf(answer)]).toEqual([folder, head, 404])
      expect(answer).not.toMatch(/\r\nlocation:/i)
    }
})

test('A malformed address gets a page in both languages with a link home', async () => {
  for (const target of ['/hotel/detail/%00', '/user/order/detail/%E0%A4%A', '/%']) {
    const answer = Buffer.from(await answered(`GET ${target}`), 'latin1').toString()
    expect([target, statusOf(answer)]).toEqual([target, 400])
    expect(answer).toContain('\r\nContent-Type: text/html; charset=utf-8\r\n')
    expect(answer).toContain(
      "\r\ncontent-security-policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox; style-src 'sha256-",
    )
    for (const text of ['<h1>网址有误</h1>', '<h2>This address is malformed</h2>', '<a href="/">'])
      expect([target, answer.includes(text)]).toEqual([target, true])
  }
  expect(asked).toEqual([])
})

test('A file of the portal is cached for good, and its refusal is not', async () => {
  const asset = 'GET /assets/program-b1.js'
  expect(await answered(asset)).toContain('cache-control: public, max-age=31536000, immutable')
  expect(statusOf(await answered(asset, 'host: portal.example\r\nrange: bytes=99999999-'))).toBe(200)
  for (const [head, status] of [
    ['if-match: "x"', 412],
    ['if-unmodified-since: Mon, 01 Jan 2001 00:00:00 GMT', 412],
  ] as const) {
    const answer = await answered(asset, `host: portal.example\r\n${head}`)
    expect([head, statusOf(answer)]).toEqual([head, status])
    expect([head, /cache-control: ([^\r]*)/.exec(answer)?.[1]]).toEqual([head, 'no-store'])
  }
})

test('Sending codes is limited, whatever their addresses', async () => {
  const answers: string[] = []
  for (let number = 0; number < 30; number += 1) {
    const path = ['/api/Sms/send', '/api/Ems/send', '/api/common/sendCaptchaCode'][number % 3]
    const head = 'host: portal.example\r\ncontent-length: 0\r\nthink-lang: en'
    answers.push(await answered(`POST ${path}`, head))
  }
  const refused = answers.filter((answer) => statusOf(answer) === 429)
  expect(refused.length).toBeGreaterThan(4)
  expect(answers.length - refused.length).toBe(asked.length)
  expect(refused[0]).toContain('"msg":"Too many requests, please wait a moment"')
  expect(await rawStatus(host.port, 'GET /api/order/list')).toBe(200)
})

test('Headers with an address of the caller or another method are not forwarded', async () => {
  const said = [
    'x-real-ip: 6.6.6.6',
    'forwarded: for=6.6.6.6',
    'x-original-url: /admin',
    'x-http-method-override: DELETE',
  ]
  await answered('GET /api/x', ['host: portal.example', ...said].join('\r\n'))
  expect(lastHeaders).toMatchObject({ 'x-real-ip': '127.0.0.1' })
  for (const name of ['forwarded', 'x-original-url', 'x-http-method-override'])
    expect([name, lastHeaders[name]]).toEqual([name, undefined])
})

test('A refused request is logged with its method', async () => {
  await answered('DELETE /hotel/list')
  const lines = await host.logged((records) => records.filter(({ method }) => method === 'DELETE'), 1)
  expect(lines[0]).toMatchObject({ status: '405', path: '/hotel/list' })
})
