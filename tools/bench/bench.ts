/**
 * Measures the mock server and the portal against their goals: `npm run bench`, with `--quick` in seconds.
 * Rates are medians of interleaved rounds on one machine in the same minutes, compared as shares of a bare
 * node:http server that sends the same bytes; absolute figures say more about the machine than about the mock.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, untilAnswers } from '../workspace/ports.mjs'
import { start } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { load, type Shot } from './load.ts'
import { type Line, median, memoryOf, print } from './measures.ts'
import { fetchPeers } from './peers.ts'
import { pageBytes } from './portal-bytes.ts'

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const rounds = options.quick ? 1 : 5
const seconds = options.quick ? 1 : 2

const world = 'bench'
const stay = {
  check_in: '2026-12-10',
  check_out: '2026-12-13',
  rooms: [{ adults: 2, child_ages: [5] }],
  nationality: 'CN',
}

interface Candidate {
  readonly name: string
  readonly port: number
  readonly pid: number
  readonly list: readonly Shot[]
  readonly create: readonly Shot[]
  stop(): Promise<void>
}

const forever = new AbortController().signal
const now = () => performance.now()

async function json<T>(url: string, init: RequestInit = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-mock-world': world, ...init.headers }
  const answer = await fetch(url, { ...init, headers })
  const found = (await answer.json()) as { code?: number }
  // A refusal is answered with HTTP 200 and is cheap: measuring one by mistake would flatter us.
  if (!answer.ok || (found.code ?? 1) !== 1) throw new Error(`${url}: ${JSON.stringify(found)}`)
  return found as T
}

/**
 * The mock remembers the answer to a question until something changes, so a question asked again measures its
 * memory and not its work. These lists differ in a price so low that all hotels stay in them.
 */
const differentLists = (path: string, headers: Shot['headers'] = {}): Shot[] =>
  Array.from({ length: 9_999 }, (_, i) => ({
    method: 'GET',
    path: `${path}&filter%5Bprice_min%5D=${((i + 1) / 100).toFixed(2)}`,
    headers,
  }))

/** The rates of one hotel for stays that differ in date, age and nationality. */
const differentStays = (headers: Shot['headers'] = {}): Shot[] =>
  ['CN', 'TH', 'JP', 'SG', 'US', 'FR'].flatMap((nationality) =>
    Array.from({ length: 28 * 18 }, (_, i): Shot => {
      const day = (i % 28) + 1
      const rooms = [{ adults: 2, child_ages: [Math.floor(i / 28)] }]
      const dates = { check_in: dateOf(day), check_out: dateOf(day + 3) }
      const body = JSON.stringify({ hotel_id: '1001', ...dates, rooms, nationality })
      return { method: 'POST', path: '/api/hotel/rates', headers, body }
    }),
  )

/** A day counted from the first of December of the world's year. */
const dateOf = (day: number) => new Date(Date.UTC(2026, 11, day)).toISOString().slice(0, 10)

async function startMock(): Promise<{ candidate: Candidate; firstAnswer: number }> {
  const port = await freePort()
  const from = now()
  const server = start('mock', [join(root, 'apps/mock-server/src/server.ts'), '--port', String(port)])
  const base = `http://127.0.0.1:${port}`
  await untilAnswers(`${base}/api/index/index?requiredLogin=0`, { seconds: 30, abort: forever, every: 5 })
  const firstAnswer = now() - from

  const member = await json<{ token: string }>(`${base}/__mock/session`, {
    method: 'POST',
    body: JSON.stringify({ persona: 'goldenland' }),
  })
  const headers = { 'x-mock-world': world, 'ba-user-token': member.token }
  const body = JSON.stringify({ destination: { type: 'city', id: 'yangon' }, ...stay })
  const search = await json<{ data: { search_id: string } }>(`${base}/api/hotel/search`, {
    method: 'POST',
    headers,
    body,
  })
  // Suppliers answer by and by; the list is measured when it is complete.
  await json(`${base}/__mock/clock/advance`, { method: 'POST', body: JSON.stringify({ ms: 60_000 }) })
  const path = `/api/hotel/searchResult?search_id=${encodeURIComponent(search.data.search_id)}&limit=20`
  const { data } = await json<{ data: { list: unknown[] } }>(`${base}${path}`, { headers })
  if (data.list.length !== 20) throw new Error(`The list has ${data.list.length} hotels instead of 20.`)
  return {
    firstAnswer,
    candidate: {
      name: 'our mock server',
      port,
      pid: server.pid,
      list: differentLists(path, headers),
      create: differentStays(headers),
      stop: () => server.stop(),
    },
  }
}

