import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get as getSecurely } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../tools/workspace/ports.mjs'
import { selfSigned } from './certificate.ts'
import { askAlone, rawAnswer, type Settings, smallBuild, type WebServer, webServer } from './web-server.ts'

const places: WebServer[] = []

afterEach(() => Promise.all(places.splice(0).map((place) => place.remove())))

/** A root with valid settings. */
let sound: WebServer

beforeAll(async () => {
  sound = await webServer()
  sound.portal('check')
})
afterAll(() => sound.remove())

async function placeWith(settings: Settings = {}): Promise<WebServer> {
  const place = await webServer(settings)
  places.push(place)
  place.portal('publish', smallBuild(mkdtempSync(join(tmpdir(), 'portal-')), 'b1'))
  return place
}

test('The portal runs without any setting but its root', async () => {
  const place = await placeWith()
  expect(place.portal('check')).toEqual({
    code: 0,
    output: 'The configuration is sound.\nBuild b1 is complete.\n',
  })
})

test.each<[name: string, value: string]>([
  ['API', 'ftp://a.example'],
  ['API', 'https://a.example/x; return 200'],
  ['API', 'a.example'],
  ['API', 'https://user:pass@a.example'],
  ['API_DIRECT', 'https://a.example"; script-src *'],
  ['LACKS', 'listOrders, payOrder'],
  ['CDN', "https://a.example 'unsafe-inline'"],
  ['CDN', 'https:'],
  ['FRAMES', '*'],
  ['FRAMES', 'https://a.example;'],
  ['FRAMES', 'https://*'],
  ['HOSTS', 'a.example$'],
  ['LISTEN', 'unix:/tmp/x'],
  ['LISTEN', '80; include /etc/passwd'],
  ['ROOT', 'relative'],
  ['ROOT', '/srv/por tal'],
  ['MAP_TILES', 'http://tiles.example/{z}/{x}/{y}.png'],
  ['MAP_ATTRIBUTION', '</script><script>'],
  ['REPORTS', '/elsewhere'],
  ['REPORTS', "https://a.example 'unsafe-inline'"],
  ['REPORT_ANSWERS', '1.5'],
  ['REPORT_ANSWERS', '1,"lacks":[]'],
  ['UPLOAD_LIMIT', '12 m'],
  ['TRUSTED_PROXIES', '10.0.0.0/8; deny all'],
  ['WORKERS', 'many'],
  ['WAIT', '-1'],
  ['TLS_PORT', '443/x'],
  ['API', 'http://a.example\nuser root'],
])('%s=%s is refused in one sentence and changes nothing', async (name, value) => {
  const before = sound.configuration()
  const { code, output } = sound.portalWith({ [name]: value }, 'check')
  expect(code).toBe(2)
  expect(output).toMatch(new RegExp(`^portal: PORTAL_${name}.*\\n(?:.*\\.\\n)?$`))
  expect(sound.configuration()).toBe(before)
})

test('A setting that nginx refuses is reported in its words and does not replace the running one', async () => {
  const place = await placeWith({ TRUSTED_PROXIES: '10.0.0.0/8 fd00::/8' })
  await place.start()
  const before = place.configuration()
  const { code, output } = place.portalWith({ TRUSTED_PROXIES: '10.0.0.0/99' }, 'reload')
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/nginx refuses the configuration:\n.*10\.0\.0\.0\/99/),
  ])
  expect(place.configuration()).toBe(before)
  expect((await fetch(`${place.address}/`)).status).toBe(200)
})

test('A file of settings is read, the environment overrides it, and nothing in it is executed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const file = join(folder, 'settings')
  writeFileSync(
    file,
    `# hosts\nPORTAL_FRAMES=https://file.example\nPORTAL_WORKERS=7\nPORTAL_MAP_ATTRIBUTION=$(touch ${folder}/run)\n`,
  )
  const place = await placeWith({ SETTINGS: file })
  expect(place.portal('check').code).toBe(2)
  writeFileSync(file, '# hosts\n\nPORTAL_FRAMES=https://file.example\nPORTAL_WORKERS=7\n')
  expect(place.portal('check').code).toBe(0)
  expect(place.configuration()).toContain('frame-src https://file.example;')
  expect(place.configuration()).toContain('worker_processes 1;')
  writeFileSync(file, 'touch /tmp/x\n')
  expect(place.portal('check').output).toContain('is no setting')
  expect(() => readFileSync(join(folder, 'run'))).toThrow('ENOENT')
})

