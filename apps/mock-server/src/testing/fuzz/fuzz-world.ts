import { type OperationId, routes } from '@portal/api-client/contract'
import fc from 'fast-check'
import type { EdgeRequest, EdgeResponse } from '../../edge/exchange.ts'
import { createMock, type Mock } from '../../edge/mock.ts'
import type { MockProgram } from '../../edge/program.ts'
import { program } from '../../program.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import type { PersonaName } from '../../world/personas.ts'
import type { Snapshot } from '../../world/snapshot.ts'
import { defaultStart } from '../../world/worlds.ts'
import { bodyText } from '../plain-program.ts'
import { type ContractCalls, readContractCalls } from './contract-calls.ts'
import { type FuzzCall, type Sender, validCallsOf } from './draw-call.ts'
import { addCompany, addTo, commonPools, harvest, type Pools } from './pools.ts'

export const fuzzSeed = 20_261_121

const name = 'fuzz'
/** Who sends the requests: a company with balance, credit and bills; the other pays beforehand. */
export const home = '2'
const other = '1'
const personas = { owner: 'jadecredit', viewer: 'jade_viewer', stranger: 'goldenland' } as const
const hour = 3_600_000

/** A world in which requests may do what they like: after one that changed something it is put back. */
export class FuzzWorld {
  readonly contract: ContractCalls
  readonly own: Pools
  readonly foreign: Pools
  /** What the verdict found while the world was prepared. */
  readonly explored: readonly string[]
  readonly #mock: Mock
  #tokens: Readonly<Record<Sender, string | null>>
  readonly #prepared: Snapshot
  #world: LiveWorld
  #revision: string

  constructor(
    contract: ContractCalls,
    pools: { own: Pools; foreign: Pools },
    mock: Mock,
    tokens: Readonly<Record<Sender, string | null>>,
    explored: readonly string[],
  ) {
    this.explored = explored
    this.contract = contract
    this.own = pools.own
    this.foreign = pools.foreign
    this.#mock = mock
    this.#tokens = tokens
    this.#world = mock.worlds.get(name) as LiveWorld
    this.#prepared = mock.worlds.snapshot(name) as Snapshot
    this.#revision = stateOf(this.#world)
  }

  /** The world as the last request left it. */
  get current(): LiveWorld {
    return this.#world
  }

  /** The world as it was prepared. */
  fresh(): LiveWorld {
    if (stateOf(this.#world) !== this.#revision) {
      this.#world = this.#mock.worlds.restore(this.#prepared, name)
      this.#revision = stateOf(this.#world)
    }
    return this.#world
  }

  async send(call: FuzzCall): Promise<EdgeResponse> {
    if (call.mode === 'late') this.#world.clock.advance(26 * hour)
    return this.#mock.handle(requestOf(call, this.#tokens[call.sender]))
  }

  /** Signs in again whoever is signed in no longer, as people do in a long day. */
  renew(): void {
    const world = this.#world
    const renewed = (token: string | null, persona: PersonaName): string | null => {
      const session = token === null ? undefined : world.tables.session.get(token)
      const good = session !== undefined && session.expires > world.clock.now()
      return good ? token : (program.openSession(world, persona)?.token ?? null)
    }
    const { owner, viewer } = this.#tokens
    this.#tokens = {
      ...this.#tokens,
      owner: renewed(owner, personas.owner),
      viewer: renewed(viewer, personas.viewer),
    }
  }

  /** Notes what an answer names, so that later requests may ask for it. */
  learn(call: FuzzCall, response: EdgeResponse): void {
    const answer = 'x-mock-generated' in response.headers ? null : jsonOf(response)
    if (answer?.code === 1) harvest(this.own, routes[call.operation].noun, answer.data)
  }
}

const stateOf = (world: LiveWorld): string =>
  `${world.revision} ${world.clock.now()} ${world.verdict.size} ${world.sent.length}`

