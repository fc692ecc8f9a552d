import { randomUUID } from 'node:crypto'
import { createControl } from '@portal/mock-server/control'

interface LoadOptions {
  /** `http://127.0.0.1:4210` */
  readonly address: string
  readonly worlds: number
  /** How many are at work at a time. */
  readonly atATime: number
}

interface LoadFigures {
  readonly worlds: number
  readonly calls: number
  /** ms */
  readonly took: number
  /** What one world saw of another, one sentence each. */
  readonly mixed: readonly string[]
}

/**
 * A call on a connection of its own: one that is kept may be closed by the server in the very moment in which it is used
 * again, which happens on a busy machine.
 */
const callOnce: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers)
  headers.set('connection', 'close')
  return fetch(address, { ...init, headers })
}

/** Runs work for each number below `count`, some at a time. */
async function eachOf(count: number, atATime: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) await work(index)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
}

const nameOf = (index: number) =>
  `GUEST ${'ABCDEFGHIJ'[index % 10]}${String(index).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '')}`

/**
 * Makes many worlds, each of another seed, writes in all of them what no other world has, and reads all of it back when
 * every world has been written in.
 */
export async function loadWorlds({ address, worlds, atATime }: LoadOptions): Promise<LoadFigures> {
  const run = randomUUID().slice(0, 8)
  const mixed: string[] = []
  const tokens: string[] = []
  let calls = 0
  const begun = performance.now()
  const mock = createControl({
    baseUrl: address,
    fetch: (...args) => {
      calls += 1
      return callOnce(...args)
    },
  })
  const idOf = (index: number) => `load-${run}-${index}`
  async function call<T>(index: number, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    calls += 1
    const response = await callOnce(`${address}${path}`, {
      method,
      headers: {
        'x-mock-world': idOf(index),
        'ba-user-token': tokens[index] ?? '',
        'think-lang': 'en',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T }
    if (code !== 1) throw new Error(`${path} was refused in ${idOf(index)}: ${msg}`)
    return data
  }

  await eachOf(worlds, atATime, async (index) => {
    await mock.worlds.make({ id: idOf(index), seed: 1 + (index % 5) })
    const control = mock.in(idOf(index))
    tokens[index] = (await control.session('goldenland')).token
    await call(index, 'POST', '/api/guest/save', { full_name: nameOf(index) })
    await control.clock.advance(1000 * (index + 1))
  })
  await eachOf(worlds, atATime, async (index) => {
    const { now, start } = await mock.in(idOf(index)).clock.read()
    if (now - start !== 1000 * (index + 1))
      mixed.push(`The clock of ${idOf(index)} moved by ${now - start} ms.`)
    const { list } = await call<{ list: { full_name: string }[] }>(index, 'GET', '/api/guest/index?limit=100')
    const own = list
      .filter(({ full_name: name }) => name.startsWith('GUEST '))
      .map(({ full_name: name }) => name)
    if (own.join() !== nameOf(index))
      mixed.push(`${idOf(index)} has the guests ${own.join(', ') || 'of nobody'}.`)
  })
  const took = performance.now() - begun
  await eachOf(worlds, atATime, async (index) => void (await mock.worlds.delete(idOf(index))))
  return { worlds, calls, took, mixed }
}
