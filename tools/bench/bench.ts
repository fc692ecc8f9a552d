/**
 * Measures the mock server against its goals: `npm run bench`, with `--quick` in seconds and with
 * `--only TEXT` for the kinds of question whose title contains it. One server is asked at a time; a rate is the median of
 * interleaved rounds, compared with a bare node:http server that writes the same answer from its object. Absolute
 * figures say more about the machine than about the mock.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mockNode } from '../start/servers.mjs'
import { argumentsOrEnd } from '../workspace/arguments.mjs'
import { freePort, untilAnswers } from '../workspace/ports.mjs'
import { start } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { load, type Shot } from './load.ts'
import { type Line, line, median, memoryOf, print, processorTime } from './measures.ts'
import { fetchPeers, folder, peersFor } from './peers.ts'
import { type Kind, questions } from './questions.ts'

const help = `npm run bench -- [options]

Measures mock server and portal against their goals.

  --quick       one round instead of five
  --only TEXT   the questions whose title contains it
  --help        show this text`

const options = argumentsOrEnd(help, {
  quick: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
})
const rounds = options.quick ? 1 : 5
const seconds = 1

interface Candidate {
  readonly name: string
  readonly port: number
  readonly pid: number
  readonly shots: readonly Shot[]
  stop(): Promise<void>
}

interface OurServer {
  readonly port: number
  readonly pid: number
  readonly kinds: readonly Kind[]
  /** ms from the start of the process to its first answer. */
  readonly firstAnswer: number
  stop(): Promise<void>
}

const forever = new AbortController().signal
const now = () => performance.now()

async function answerTo(port: number, { method, path, headers, body }: Shot): Promise<string> {
  const init = { method, headers: { 'content-type': 'application/json', ...headers } }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, ...(body ? { body } : {}) })
  const text = await answer.text()
  // A refusal is answered with HTTP 200 and is cheap: measuring one by mistake would flatter us.
  if (!answer.ok || ((JSON.parse(text) as { code?: number }).code ?? 1) !== 1)
    throw new Error(`${path}: ${text.slice(0, 500)}`)
  return text
}

async function startOurs(...more: string[]): Promise<OurServer> {
  const port = await freePort()
  const from = now()
  const program = join(root, 'apps/mock-server/src/server.ts')
  const args = [...mockNode.flags, program, '--port', String(port), ...more]
  const server = start('mock', args, { env: mockNode.env })
  const site = `http://127.0.0.1:${port}/api/index/index?requiredLogin=0`
  await untilAnswers(site, { seconds: 30, abort: forever, every: 5 })
  const firstAnswer = now() - from
  const world = { 'x-mock-world': 'bench' }
  const persona = JSON.stringify({ persona: 'goldenland' })
  const signed = await answerTo(port, {
    method: 'POST',
    path: '/__mock/session',
    headers: world,
    body: persona,
  })
  const headers = { ...world, 'ba-user-token': (JSON.parse(signed) as { token: string }).token }
  const kinds = await questions(async (method, path, body) => {
    const shot = { method, path, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    return JSON.parse(await answerTo(port, shot))
  }, headers)
  // The load loop itself sees no envelopes.
  for (const { shots } of kinds)
    for (const shot of shots.filter((_, i) => i % 97 === 0)) await answerTo(port, shot)
  return { port, pid: server.pid, kinds, firstAnswer, stop: () => server.stop() }
}

async function startCandidate(
  name: string,
  argsFor: (port: number) => string[],
  shots: readonly Shot[],
): Promise<Candidate> {
  const port = await freePort()
  const server = start(name, argsFor(port))
  await untilAnswers(`http://127.0.0.1:${port}/`, { seconds: 30, abort: forever })
  return { name, port, pid: server.pid, shots, stop: () => server.stop() }
}

const readyFloor = 'bare node:http, ready bytes'
const floorName = 'bare node:http, stringifies'
const ourName = 'our mock server'

async function candidatesFor({ shots }: Kind, ours: OurServer, peers: boolean) {
  const [first] = shots
  if (first === undefined) throw new Error('There is nothing to ask.')
  const answer = await answerTo(ours.port, first)
  const file = join(folder, 'answer.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, answer)
  const floor = (kind: string) => (port: number) => [
    join(root, 'tools/bench/floor.mjs'),
    String(port),
    file,
    kind,
  ]
  const started = [
    await startCandidate(readyFloor, floor('ready'), shots),
    await startCandidate(floorName, floor('stringify'), shots),
    { name: ourName, port: ours.port, pid: ours.pid, shots, stop: async () => {} },
  ]
  if (peers)
    for (const { name, args, shotsOf } of peersFor(first, JSON.parse(answer)))
      started.push(await startCandidate(name, args, shotsOf(shots)))
  return { started, bytes: Buffer.byteLength(answer) }
}

/** Medians of the rounds: answers per second, and how busy the server was meanwhile. */
async function measure(candidates: readonly Candidate[]) {
  const found = new Map(candidates.map(({ name }) => [name, { rates: [] as number[], busy: [] as number[] }]))
  for (const { port, shots } of candidates) await load(port, shots, options.quick ? 0.3 : 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, port, pid, shots } of candidates) {
      await load(port, shots, 0.2)
      const before = processorTime(pid)
      const { rate, refused } = await load(port, shots, seconds)
      const used = (processorTime(pid) ?? Number.NaN) - (before ?? Number.NaN)
      if (refused > 0) console.log(`${name} refused ${refused} of its calls`)
      found.get(name)?.rates.push(refused > 0 ? Number.NaN : rate)
      found.get(name)?.busy.push(used / seconds / 10)
    }
  }
  return new Map(
    [...found].map(([name, { rates, busy }]) => [name, { rate: median(rates), busy: median(busy) }]),
  )
}