/** Throws when one of a sample of the questions is refused: the load loop itself sees no envelopes. */
async function demandAnswers({ port, list, create }: Candidate): Promise<void> {
  for (const { method, path, headers = {}, body } of [...list, ...create].filter((_, i) => i % 97 === 0))
    await json(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body ? { body } : {}) })
}

/** A server that sends what ours has answered, and does nothing else. */
async function startFloor(mock: Candidate): Promise<Candidate> {
  const folder = join(root, '.cache', 'bench')
  mkdirSync(folder, { recursive: true })
  const files = await Promise.all(
    [mock.list, mock.create].map(async ([shot]) => {
      if (shot === undefined) throw new Error('There is nothing to ask.')
      const init = {
        method: shot.method,
        headers: shot.headers ?? {},
        ...(shot.body ? { body: shot.body } : {}),
      }
      const answer = await json(`http://127.0.0.1:${mock.port}${shot.path}`, init)
      const file = join(folder, `${shot.method}.json`)
      writeFileSync(file, JSON.stringify(answer))
      return file
    }),
  )
  const port = await freePort()
  const server = start('floor', [join(root, 'tools/bench/floor.mjs'), String(port), ...files])
  await untilAnswers(`http://127.0.0.1:${port}/`, { seconds: 10, abort: forever })
  return { ...mock, name: 'bare node:http', port, pid: server.pid, stop: () => server.stop() }
}

async function startPeers(mock: Candidate): Promise<Candidate[]> {
  if (options.quick) return []
  const candidates: Candidate[] = []
  for (const peer of await fetchPeers(console.log)) {
    const port = await freePort()
    const server = start(peer.name, peer.args(port))
    await untilAnswers(`http://127.0.0.1:${port}${peer.list}`, { seconds: 30, abort: forever })
    candidates.push({
      name: peer.name,
      port,
      pid: server.pid,
      list: [{ method: 'GET', path: peer.list, headers: peer.headers }],
      create: mock.create.map((shot) => ({ ...shot, path: peer.create, headers: peer.headers })),
      stop: () => server.stop(),
    })
  }
  return candidates
}

/** How much a candidate sends for its first request, in kB: rates of answers of different size do not compare. */
async function answerSize(candidate: Candidate, [shot]: readonly Shot[]): Promise<string> {
  if (shot === undefined) return ''
  const headers = { 'content-type': 'application/json', ...shot.headers }
  const init = { method: shot.method, headers, ...(shot.body ? { body: shot.body } : {}) }
  const answer = await fetch(`http://127.0.0.1:${candidate.port}${shot.path}`, init)
  return `${((await answer.arrayBuffer()).byteLength / 1000).toFixed(1)} kB`
}

async function rates(
  candidates: readonly Candidate[],
  shotsOf: (candidate: Candidate) => readonly Shot[],
): Promise<Map<string, number>> {
  const results = new Map<string, number[]>(candidates.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const candidate of candidates) {
      await load(candidate.port, shotsOf(candidate), 0.3)
      const { rate, refused } = await load(candidate.port, shotsOf(candidate), seconds)
      if (refused > 0) console.log(`${candidate.name} refused ${refused} of its calls`)
      results.get(candidate.name)?.push(refused > 0 ? Number.NaN : rate)
    }
  }
  return new Map([...results].map(([name, all]) => [name, median(all)]))
}