/** Makes the world, and finds out by asking what its two companies have. */
export async function prepareFuzzWorld(written: MockProgram = program): Promise<FuzzWorld> {
  const contract = await readContractCalls()
  const mock = createMock(written)
  const world = mock.worlds.make({ id: name })
  const [own, foreign] = [commonPools(world), commonPools(world)]
  addCompany(own, world, home)
  addCompany(foreign, world, other)
  const tokenOf = (persona: PersonaName): string => program.openSession(world, persona)?.token ?? ''
  const [ownToken, foreignToken] = [tokenOf(personas.owner), tokenOf(personas.stranger)]
  await explore(contract, mock, ownToken, own)
  await explore(contract, mock, foreignToken, foreign)
  for (const [field, values] of foreign) {
    for (const value of own.get(field) ?? []) values.delete(value)
  }
  const current = mock.worlds.get(name) as LiveWorld
  await showCaptchas(mock, current, own)
  const sign = (persona: PersonaName): string => program.openSession(current, persona)?.token ?? ''
  const owner = sign(personas.owner)
  await quoteCancellations(mock, owner, own)
  const session = current.tables.session.get(owner)
  if (session) {
    current.tables.session.put({ ...session, id: 'expired-token', expires: current.clock.now() - 1000 })
  }
  const tokens = {
    owner,
    viewer: sign(personas.viewer),
    visitor: null,
    expired: 'expired-token',
  }
  const explored = current.verdict
    .report()
    .findings.map(({ kind, where, sentence }) => `${kind} ${where}: ${sentence}`)
  current.verdict.clear()
  return new FuzzWorld(contract, { own, foreign }, mock, tokens, explored)
}

const stay = { check_in: '2026-12-10', check_out: '2026-12-12', nationality: 'CN' }
const guests = ['WANG WEI', 'LI NA'].map((full_name, index) => ({
  room_index: 1,
  full_name,
  type: 'adult',
  is_lead: index === 0,
}))

/** Rates with the guests they are for and quotes of them, so that what needs one is not refused at its first rule. */
async function quoteRooms(mock: Mock, token: string, pools: Pools): Promise<void> {
  pools.delete('rate_key')
  for (const hotel_id of ['1001', '1009', '1004']) {
    const body = JSON.stringify({ ...stay, hotel_id, rooms: [{ adults: 2, child_ages: [] }] })
    const { method, path } = routes.listHotelRates
    const answer = jsonOf(await mock.handle(requestOf({ ...plainCall, method, url: path, body }, token)))
    harvest(pools, 'hotel', answer?.data)
  }
  const keys = [...(pools.get('rate_key') ?? [])]
  for (const key of keys) addTo(pools, `guests:${String(key)}`, guests)
  for (const rate_key of keys.slice(0, 3)) {
    const sell_price = { amount: '900.00', currency: 'CNY' }
    const show = { price: true, policy: true }
    const offer = {
      title: 'Family',
      customer: { name: 'Lin', contact: '+8613955501234' },
      expire_time: quoteUntil,
      show,
    }
    const body = JSON.stringify({ ...offer, options: [{ rate_key, sell_price }] })
    const { method, path } = routes.saveQuote
    const answer = jsonOf(await mock.handle(requestOf({ ...plainCall, method, url: path, body }, token)))
    harvest(pools, 'quote', answer?.data)
  }
}

/** What cancelling costs, asked for each order, so that a cancellation can be sent with its quote. */
async function quoteCancellations(mock: Mock, token: string, pools: Pools): Promise<void> {
  const { method, path } = routes.quoteOrderCancellation
  for (const id of pools.get('BookingId') ?? []) {
    const body = JSON.stringify({ id })
    const answer = jsonOf(await mock.handle(requestOf({ ...plainCall, method, url: path, body }, token)))
    const quoted = (answer?.data as { quote?: { quote_id?: string } } | null)?.quote?.quote_id
    if (quoted !== undefined) addTo(pools, `quote_id:${String(id)}`, quoted)
  }
}