test('The example explains exactly the settings that the script reads', () => {
  const parts = readdirSync(join(import.meta.dirname, '../parts'))
  const scripts = ['portal', ...parts.map((name) => `parts/${name}`)]
  const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
  const names = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].toSorted()
  const used = names(scripts.map(read).join(''), /\$\{(PORTAL_[A-Z_]+)/g).filter(
    (name) => name !== 'PORTAL_SETTINGS',
  )
  expect(names(read('settings.example'), /^#?(PORTAL_[A-Z_]+)=/gm)).toEqual(used)
  const [, known = ''] = /^known='([^']*)'/m.exec(read('parts/settings.sh')) ?? []
  expect(names(known, /([A-Z_]+)/g).map((name) => `PORTAL_${name}`)).toEqual(used)
})

test('The page contains the settings of the host: its backend, missing operations, and the map', async () => {
  const place = await placeWith({
    API_DIRECT: 'https://api.example/base/',
    LACKS: 'listOrders,payOrder',
    REPORT_ANSWERS: '0.01',
    MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png?key=a&b=1',
    MAP_ATTRIBUTION: '© OpenStreetMap contributors',
  })
  await place.start()
  const response = await fetch(`${place.address}/hotel/list`)
  expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' https://api.example;")
  const [, env = ''] = /id="env">([^<]*)</.exec(await response.text()) ?? []
  expect(JSON.parse(env)).toEqual({
    apiUrl: 'https://api.example/base',
    lacks: ['listOrders', 'payOrder'],
    reportAnswers: 0.01,
    mapTiles: 'https://tiles.example/{z}/{x}/{y}.png?key=a&b=1',
    mapAttribution: '© OpenStreetMap contributors',
    buildId: 'b1',
  })
})

test('Pages report nowhere, to the log of this server, or to a collector that the policy then allows', async () => {
  const reportsOf = async (settings: Settings) => {
    const place = await placeWith(settings)
    await place.start()
    const response = await fetch(`${place.address}/hotel/list`)
    const [, env = '{}'] = /id="env">([^<]*)</.exec(await response.text()) ?? []
    const [, hosts] = /connect-src ([^;]*);/.exec(response.headers.get('content-security-policy') ?? '') ?? []
    const sent = await fetch(`${place.address}/reports/pages`, { method: 'POST', body: '{}' })
    return [(JSON.parse(env) as { reportTo?: string }).reportTo, hosts, sent.status]
  }
  expect(await reportsOf({})).toEqual([undefined, "'self'", 404])
  expect(await reportsOf({ REPORTS: 'log' })).toEqual(['/reports/pages', "'self'", 204])
  expect(await reportsOf({ REPORTS: 'https://collector.example/portal' })).toEqual([
    'https://collector.example/portal',
    "'self' https://collector.example",
    404,
  ])
})