async function newWorld(mock: Candidate): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < (options.quick ? 50 : 300); i += 1) {
    const from = now()
    const init = { method: 'POST', body: JSON.stringify({ id: `bench-${i}` }) }
    await json(`http://127.0.0.1:${mock.port}/__mock/worlds`, init)
    times.push(now() - from)
  }
  return median(times)
}

function portalLines(): Line[] {
  const dist = join(root, 'apps/portal/dist/client')
  return [
    { page: '', name: 'home', script: 150, requests: 12 },
    { page: 'user/login', name: 'login', script: 160, requests: 14 },
  ].flatMap(({ page, name, script, requests }): Line[] => {
    const bytes = pageBytes(dist, page)
    if (bytes === null) return [{ what: `portal, ${name}`, value: 'not built', goal: '', reached: null }]
    const kb = (size: number) => `${(size / 1000).toFixed(1)} kB`
    return [
      line(
        `first JavaScript, ${name} (brotli)`,
        kb(bytes.script),
        `at most ${script} kB`,
        bytes.script <= script * 1000,
      ),
      line(`first CSS, ${name} (brotli)`, kb(bytes.style), 'at most 15 kB', bytes.style <= 15_000),
      line(`requests, ${name}`, String(bytes.requests), `at most ${requests}`, bytes.requests <= requests),
    ]
  })
}

const line = (what: string, value: string, goal = '', reached: boolean | null = null): Line => ({
  what,
  value,
  goal,
  reached,
})

const starts: number[] = []
let mock = await startMock()
starts.push(mock.firstAnswer)
for (let i = 1; i < rounds; i += 1) {
  await mock.candidate.stop()
  mock = await startMock()
  starts.push(mock.firstAnswer)
}

const ours = mock.candidate
await demandAnswers(ours)
const candidates = [await startFloor(ours), ours, ...(await startPeers(ours))]
const lines: Line[] = []
try {
  const idle = memoryOf(ours.pid)
  const kinds: [title: string, asked: Candidate[], shotsOf: (candidate: Candidate) => readonly Shot[]][] = [
    ['list of 20', candidates, ({ list }) => list],
    ['validated POST', candidates, ({ create }) => create],
    ['the same list again', candidates.slice(0, 2), ({ list }) => list.slice(0, 1)],
  ]
  for (const [title, asked, shotsOf] of kinds) {
    const sizes = new Map<string, string>()
    for (const candidate of asked) sizes.set(candidate.name, await answerSize(candidate, shotsOf(candidate)))
    const measured = await rates(asked, shotsOf)
    const floor = measured.get('bare node:http') ?? Number.NaN
    for (const [name, rate] of measured) {
      const share = rate / floor
      const goal = name === ours.name && !title.endsWith('again')
      const value = `${Math.round(rate)}/s ${Math.round(share * 100)} %`
      lines.push(
        line(
          `${title}, ${name}, ${sizes.get(name)}`,
          value,
          goal ? 'at least 45 %' : '',
          goal ? share >= 0.45 : null,
        ),
      )
    }
  }
  const loaded = memoryOf(ours.pid)
  const creation = await newWorld(ours)
  const first = median(starts)
  lines.push(line('start to first 200', `${Math.round(first)} ms`, 'at most 300 ms', first <= 300))
  lines.push(line('a new world', `${creation.toFixed(1)} ms`, 'below 10 ms', creation < 10))
  lines.push(line('memory, idle', `${Math.round(idle)} MB`))
  lines.push(line('memory, after load', `${Math.round(loaded)} MB`, 'below 150 MB', loaded < 150))
  lines.push(...portalLines())
  console.log(`\n${print(lines)}\n`)
} finally {
  await Promise.all(candidates.map((candidate) => candidate.stop()))
}