async function rateLines(kind: Kind, ours: OurServer, peers: boolean): Promise<Line[]> {
  const { started, bytes } = await candidatesFor(kind, ours, peers)
  try {
    const measured = await measure(started)
    const floor = measured.get(floorName)?.rate ?? Number.NaN
    return [...measured].map(([name, { rate, busy }]) => {
      const share = rate / floor
      const goal = name === ourName && kind.size === 'small'
      const what = `${kind.title}, ${(bytes / 1000).toFixed(1)} kB: ${name}`
      const cpu = Number.isNaN(busy) ? '' : ` cpu ${Math.round(busy)} %`
      const value = `${Math.round(rate)}/s ${Math.round(share * 100)} %${cpu}`
      return goal ? line(what, value, 'at least 45 %', share >= 0.45) : line(what, value)
    })
  } finally {
    await Promise.all(started.map((candidate) => candidate.stop()))
  }
}

/** Median ms of one call at a time, each of another kind of its own. */
async function callTime(port: number, shots: readonly Shot[]): Promise<number> {
  const times: number[] = []
  for (const shot of shots) {
    const from = now()
    await answerTo(port, shot)
    times.push(now() - from)
  }
  return median(times)
}

const newWorlds = (count: number): Shot[] =>
  Array.from({ length: count }, (_, i) => ({
    method: 'POST',
    path: '/__mock/worlds',
    body: JSON.stringify({ id: `bench-${i}` }),
  }))

/** Ten thousand orders, filtered by status, sorted and paged in ever different ways. */
async function ordersTime(): Promise<number> {
  const many = await startOurs('--scenario', 'many_orders')
  try {
    const headers = many.kinds[0]?.shots[0]?.headers ?? {}
    const sorts = ['booking_time', 'check_in_date', 'total_settlement_price', 'deadline']
    const shots = Array.from({ length: 200 }, (_, i): Shot => {
      const query = `order_status%5B0%5D=confirmed&order_status%5B1%5D=completed&sort=${sorts[i % 4]}&page=${(i % 50) + 1}`
      return { method: 'GET', path: `/api/order/index?${query}&keyword=${'aeiou'[i % 5]}`, headers }
    })
    // The first ones make the ten thousand.
    await callTime(many.port, shots.slice(0, 8))
    return await callTime(many.port, shots.slice(8))
  } finally {
    await many.stop()
  }
}

const starts: number[] = []
let ours = await startOurs()
starts.push(ours.firstAnswer)
for (let i = 1; i < rounds; i += 1) {
  await ours.stop()
  ours = await startOurs()
  starts.push(ours.firstAnswer)
}
const lines: Line[] = []
try {
  const idle = memoryOf(ours.pid)
  const peers = !options.quick && (await fetchPeers(console.log))
  for (const kind of ours.kinds)
    if (kind.title.includes(options.only))
      lines.push(...(await rateLines(kind, ours, peers && kind.size === 'small')))
  const loaded = memoryOf(ours.pid)
  const creation = await callTime(ours.port, newWorlds(options.quick ? 50 : 300))
  const orders = await ordersTime()
  const first = median(starts)
  lines.push(line('start to first 200', `${Math.round(first)} ms`, 'at most 300 ms', first <= 300))
  lines.push(line('a new world', `${creation.toFixed(1)} ms`, 'below 10 ms', creation < 10))
  lines.push(line('a page of 10,000 orders', `${orders.toFixed(1)} ms`, 'below 10 ms', orders < 10))
  lines.push(line('memory, idle', `${Math.round(idle)} MB`))
  lines.push(line('memory, after load', `${Math.round(loaded)} MB`, 'below 150 MB', loaded < 150))
  console.log(`\n${print(lines)}\n`)
} finally {
  await ours.stop()
}
