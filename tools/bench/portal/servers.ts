import { join } from 'node:path'
import { mockNode } from '../../start/servers.mjs'
import { freePort, untilAnswers } from '../../workspace/ports.mjs'
import { start } from '../../workspace/processes.mjs'
import { root } from '../../workspace/root.mjs'
import type { Visitor } from './limits.ts'
import { type Language, orderPlace } from './pages.ts'

/** The mock whose clock runs, the portal and the floor, each behind the preview server as a host would serve it. */
export interface Servers {
  readonly portal: string
  readonly floor: string
  /** Opens a page's address with the id of a real order in it. */
  addressOf(address: string): string
  storageOf(visitor: Visitor, language: Language): Record<string, string>
  stop(): Promise<void>
}

const patience = { seconds: 60, abort: new AbortController().signal }
const kept = ['id', 'username', 'nickname', 'avatar', 'token', 'refresh_token'] as const

async function startServer(name: string, args: string[], ready: string, env = {}) {
  const port = await freePort()
  const server = start(name, [...args, '--port', String(port)], { env })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(`${origin}${ready}`, patience)
  return { origin, stop: () => server.stop() }
}

export async function startServers(portalFolder: string, floorFolder: string): Promise<Servers> {
  const mockProgram = join(root, 'apps/mock-server/src/server.ts')
  const preview = join(root, 'apps/portal/preview/serve.ts')
  const mockArgs = [...mockNode.flags, mockProgram, '--scenario', 'many_orders', '--ticking']
  const mock = await startServer('mock', mockArgs, '/__mock/health', mockNode.env)
  const serve = (name: string, folder: string) =>
    startServer(name, [preview, '--dir', folder, '--mock', mock.origin], '/healthz')
  const [portal, floor] = [await serve('portal', portalFolder), await serve('floor', floorFolder)]
  const member = await memberOf(mock.origin)
  const order = await orderOf(mock.origin, member['token'] ?? '')
  return {
    portal: portal.origin,
    floor: floor.origin,
    addressOf: (address) => address.replace(orderPlace, order),
    storageOf: (visitor, language) => ({
      'ba-lang': language,
      ...(visitor === 'member' && { userInfo: JSON.stringify(member) }),
    }),
    stop: async () => {
      await Promise.all([mock.stop(), portal.stop(), floor.stop()])
    },
  }
}

async function memberOf(mock: string): Promise<Record<string, string>> {
  const answer = await fetch(`${mock}/__mock/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'goldenland' }),
  })
  const member = (await answer.json()) as Record<string, string>
  return Object.fromEntries(kept.map((name) => [name, member[name] ?? '']))
}

async function orderOf(mock: string, token: string): Promise<string> {
  const answer = await fetch(`${mock}/api/order/index?order_type=hotel&limit=1`, {
    headers: { 'ba-user-token': token, server: 'true', 'think-lang': 'en' },
  })
  const { data } = (await answer.json()) as { data: { list: { booking_id: string }[] } }
  const [order] = data.list
  if (order === undefined) throw new Error('The company has no order.')
  return order.booking_id
}
