/**
 * Measures the mock server: `npm run bench`. Rates are medians of several rounds. The client runs on the same machine,
 * so compare rates of one machine only.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { mockNode } from '../start/servers.mjs'
import { argumentsOrEnd } from '../workspace/arguments.mjs'
import { freePort, untilAnswers } from '../workspace/ports.mjs'
import { start } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { load, type Shot } from './load.ts'
import { type Kind, questions } from './questions.ts'

const help = `npm run bench -- [options]

Measures the mock server against its goals.

  --quick       one round instead of five
  --only TEXT   the questions whose title contains it
  --help        show this text`

const { quick, only } = argumentsOrEnd(help, {
  quick: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
})
const rounds = quick ? 1 : 5

const abort = new AbortController().signal

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Resident memory of a process in MB; 0 if `ps` does not know it. */
const memoryOf = (pid: number): number =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024

function report(what: string, value: string, goal?: readonly [text: string, reached: boolean]) {
  const end = goal === undefined ? '' : `  ${goal[0].padEnd(18)}  ${goal[1] ? 'reached' : 'MISSED'}`
  console.log(`${what.padEnd(46)}${value.padStart(12)}${end}`)
}

async function answerTo(port: number, { method, path, headers, body }: Shot): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body } : {}),
  })
  const text = await answer.text()
  // A refusal is cheap and has HTTP 200 too, so measuring one by mistake would flatter the mock.
  if (!answer.ok || ((JSON.parse(text) as { code?: number }).code ?? 1) !== 1)
    throw new Error(`${path}: ${text.slice(0, 500)}`)
  return text
}

/** Median ms of single calls, of each shot or as often as `count` says. */
async function callTime(port: number, shots: readonly Shot[], count = shots.length): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < count; call += 1) {
    const shot = shots[call % shots.length]
    if (shot === undefined) break
    const from = performance.now()
    await answerTo(port, shot)
    times.push(performance.now() - from)
  }
  return median(times)
}

async function startMock(...more: string[]) {
  const port = await freePort()
  const from = performance.now()
  const args = [...mockNode.flags, join(root, 'apps/mock-server/src/server.ts'), '--port', String(port)]
  const server = start('mock', [...args, ...more], { env: mockNode.env })
  const site = `http://127.0.0.1:${port}/api/index/index?requiredLogin=0`
  await untilAnswers(site, { seconds: 30, abort, every: 5 })
  const firstAnswer = performance.now() - from
  const world = { 'x-mock-world': 'bench' }
  const body = JSON.stringify({ persona: 'goldenland' })
  const session = await answerTo(port, { method: 'POST', path: '/__mock/session', headers: world, body })
  const headers = { ...world, 'ba-user-token': (JSON.parse(session) as { token: string }).token }
  return { port, pid: server.pid, headers, firstAnswer, stop: () => server.stop() }
}

/** Median answers a second; NaN where some were refused. */
async function rateOf(port: number, shots: readonly Shot[]): Promise<number> {
  const rates: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await load(port, shots, 0.3)
    const { rate, refused } = await load(port, shots, 1)
    rates.push(refused > 0 ? Number.NaN : rate)
  }
  return median(rates)
}

async function measure({ title, shots, rate: goal }: Kind, port: number): Promise<void> {
  const time = await callTime(port, shots, 50)
  report(`${title}: a call`, `${time.toFixed(1)} ms`, ['at most 10 ms', time <= 10])
  const rate = await rateOf(port, shots)
  report(
    title,
    `${Math.round(rate)}/s`,
    goal === undefined ? undefined : [`at least ${goal}/s`, rate >= goal],
  )
}

/** Median ms of a page of ten thousand orders, with changing filters, sorting and pages. */
async function ordersTime(): Promise<number> {
  const { port, headers, stop } = await startMock('--scenario', 'many_orders')
  try {
    const sorts = ['booking_time', 'check_in_date', 'total_settlement_price', 'deadline']
    const shots = Array.from({ length: 200 }, (_, i): Shot => {
      const query = `order_status%5B0%5D=confirmed&order_status%5B1%5D=completed&sort=${sorts[i % 4]}&page=${(i % 50) + 1}`
      return { method: 'GET', path: `/api/order/index?${query}&keyword=${'aeiou'[i % 5]}`, headers }
    })
    // The first calls create the orders.
    await callTime(port, shots.slice(0, 8))
    return await callTime(port, shots.slice(8))
  } finally {
    await stop()
  }
}

const starts: number[] = []
for (let i = 1; i < rounds; i += 1) {
  const once = await startMock()
  starts.push(once.firstAnswer)
  await once.stop()
}
const mock = await startMock()
starts.push(mock.firstAnswer)
try {
  report('memory, idle', `${Math.round(memoryOf(mock.pid))} MB`)
  const kinds = await questions(async (method, path, body) => {
    const shot = {
      method,
      path,
      headers: mock.headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    return JSON.parse(await answerTo(mock.port, shot))
  }, mock.headers)
  for (const kind of kinds.filter(({ title }) => title.includes(only))) await measure(kind, mock.port)
  const memory = memoryOf(mock.pid)
  const worlds = Array.from({ length: quick ? 50 : 300 }, (_, i): Shot => {
    const body = JSON.stringify({ id: `bench-${i}` })
    return { method: 'POST', path: '/__mock/worlds', body }
  })
  const creation = await callTime(mock.port, worlds)
  const orders = await ordersTime()
  const first = median(starts)
  report('start to first answer', `${Math.round(first)} ms`, ['at most 400 ms', first <= 400])
  report('a new world', `${creation.toFixed(1)} ms`, ['at most 1 ms', creation <= 1])
  report('a page of 10,000 orders', `${orders.toFixed(1)} ms`, ['at most 10 ms', orders <= 10])
  report('memory, after load', `${Math.round(memory)} MB`, ['at most 200 MB', memory <= 200])
} finally {
  await mock.stop()
}
