import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect as connectByHttp2 } from 'node:http2'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { callTexts } from '../../apps/portal/hosting/rules.ts'
import { selfSigned } from './certificate.ts'
import {
  askAlone,
  type Backend,
  backendThat,
  type Settings,
  smallBuild,
  type WebServer,
  webServer,
} from './web-server.ts'

const ending: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

async function hostWith(settings: Settings): Promise<WebServer> {
  const host = await webServer(settings)
  ending.push(() => host.remove())
  host.portal('publish', smallBuild(mkdtempSync(join(tmpdir(), 'portal-')), 'b1'))
  await host.start()
  return host
}

async function backend(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Backend> {
  const made = await backendThat(answer)
  ending.push(() => made.close())
  return made
}

const refusal = async (host: WebServer, language: string, path = '/api/order/index') => {
  const response = await fetch(host.address + path, { headers: { 'think-lang': language } })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}

test('A backend that is down gives 502 in the envelope of the contract and the language of the call', async () => {
  const gone = await backendThat(() => {})
  await gone.close()
  const host = await hostWith({ API: gone.address })
  for (const language of ['en', 'zh-cn'] as const) {
    const { status, type, body } = await refusal(host, language)
    expect([status, type]).toEqual([502, 'application/json; charset=utf-8'])
    expect(JSON.parse(body)).toEqual({
      code: 0,
      msg: callTexts[502]?.[language],
      time: expect.any(Number),
      data: null,
    })
  }
  const picture = await refusal(host, 'en', '/media/a.svg')
  expect(picture).toEqual({
    status: 502,
    type: 'text/plain; charset=utf-8',
    body: 'The backend does not answer\n',
  })
  expect((await fetch(`${host.address}/hotel/list`)).status).toBe(200)
  expect((await fetch(`${host.address}/healthz`)).status).toBe(200)
})

test('A backend that takes too long gives 504, and one that hangs up 502; neither is called twice', async () => {
  let asked = 0
  const { address } = await backend((request, response) => {
    asked += 1
    if (request.url === '/api/order/hangUp') request.socket.destroy()
    if (request.url === '/api/order/fine') response.end('{}')
  })
  const host = await hostWith({ API: address })
  const cut = await refusal(host, 'en', '/api/order/hangUp')
  expect([cut.status, asked]).toEqual([502, 1])
  // On a kept connection, nginx would by default repeat a call that is no POST.
  const kept = await askAlone(`${host.address}/api/order/fine`)
  const lost = await askAlone(`${host.address}/api/order/hangUp`)
  expect([kept.status, lost.status, asked]).toEqual([200, 502, 3])
  // A separate host, since on a busy machine a second may pass before the others answer.
  const late = await refusal(await hostWith({ API: address, API_TIMEOUT: '1' }), 'en', '/api/order/pay')
  expect([late.status, JSON.parse(late.body).msg, asked]).toEqual([504, callTexts[504]?.en, 4])
})

test('Answers of the backend pass unchanged, its errors too', async () => {
  const { address } = await backend((request, response) => {
    response
      .writeHead(Number(request.url?.slice(-3)), { 'content-type': 'application/json' })
      .end('{"code":0}')
  })
  const host = await hostWith({ API: address })
  for (const status of [401, 404, 409, 413, 500, 502, 503, 504]) {
    const given = await refusal(host, 'en', `/api/x/${status}`)
    expect(given).toEqual({ status, type: 'application/json', body: '{"code":0}' })
  }
})

test('Without a backend every call gives 404 in the envelope', async () => {
  const host = await hostWith({})
  const { status, body } = await refusal(host, 'en')
  expect([status, JSON.parse(body).msg]).toEqual([404, 'Not found'])
})

test('Method, query, body, cookies and the headers of a call reach the backend under its own name and base', async () => {
  const seen: unknown[] = []
  const { address } = await backend((request, response) => {
    const {
      host,
      cookie,
      'ba-user-token': token,
      'x-forwarded-host': forwarded,
      'x-request-id': id,
    } = request.headers
    let body = ''
    request.on('data', (bytes: Buffer) => {
      body += bytes.toString()
    })
    request.on('end', () => {
      seen.push([request.method, request.url, body, host, cookie, token, forwarded, typeof id])
      response.end('{}')
    })
  })
  const host = await hostWith({ API: `${address}/base/` })
  await fetch(`${host.address}/api/order/pay?a=1&b[c]=%2F`, {
    method: 'POST',
    body: 'x'.repeat(3),
    headers: { cookie: 'mock-world=w', 'ba-user-token': 't' },
  })
  expect(seen).toEqual([
    [
      'POST',
      '/base/api/order/pay?a=1&b[c]=%2F',
      'xxx',
      new URL(address).host,
      'mock-world=w',
      't',
      `127.0.0.1:${host.port}`,
      'string',
    ],
  ])
})

test('A backend behind TLS is called only if its certificate is valid', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const pair = selfSigned(folder)
  if (pair === null) return context.skip('there is no openssl on this machine')
  const options = { cert: readFileSync(pair.certificate), key: readFileSync(pair.key) }
  const server = createServer(options, (_request, response) => response.end('{"code":1}'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  ending.push(
    () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  )
  const API = `https://localhost:${(server.address() as AddressInfo).port}`
  const known = await hostWith({ API, API_AUTHORITIES: pair.certificate })
  expect((await refusal(known, 'en')).body).toBe('{"code":1}')
  const unknown = await hostWith({ API })
  expect((await refusal(unknown, 'en')).status).toBe(502)
})

test('A reload applies new settings while a running call is still answered', async () => {
  let answer: (() => void) | null = null
  const asked = Promise.withResolvers<void>()
  const { address } = await backend((_request, response) => {
    answer = () => response.end('{"code":1}')
    asked.resolve()
  })
  const host = await hostWith({ API: address })
  const before = refusal(host, 'en')
  await asked.promise
  const next = { FRAMES: 'https://next.example' }
  expect(host.portalWith(next, 'reload')).toEqual({ code: 0, output: '' })
  const { headers } = await askAlone(`${host.address}/`)
  expect(headers['content-security-policy']).toContain('frame-src https://next.example')
  ;(answer as (() => void) | null)?.()
  expect((await before).body).toBe('{"code":1}')
  const report = await askAlone(`${host.address}/reports`, 'POST', '{}')
  expect(report.status).toBe(204)
})

test('Headers by which a backend could control nginx are ignored, and no answer is another file of this host', async () => {
  // At one byte a second the answer would take longer than the limit of this test.
  const said = '{"code":1}'.padEnd(300)
  const { address } = await backend((request, response) => {
    response
      .writeHead(200, {
        'x-accel-redirect': request.url?.includes('shell') ? '/hotel/list' : '/healthz',
        'x-accel-charset': 'koi8-r',
        'x-accel-expires': '60',
        'x-accel-limit-rate': '1',
        'x-accel-buffering': 'no',
      })
      .end(said)
  })
  const host = await hostWith({ API: address })
  for (const path of ['/api/x/shell', '/api/x/health', '/media/shell', '/static/a.png']) {
    const { status, headers, text } = await askAlone(host.address + path)
    expect([path, status, text]).toEqual([path, 200, said])
    expect(Object.keys(headers).filter((name) => name.startsWith('x-accel'))).toEqual([])
  }
})

test('The backend cannot set headers about pages, workers, reports and other sites, which only this host decides', async () => {
  const said = {
    refresh: '0;url=https://evil.example/',
    'clear-site-data': '"*"',
    'service-worker-allowed': '/',
    'x-frame-options': 'ALLOWALL',
    'alt-svc': 'h3="evil.example:443"',
    nel: '{"report_to":"a","max_age":1}',
    'report-to': '{"group":"a","max_age":1,"endpoints":[{"url":"https://evil.example"}]}',
    'reporting-endpoints': 'a="https://evil.example"',
    'timing-allow-origin': '*',
    'access-control-allow-origin': 'https://evil.example',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'PUT',
    'access-control-allow-headers': 'x-a',
  }
  const { address } = await backend((_request, response) =>
    response.writeHead(200, { ...said, 'x-kept': '1' }).end('{}'),
  )
  const host = await hostWith({ API: address })
  for (const path of ['/api/x', '/media/a.png', '/storage/a.png', '/static/a.png']) {
    const { headers } = await askAlone(host.address + path)
    expect([path, Object.keys(said).filter((name) => headers[name] !== undefined)]).toEqual([path, []])
    expect([path, headers['x-kept']]).toEqual([path, '1'])
  }
})

test('An answer that is not HTTP does not pass over HTTP/2, which browsers use behind TLS', async (context) => {
  const pair = selfSigned(mkdtempSync(join(tmpdir(), 'portal-')))
  if (pair === null) return context.skip('there is no openssl on this machine')
  // A browser skips the first letter and reads the rest as headers.
  const bytes = 'xHTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<script>ran()</script>'
  const server = createSocketServer((socket) =>
    socket.on('error', () => {}).once('data', () => socket.end(bytes)),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  ending.push(() => new Promise((done) => server.close(() => done())))
  const API = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const host = await hostWith({ API, TLS_CERTIFICATE: pair.certificate, TLS_KEY: pair.key })
  const session = connectByHttp2(host.address, { ca: readFileSync(pair.certificate) })
  ending.push(async () => session.destroy())
  for (const path of ['/api/x', '/media/a.png']) {
    const stream = session.request({ ':path': path })
    await expect(once(stream, 'response')).rejects.toThrow('NGHTTP2_PROTOCOL_ERROR')
  }
  // The status in the log, as docs/hosting.md describes.
  const lines = await host.logged((all) => all.filter(({ status }) => status === '009'), 2)
  expect(lines.map(({ path }) => path)).toEqual(['/api/-', '/media/-'])
})