test('If hosts are named, no other is served, except for health', async () => {
  const place = await placeWith({ HOSTS: 'portal.example www.portal.example' })
  await place.start()
  const statusFor = async (host: string, path: string) =>
    (await rawAnswer(place.port, `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)).slice(
      9,
      12,
    )
  expect(await statusFor('portal.example', '/')).toBe('200')
  expect(await statusFor('www.portal.example:8443', '/')).toBe('200')
  expect(await statusFor('portal.example.evil.example', '/')).toBe('421')
  expect(await statusFor('portalxexample', '/')).toBe('421')
  expect(await statusFor('10.0.0.1', '/healthz')).toBe('200')
})

test('With a certificate the server serves TLS and redirects plain requests to it', async (context) => {
  const pair = selfSigned(mkdtempSync(join(tmpdir(), 'portal-')))
  if (pair === null) return context.skip('there is no openssl on this machine')
  const plain = await freePort()
  const place = await placeWith({
    TLS_CERTIFICATE: pair.certificate,
    TLS_KEY: pair.key,
    HTTP_LISTEN: `127.0.0.1:${plain}`,
  })
  await place.start()
  const answer = await new Promise<{ status?: number | undefined; headers: NodeJS.Dict<string | string[]> }>(
    (settle, fail) => {
      const options = { ca: readFileSync(pair.certificate), minVersion: 'TLSv1.3' as const }
      getSecurely(`${place.address}/`, options, (response) => {
        response.resume()
        settle({ status: response.statusCode, headers: response.headers })
      }).on('error', fail)
    },
  )
  expect([answer.status, answer.headers['strict-transport-security']]).toEqual([
    200,
    'max-age=31536000; includeSubDomains',
  ])
  const redirect = await fetch(`http://127.0.0.1:${plain}/hotel/list?a=1`, { redirect: 'manual' })
  expect([redirect.status, redirect.headers.get('location')]).toEqual([
    308,
    'https://127.0.0.1/hotel/list?a=1',
  ])
  // Both ports have our error pages.
  const refusals = [
    await rawAnswer(place.port, 'GET / HTTP/1.1\r\nhost: a.example\r\n\r\n'),
    await rawAnswer(plain, 'GET / HTTP/9.9\r\n\r\n'),
    await rawAnswer(plain, 'GET / HTTP/1.1\r\nhost: a@b\r\nconnection: close\r\n\r\n'),
  ]
  expect(refusals.map((answer) => answer.slice(9, 12))).toEqual(['400', '505', '421'])
  for (const answer of refusals) {
    expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'")
    expect(answer).not.toMatch(/<html/i)
  }
  // Over plain HTTP anybody could have sent it.
  expect(refusals[2]).not.toContain('strict-transport-security')
  expect(place.portalWith({ TLS_PORT: '8443' }, 'reload')).toEqual({ code: 0, output: '' })
  const elsewhere = await askAlone(`http://127.0.0.1:${plain}/user?a=1`)
  expect([elsewhere.status, elsewhere.headers.location]).toEqual([308, 'https://127.0.0.1:8443/user?a=1'])
})

test('If proxies are named, only they are trusted about TLS and the address of the client', async () => {
  const said = async (settings: Settings) => {
    const place = await placeWith(settings)
    await place.start()
    const head =
      'host: a.example\r\nx-forwarded-proto: https\r\nx-forwarded-for: 203.0.113.7\r\nconnection: close'
    const answer = await rawAnswer(place.port, `GET /hotel/list HTTP/1.1\r\n${head}\r\n\r\n`)
    const [line] = await place.logged((lines) => lines.filter(({ path }) => path === '/hotel/list'), 1)
    return [
      /(https?):\/\/a\.example\/share/.exec(answer)?.[1],
      answer.includes('strict-transport'),
      line?.net,
    ]
  }
  expect(await said({})).toEqual(['https', true, '127.0.0.0'])
  expect(await said({ TRUSTED_PROXIES: '10.0.0.0/8 fd00::/8' })).toEqual(['http', false, '127.0.0.0'])
  expect(await said({ TRUSTED_PROXIES: '10.0.0.0/8 127.0.0.0/8' })).toEqual(['https', true, '203.0.113.0'])
})

test('A certificate without its key is refused', async () => {
  const place = await placeWith()
  expect(place.portalWith({ TLS_CERTIFICATE: '/etc/x.pem' }, 'check').output).toContain('belong together')
})

test('A running server is not started twice, and a killed one can be started again', async () => {
  const place = await placeWith()
  await place.start()
  expect(place.portal('start').output).toContain('nginx runs already')
  await place.kill()
  await place.start()
  const report = await fetch(`${place.address}/reports`, { method: 'POST', body: '{}' })
  expect(report.status).toBe(204)
})
