import { type OperationId, routes } from '@portal/api-client/contract'
import { vi } from 'vitest'
import type { EdgeRequest, EdgeResponse } from '../edge/exchange.ts'
import type { Mock } from '../edge/mock.ts'
import type { World } from '../world/world.ts'
import { bodyText } from './plain-program.ts'
import type { Scene } from './scenes/scene.ts'

/** One build of the whole mock with its scenes. */
async function load() {
  const [{ program }, { createMock }, { scenes }, { prepareScene }] = await Promise.all([
    import('../program.ts'),
    import('../edge/mock.ts'),
    import('./scenes/all.ts'),
    import('./scenes/play.ts'),
  ])
  return { mock: withoutRules(createMock(program)), scenes, prepareScene }
}

type Build = Awaited<ReturnType<typeof load>>

/** Without mark-up rules selling prices do not follow from net prices, so that they are the same in both builds. */
function withoutRules(mock: Mock): Mock {
  const make: Mock['worlds']['make'] = (...args) => {
    const world = mock.worlds.make(...args)
    for (const rule of world.tables.markup_rule.all()) world.tables.markup_rule.remove(rule.id)
    return world
  }
  const worlds = new Proxy(mock.worlds, {
    get: (target, name) => {
      if (name === 'make') return make
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { ...mock, handle: mock.handle.bind(mock), worlds }
}

/**
 * The mock as it is, and one in which everything costs the company a little less while everything sells for the same.
 * Whoever sees no net prices cannot tell them apart.
 */
export async function loadNetWorlds(): Promise<readonly [Build, Build]> {
  const usual = await load()
  vi.resetModules()
  vi.doMock('../world/draw.ts', async (original) => {
    const real = await original<typeof import('../world/draw.ts')>()
    const draw: typeof real.draw = (seed, ...path) => {
      const drawn = real.draw(seed, ...path)
      if (path.at(-1) !== 'net') return drawn
      return new Proxy(drawn, {
        get: (target, name) =>
          name === 'int'
            ? (min: number, max: number) => target.int(min, max) + 0.05
            : Reflect.get(target, name),
      })
    }
    return { ...real, draw }
  })
  const cheaper = await load()
  vi.doUnmock('../world/draw.ts')
  // Files share a process: the next one must not meet the modules of the cheaper build.
  vi.resetModules()
  return [usual, cheaper]
}

/** Read again after whatever was sent, at once and when everything that was set going has happened. */
const looks: readonly OperationId[] = [
  'getSite',
  'getWallet',
  'getDashboard',
  'getAccountOverview',
  'listBalanceEntries',
  'listLedgerEntries',
  'listIntegralEntries',
  'listNotifications',
  'listOrders',
  'listApprovals',
  'listSubAccounts',
  'listBills',
  'listInvoices',
]

const day = 86_400_000

/** What one build answers to a request in a scene, and what can be read afterwards. */
async function answersOf(
  { mock, scenes, prepareScene }: Build,
  operation: OperationId,
  name: string,
  hides: boolean,
  given: EdgeRequest | null,
) {
  const scene = (scenes[operation] as Readonly<Record<string, Scene<OperationId>>>)[name]
  if (!scene) throw new Error(`There is no scene ${name} of ${operation}.`)
  const { stage, request } = await prepareScene(mock, operation, scene)
  const { world, persona } = stage
  const member = world.tables.member.where(({ username }) => username === persona)[0]
  if (member) world.tables.member.put({ ...member, hide_net_price: hides })
  const told: Record<string, string> = {}
  const note = (where: string, response: EdgeResponse) => {
    told[where] = `${response.status} ${bodyText(response)}`
  }
  note(operation, await mock.handle(given ?? request))
  if (member && request.method === 'POST') {
    for (const [when, ms] of [
      ['at once', 0],
      ['later', 2 * day],
    ] as const) {
      world.clock.advance(ms)
      for (const look of [...looks.map((one) => routes[one].path), ...ordersIn(world, member.company_id)]) {
        note(`${operation}, then ${look} ${when}`, await mock.handle(plain(look, stage.token())))
      }
    }
  }
  return { request, told }
}

/** The pages of the orders that were touched last. */
const ordersIn = (world: World, company_id: string): string[] =>
  world.tables.order
    .where((order) => order.company_id === company_id)
    .toSorted((a, b) => (b.timeline.at(-1)?.time ?? 0) - (a.timeline.at(-1)?.time ?? 0))
    .slice(0, 2)
    .map(({ id }) => `/api/order/detail?id=${id}`)

function plain(url: string, token: string | null): EdgeRequest {
  const headers: Record<string, string> = { 'think-lang': 'en', server: 'true', 'ba-user-token': token ?? '' }
  return { method: 'GET', url, header: (name) => headers[name] ?? null, body: null }
}

const textOf = ({ url, body }: EdgeRequest) => `${url} ${body === null ? '' : new TextDecoder().decode(body)}`

/**
 * Sends the request of a scene to both builds and names every answer that differs. A request that differs itself, because
 * an amount in it was read in one of the builds, is sent to both: whether it is accepted would tell the amount.
 */
export async function differencesOf(
  [usual, cheaper]: readonly [Build, Build],
  operation: OperationId,
  scene: string,
  hides: boolean,
): Promise<string[]> {
  const one = await answersOf(usual, operation, scene, hides, null)
  const other = await answersOf(cheaper, operation, scene, hides, null)
  if (textOf(one.request) === textOf(other.request)) return compare(one.told, other.told)
  const swapped = await answersOf(cheaper, operation, scene, hides, one.request)
  const back = await answersOf(usual, operation, scene, hides, other.request)
  return [...compare(one.told, swapped.told), ...compare(back.told, other.told)]
}

const compare = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] =>
  Object.entries(one).flatMap(([where, text]) => {
    const against = other[where] ?? ''
    if (text === against) return []
    const at = [...text].findIndex((letter, index) => letter !== against[index])
    return [`${where}: …${text.slice(Math.max(0, at - 60), at + 20)}`]
  })
