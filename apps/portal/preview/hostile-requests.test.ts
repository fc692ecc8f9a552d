import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { previewServer } from './server.ts'

const running: Server[] = []
/** What the backend, and a host that nobody may be sent to, were asked for. */
let asked: string[] = []
let elsewhere = ''
let port = 0

async function listen(server: Server): Promise<number> {
  running.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

const noting = (name: string) =>
  createServer((request, response) => {
    asked.push(`${name} ${request.url}`)
    response.end(name)
  })

beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-'))
  writeFileSync(join(dir, 'shell.html'), '<script id="env">{}</script>shell')
  elsewhere = `127.0.0.1:${await listen(noting('elsewhere'))}`
  const backend = `http://127.0.0.1:${await listen(noting('backend'))}/base`
  port = await listen(previewServer({ dir, backend, apiUrl: '', lacks: [], host: '', port: 0, frames: [] }))
})
beforeEach(() => {
  asked = []
})
afterAll(() => running.map((server) => server.close()))

/** Sends the request line unchanged, which no client library would, and returns what comes back. */
const answerTo = (line: string) =>
  new Promise<string>((settle, fail) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${line} HTTP/1.1\r\nhost: portal.example\r\nconnection: close\r\n\r\n`)
    })
    socket.on('data', (bytes) => {
      answer += bytes.toString()
    })
    socket.on('error', fail)
    socket.on('close', () => settle(answer))
  })
const statusOf = async (line: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(await answerTo(line))?.[1])

test('A request whose target names a host is refused and reaches nobody', async () => {
  for (const target of [
    `//${elsewhere}/api/x`,
    `/\\${elsewhere}/api/x`,
    `/\t/${elsewhere}/api/x`,
    `///${elsewhere}/api/x`,
    `http://${elsewhere}/api/x`,
    `https://${elsewhere}/api/x`,
    `http:${elsewhere}/api/x`,
  ]) {
    expect([target, await statusOf(`GET ${target}`)]).toEqual([target, 400])
    expect([target, await statusOf(`POST ${target}`)]).toEqual([target, 400])
  }
  expect(asked).toEqual([])
})

test('A malformed target is refused, and the server answers the next request', async () => {
  for (const target of ['//', '/\\', 'x', '*', '?api', '/%', '/api/%E0%A4%A', '/hotel/%00']) {
    expect([target, await statusOf(`OPTIONS ${target}`)]).toEqual([target, 400])
    expect([target, await statusOf('GET /')]).toEqual([target, 200])
  }
})

test('Whose address is malformed reads so in both languages, with the way to the home page', async () => {
  for (const target of ['/hotel/detail/%00', '/user/order/detail/%E0%A4%A']) {
    const answer = await answerTo(`GET ${target}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*\r\ncontent-type: text\/html; charset=utf-8\r\n/)
    expect(answer).toContain(
      "content-security-policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox; style-src 'sha256-",
    )
    for (const text of ['<h1>网址有误</h1>', '<h2>This address is malformed</h2>', '<a href="/">'])
      expect([target, answer.includes(text)]).toEqual([target, true])
  }
})

test('What climbs out of the paths of the backend is not passed on to it', async () => {
  expect(await statusOf('GET /api/../secret')).toBe(200)
  expect(await statusOf('GET /api/%2e%2e/secret')).toBe(200)
  expect(asked).toEqual([])
})

test('The base path of the backend is kept, query and doubled slashes inside the path too', async () => {
  await statusOf('GET /api/index/index?requiredLogin=0')
  await statusOf('GET /media//a.svg')
  await statusOf('GET /api/x?to=//a.example/..')
  expect(asked).toEqual([
    'backend /base/api/index/index?requiredLogin=0',
    'backend /base/media//a.svg',
    'backend /base/api/x?to=//a.example/..',
  ])
})

test('Uploads and pictures of the backend are passed on wherever it keeps them', async () => {
  await statusOf('GET /storage/default/a.png')
  await statusOf('GET /static/images/avatar.png')
  expect(asked).toEqual(['backend /base/storage/default/a.png', 'backend /base/static/images/avatar.png'])
})

test('A page whose address ends in something with a dot is a page; a missing file of the build is not', async () => {
  for (const path of [
    '/voucher/a.b.c',
    '/cms/channel/news.2026',
    '/user/iframe/https%3A%2F%2Fa.example%2Fb.html',
    '/hotel/detail/1.5?rooms=2',
  ]) {
    expect([path, await statusOf(`GET ${path}`)]).toEqual([path, 200])
  }
  for (const path of ['/assets/gone.js', '/builds/latest.json', '/user/login/_payload.json', '/robots.txt']) {
    expect([path, await statusOf(`GET ${path}`)]).toEqual([path, 404])
  }
})