/** Epoch s, a week after worlds begin. */
const quoteUntil = Math.floor(defaultStart / 1000) + 7 * 86_400

const plainCall: FuzzCall = {
  operation: 'listHotelRates',
  mode: 'valid',
  sender: 'owner',
  language: 'en',
  method: 'GET',
  url: '/',
  body: null,
  spoilt: null,
}

/** Captchas that can be solved, so that what stands behind them is reached. */
async function showCaptchas(mock: Mock, world: LiveWorld, pools: Pools): Promise<void> {
  for (const id of ['fuzz-captcha-1', 'fuzz-captcha-2']) {
    await mock.handle(requestOf({ ...plainCall, url: `/api/common/clickCaptcha?id=${id}` }, null))
    const { targets = [], width = 0, height = 0 } = world.tables.captcha.get(id) ?? {}
    const clicks = targets.map((box) => `${box.x + box.width / 2},${box.y + box.height / 2}`)
    const info = `${clicks.join('-')};${width};${height}`
    addTo(pools, 'CaptchaId', id)
    addTo(pools, `info:${id}`, info)
    addTo(pools, `captchaInfo:${id}`, info)
  }
}

/** First everything that only reads, then everything; what an answer names may be asked for by the next call. */
async function explore(contract: ContractCalls, mock: Mock, token: string, pools: Pools): Promise<void> {
  await quoteRooms(mock, token, pools)
  for (const safe of [true, false, true]) {
    for (const call of contract.calls) {
      const route = routes[call.operation]
      if (route.safe !== safe || upsetting.has(call.operation)) continue
      let found = 0
      for (const drawn of fc.sample(validCallsOf(contract, call, pools), {
        numRuns: attempts,
        seed: fuzzSeed,
      })) {
        if (!safe && isLoss(drawn)) continue
        const response = await mock.handle(requestOf(drawn, token))
        // What is drawn from the contract exists nowhere.
        const answer = 'x-mock-generated' in response.headers ? null : jsonOf(response)
        if (answer?.code === 1) {
          harvest(pools, route.noun, answer.data)
          found += 1
        }
        if (found === enough) break
      }
    }
  }
}

/** What orders go through, and what is removed, is left to the requests to come. */
const isLoss = ({ operation, body }: FuzzCall): boolean =>
  routes[operation].noun === 'order' ||
  operation.startsWith('remove') ||
  body?.includes('"remove":true') === true

/** How often a call is tried until it has succeeded this many times. */
const attempts = 12
const enough = 2

/** They end sessions, or change who may do what. */
const upsetting = new Set<OperationId>([
  'signOut',
  'signIn',
  'refreshToken',
  'changePassword',
  'retrievePassword',
  'saveSubAccount',
  'changeSubAccountState',
  'resetSubAccountPassword',
])

export function jsonOf(response: EdgeResponse): { code: number; data: unknown } | null {
  if (!response.headers['content-type']?.includes('json')) return null
  return JSON.parse(bodyText(response)) as { code: number; data: unknown }
}

const boundary = 'fuzz-boundary'
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function requestOf(call: FuzzCall, token: string | null): EdgeRequest {
  const headers: Record<string, string> = {
    'think-lang': call.language,
    'x-mock-world': name,
    server: 'true',
  }
  if (token !== null) headers['ba-user-token'] = token
  const form = call.body === 'form'
  if (call.body !== null) {
    headers['content-type'] = form ? `multipart/form-data; boundary=${boundary}` : 'application/json'
  }
  return {
    method: call.method,
    url: call.url,
    header: (header) => headers[header] ?? null,
    body: call.body === null ? null : form ? formWithPicture() : new TextEncoder().encode(call.body),
  }
}

function formWithPicture(): Uint8Array {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="dot.png"\r\ncontent-type: image/png\r\n\r\n`
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const encoder = new TextEncoder()
  return new Uint8Array([...encoder.encode(head), ...bytes, ...encoder.encode(`\r\n--${boundary}--\r\n`)])
}
