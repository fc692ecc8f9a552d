import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { setupServer } from 'msw/node'
import { describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../mock.ts'
import { program } from '../program.ts'
import { createListener } from '../server/listener.ts'
import { edgeRequest } from '../testing/plain-program.ts'
import {
  type Journey,
  playJourney,
  type TraceAnswer,
  type TraceCall,
  type Transport,
} from '../testing/trace.ts'
import { fetchHandlers } from './fetch-handlers.ts'

const world = 'trace'
const origin = 'http://mock.test'

const direct =
  (mock: () => Mock): Transport =>
  async ({ method, url, headers, body }) => {
    const answer = await mock().handle(
      edgeRequest(url, { method, headers: { ...headers }, token: null, ...(body === null ? {} : { body }) }),
    )
    const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body
    return {
      status: answer.status,
      type: answer.headers['content-type'] ?? null,
      bytes: bytes ?? new Uint8Array(),
    }
  }

async function read(response: Response): Promise<TraceAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), bytes }
}

const initOf = ({ method, headers, body }: TraceCall): RequestInit =>
  body === null ? { method, headers } : { method, headers, body }

const overFetch =
  (base: string): Transport =>
  async ({ method, url, headers, body }) =>
    read(await fetch(`${base}${url}`, initOf({ method, url, headers, body })))

let expected: Promise<Journey> | undefined
/** The same journey, played once without a transport. */
function reference(): Promise<Journey> {
  const mock = createMock(program)
  expected ??= playJourney(
    direct(() => mock),
    world,
  )
  return expected
}

describe('one journey, the same bytes everywhere', () => {
  test('The journey books, pays and cancels, and its answers follow the contract', async () => {
    const { played, orders } = await reference()
    expect(orders).toHaveLength(2)
    const statuses = played
      .filter(({ call }) => call === `GET /api/order/detail?id=${orders[1]}`)
      .map(({ text }) => JSON.parse(text).data.order.order_status)
    expect(statuses).toEqual(['confirmed', 'confirmed', 'cancelled'])
    expect(played.find(({ call }) => call.includes('voucherDownload'))?.type).toBe('application/pdf')
    const verdict = played.find(({ call }) => call === 'GET /__mock/verdict')
    expect(JSON.parse(verdict?.text ?? '').findings).toMatchObject([{ kind: 'unknown_path' }])
    expect(played.filter(({ status }) => status === 500)).toEqual([])
  })

  test('Another mock of the same seed answers the same bytes', async () => {
    const again = createMock(program)
    expect(
      (
        await playJourney(
          direct(() => again),
          world,
        )
      ).played,
    ).toEqual((await reference()).played)
  })

  test('Another seed answers something else', async () => {
    const other = createMock(program, { seed: 2 })
    const { played } = await playJourney(
      direct(() => other),
      world,
    )
    expect(played.map(({ digest }) => digest)).not.toEqual(
      (await reference()).played.map(({ digest }) => digest),
    )
  })

  test('The HTTP server answers the same bytes', async () => {
    const listener = createListener(createMock(program)).listen(0, '127.0.0.1')
    await new Promise((done) => listener.once('listening', done))
    const { port } = listener.address() as AddressInfo
    const { played } = await playJourney(overFetch(`http://127.0.0.1:${port}`), world)
    listener.close()
    listener.closeAllConnections()
    expect(played).toEqual((await reference()).played)
  })

  test('The interception of tests in Node answers the same bytes', async () => {
    const server = setupServer(...fetchHandlers(createMock(program)))
    server.listen({ onUnhandledFrame: 'error' })
    const { played } = await playJourney(overFetch(origin), world)
    server.close()
    expect(played).toEqual((await reference()).played)
  })

  test('The handler list of the page answers the same bytes', async () => {
    const handlers = fetchHandlers(createMock(program))
    const inPage: Transport = async ({ method, url, headers, body }) => {
      const response = await getResponse(
        handlers,
        new Request(`${origin}${url}`, initOf({ method, url, headers, body })),
      )
      if (!response) throw new Error(`Nobody answers ${url}.`)
      return read(response)
    }
    expect((await playJourney(inPage, world)).played).toEqual((await reference()).played)
  })

  test('A restart from a snapshot changes no byte of the later answers', async () => {
    let mock = createMock(program)
    const { played } = await playJourney(
      direct(() => mock),
      world,
      async () => {
        const kept = JSON.parse(JSON.stringify(mock.worlds.snapshot(world)))
        mock = createMock(program)
        mock.worlds.restore(kept)
      },
    )
    expect(played).toEqual((await reference()).played)
  })
})
