import { type OperationId, routes } from '@portal/api-client/contract'
import { vi } from 'vitest'
import { toMoney } from '../domain/money/money.ts'
import type { OrderRecord } from '../domain/order/order.ts'
import type { EdgeRequest, EdgeResponse } from '../edge/exchange.ts'
import type { Mock } from '../mock.ts'
import { spentThisMonth } from '../operations/company-ledger.ts'
import type { MemberRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'
import { bodyText } from './plain-program.ts'
import type { Scene } from './scenes/scene.ts'

/** One build of the whole mock with its scenes. */
async function load() {
  const [{ program }, { createMock }, { scenes }, { prepareScene }] = await Promise.all([
    import('../program.ts'),
    import('../mock.ts'),
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
 * Two builds of the mock: the real one, and one in which everything costs the company a little less at the same selling
 * price. A member who does not see net prices cannot tell them apart.
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

/** Calls that are read again after each request, at once and after all its jobs have run. */
const looks: readonly OperationId[] = [
  'getSite',
  'getWallet',
  'getDashboard',
  'getSpending',
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

type Limits = Partial<Pick<MemberRecord, 'limit_per_order' | 'limit_per_month' | 'approval_over'>>

/** The member of a scene: whether net prices are hidden from it, and its limits. */
interface Part {
  readonly hides: boolean
  readonly limits?: Limits
}

/** The answer of one build to a request of a scene, and the later reads if it changed something. */
async function answersOf(
  { mock, scenes, prepareScene }: Build,
  operation: OperationId,
  name: string,
  { hides, limits = {} }: Part,
  given: EdgeRequest | null,
) {
  const scene = (scenes[operation] as Readonly<Record<string, Scene<OperationId>>>)[name]
  if (!scene) throw new Error(`There is no scene ${name} of ${operation}.`)
  const { stage, request } = await prepareScene(mock, operation, scene)
  const { world, persona } = stage
  const member = world.tables.member.where(({ username }) => username === persona)[0]
  if (member) world.tables.member.put({ ...member, hide_net_price: hides, ...limits })
  // A visitor may sign in by the call, as the persona of the scene.
  else
    for (const each of world.tables.member.all()) world.tables.member.put({ ...each, hide_net_price: hides })
  const answers: Record<string, string> = {}
  const note = (where: string, response: EdgeResponse) => {
    answers[where] = `${response.status} ${bodyText(response)}`
  }
  const { revision } = world
  note(operation, await mock.handle(given ?? request))
  // A call that has changed nothing leaves nothing behind; how the scene was prepared, others tell.
  if (member && world.revision !== revision) {
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
  return { request, answers, world, member }
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

const textOf = ({ url, body }: Pick<EdgeRequest, 'url' | 'body'>) =>
  `${url} ${body === null ? '' : new TextDecoder().decode(body)}`

/**
 * Sends the request of a scene to both builds and names every answer that differs. A request that differs itself, because
 * an amount in it was read in one of the builds, is sent to both: whether it is accepted would tell the amount.
 */
export async function differencesOf(
  [usual, cheaper]: readonly [Build, Build],
  operation: OperationId,
  scene: string,
  part: Part,
): Promise<string[]> {
  const one = await answersOf(usual, operation, scene, part, null)
  const other = await answersOf(cheaper, operation, scene, part, null)
  if (textOf(one.request) === textOf(other.request)) return compare(one.answers, other.answers)
  const swapped = await answersOf(cheaper, operation, scene, part, one.request)
  const back = await answersOf(usual, operation, scene, part, other.request)
  return [...compare(one.answers, swapped.answers), ...compare(back.answers, other.answers)]
}

/**
 * Limits that would tell the two builds apart if they counted net prices. Each is just below the cost of the scene's
 * order, or of its month, in the real build, and not below that in the cheaper build. Empty for a scene without an
 * order.
 */
export async function revealingLimits(
  [usual]: readonly [Build, Build],
  operation: OperationId,
  scene: string,
): Promise<Limits[]> {
  const { world, member, request } = await answersOf(usual, operation, scene, { hides: false }, null)
  const company = member && world.tables.company.get(member.company_id)
  const order = company && orderOf(request, world, company.id)
  if (!order) return []
  const justBelow = (minor: number) => toMoney(minor - 1, order.currency).amount
  const used = spentThisMonth(world, company, { id: member.id, seesNet: true }, world.clock.now())
  const price = justBelow(order.total_settlement_price)
  return [
    { limit_per_order: price },
    { limit_per_month: justBelow(Math.max(used, order.total_settlement_price)) },
    { approval_over: price },
  ]
}

/** The order that a request names, otherwise the newest of the company. */
function orderOf({ url, body }: EdgeRequest, world: World, company_id: string): OrderRecord | undefined {
  const text = textOf({ url, body })
  const own = world.tables.order.where((order) => order.company_id === company_id)
  const newest = own.toSorted((a, b) => b.booking_time - a.booking_time)[0]
  return own.find(({ id }) => text.includes(id)) ?? newest
}

const compare = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] =>
  // Where only one of them has changed anything, only one of them was looked at again.
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((where) => {
    const [text, against] = [one[where] ?? '', other[where] ?? '']
    if (text === against) return []
    const at = [...text].findIndex((letter, index) => letter !== against[index])
    return [`${where}: …${text.slice(Math.max(0, at - 60), at + 20)}`]
  })
