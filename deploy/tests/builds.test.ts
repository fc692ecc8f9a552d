import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HostedRules, nginxRules } from '../../apps/portal/hosting/route-rules.ts'
import { ruleFor } from '../../apps/portal/src/release/route-matcher.ts'
import { askAlone, smallBuild, type WebServer, webServer } from './web-server.ts'

let host: WebServer
const folder = mkdtempSync(join(tmpdir(), 'portal-'))

const publish = (id: string, more: Record<string, string> = {}) => {
  rmSync(join(folder, id), { recursive: true, force: true })
  return host.portal('publish', smallBuild(folder, id, more))
}

beforeEach(async () => {
  host = await webServer()
  publish('first')
  await host.start()
})
afterEach(() => host.remove())

const get = (path: string) => askAlone(host.address + path)
const statusOf = async (path: string) => (await get(path)).status
const textOf = async (path: string) => (await get(path)).text

test('A new build is served at once, and the files of the two builds before it stay', async () => {
  for (const id of ['second', 'third']) expect(publish(id).code).toBe(0)
  expect(await textOf('/hotel/list')).toContain('shell of third')
  expect(await textOf('/')).toContain('home of third')
  expect(await textOf('/builds/latest.json')).toContain('third')
  for (const id of ['first', 'second', 'third']) {
    expect(await textOf(`/assets/program-${id}.js`)).toContain(id)
    expect(await statusOf(`/builds/meta/${id}.json`)).toBe(200)
  }
})

test('The files of the fourth last build are removed, from the disk too', async () => {
  for (const id of ['second', 'third', 'fourth']) publish(id)
  expect(await statusOf('/assets/program-first.js')).toBe(404)
  expect(await statusOf('/assets/program-second.js')).toBe(200)
  expect(readdirSync(join(host.root, 'releases')).toSorted()).toEqual(['fourth', 'second', 'third'])
})

test('One command goes back to the previous build, and once more goes forward again', async () => {
  publish('second')
  expect(host.portal('rollback')).toEqual({
    code: 0,
    output: 'Build first is live again instead of second.\n',
  })
  expect(await textOf('/hotel/list')).toContain('shell of first')
  expect(await textOf('/builds/latest.json')).toContain('first')
  expect(await statusOf('/assets/program-second.js')).toBe(200)
  host.portal('rollback')
  expect(await textOf('/hotel/list')).toContain('shell of second')
})

test('Without a previous build, going back is refused with a message and changes nothing', async () => {
  expect(host.portal('rollback')).toEqual({ code: 1, output: 'portal: There is no build before this one.\n' })
  expect(await textOf('/hotel/list')).toContain('shell of first')
})

test('Publishing the same build twice gives one build, and an older one can be published again', async () => {
  expect(publish('first').output).toBe('Build first is already live.\n')
  publish('second')
  publish('first')
  expect(await textOf('/')).toContain('home of first')
  expect(await statusOf('/assets/program-second.js')).toBe(200)
  expect(host.portal('status').output).toMatch(/^current +first\nprevious +second\nolder *\nnginx runs/)
})

test('A folder that is no build replaces nothing', async () => {
  const answer = host.portal('publish', tmpdir())
  expect(answer.code).toBe(2)
  expect(answer.output).toMatch(/holds no build of the portal/)
  expect(await textOf('/hotel/list')).toContain('shell of first')
})

test('Anybody may ask for health, and it fails if the page is missing', async () => {
  expect(await statusOf('/healthz')).toBe(200)
  rmSync(join(host.root, 'current/shell.html'))
  const { status, text } = await get('/healthz')
  expect([status, text]).toEqual([503, 'Not available yet\n'])
})

test('Publishing again and again never leaves a moment without a page or its files', async () => {
  const over = new AbortController()
  const misses: string[] = []
  let visits = 0
  const visitor = async () => {
    while (!over.signal.aborted) {
      const page = await get('/hotel/list')
      const id = /"buildId":"(\w+)"/.exec(page.text)?.[1]
      const file = await get(`/assets/program-${id}.js`)
      if (page.status !== 200 || file.status !== 200) misses.push(`${id} ${page.status} ${file.status}`)
      visits += 1
    }
  }
  const visitors = [visitor(), visitor()]
  // Runs beside the visitors, which share this process.
  const command = async (...args: string[]) => expect((await host.begin({}, ...args).end).code).toBe(0)
  for (const id of ['second', 'third', 'fourth']) {
    await command('publish', smallBuild(folder, id))
    await command('rollback')
    await command('rollback')
  }
  over.abort()
  await Promise.all(visitors)
  expect(misses).toEqual([])
  expect(visits).toBeGreaterThan(9)
})

test('Going back and forth between two checks of the web server hides no file of either build', async () => {
  publish('second')
  const [live, next] = [join(host.root, 'live'), join(host.root, 'next')]
  const before = readlinkSync(live)
  cpSync(join(host.root, before), join(host.root, 'kept/before'), { recursive: true, verbatimSymlinks: true })
  host.portal('rollback')
  const states = ['kept/before', readlinkSync(live)] as const
  const misses: string[] = []
  const paths = [
    '/assets/program-first.js',
    '/assets/program-second.js',
    '/builds/meta/second.json',
    '/hotel/list',
  ]
  const over = new AbortController()
  const visits = Promise.all(
    paths.map(async (path) => {
      for (let visit = 0; visit < 100; visit += 1) {
        const status = await statusOf(path)
        if (status !== 200) misses.push(`${path} ${status}`)
      }
    }),
  ).finally(() => over.abort())
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    symlinkSync(states[turn % 2 === 0 ? 0 : 1], next)
    renameSync(next, live)
    // The visitors share this process.
    if (turn % 25 === 0) await setImmediate()
  }
  await visits
  expect(misses).toEqual([])
})

const rules: HostedRules = {
  static: {
    '/old': { redirect: '/hotel/list' },
    '/away': { redirect: 'https://cars.example.com/rentals?from=portal' },
    '/docs/keep': {},
    '/cars/a.b': { redirect: '/' },
    '/slash/': { redirect: '/cms/search' },
  },
  wildcard: { '/docs': { redirect: '/cms/page/1' }, '/docs/deep': { redirect: '/cms/page/2' } },
  dynamic: {
    '/agency': {
      static: { '/desk': { redirect: '/user' } },
      wildcard: { '/x': { redirect: '/car/list' } },
      dynamic: {},
    },
    '/agency/x': { static: { '/': { redirect: '/user/login' } }, wildcard: {}, dynamic: {} },
  },
}

test('The rules of a build redirect a first request as the page would redirect a later one', async () => {
  expect(publish('ruled', { '.host/rules.conf': nginxRules(rules) }).code).toBe(0)
  const paths = [
    '/old',
    '/old/',
    '/older',
    '/away',
    '/docs',
    '/docs/a/b',
    '/docs/deep/c',
    '/docsx',
    '/cars/a.b',
    '/cars/axb',
    '/agency/desk',
    '/agency/x/y',
    '/agency/x',
    '/slash',
    '/slash/',
    '/agency',
    '/',
    '/hotel/list',
    '/docs/keep',
  ]
  for (const path of paths) {
    const { redirect } = ruleFor({ matcher: rules }, path)
    const answer = await get(path)
    const { location = null } = answer.headers
    const wanted = redirect === undefined ? null : new URL(redirect, host.address).href
    expect([
      path,
      answer.status,
      location === null ? null : new URL(String(location), host.address).href,
    ]).toEqual([path, wanted === null ? 200 : 307, wanted])
  }
  expect(await statusOf('/assets/program-ruled.js')).toBe(200)
  publish('unruled')
  expect(await statusOf('/old')).toBe(200)
  host.portal('rollback')
  expect(await statusOf('/old')).toBe(307)
  expect(existsSync(join(host.root, 'current/.host/rules.conf'))).toBe(true)
})
