import { type OperationId, routes } from '@portal/api-client/contract'
import type { Mock } from '../../mock.ts'
import { hashOf } from '../../world/draw.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import { defaultStart } from '../../world/worlds.ts'
import fc, { seedWindow } from '../fast-check.ts'
import type { ContractCalls } from './contract-calls.ts'
import { type FuzzCall, validCallsOf } from './draw-call.ts'
import { addTo, harvest, type Pools } from './pools.ts'
import { jsonOf, requestOf } from './request.ts'

/** Other requests every day; `PROPERTY_SEED` repeats those of a run. */
export const fuzzSeed = hashOf(seedWindow, 'fuzz')

const stay = { check_in: '2026-12-10', check_out: '2026-12-12', nationality: 'CN' }
const guests = ['WANG WEI', 'LI NA'].map((full_name, index) => ({
  room_index: 1,
  full_name,
  type: 'adult',
  is_lead: index === 0,
}))

/** Rates with their guests, and quotes of them, so that calls that need one pass the first check. */
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

/** The cancellation quote of each order, so that a cancellation can be sent with it. */
export async function quoteCancellations(mock: Mock, token: string, pools: Pools): Promise<void> {
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

/** Solvable captchas, so that the calls behind them are reached. */
export async function showCaptchas(mock: Mock, world: LiveWorld, pools: Pools): Promise<void> {
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

/** First all reading calls, then all calls. A call may use whatever earlier answers named. */
export async function explore(
  contract: ContractCalls,
  mock: Mock,
  token: string,
  pools: Pools,
): Promise<void> {
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
        // Generated answers name nothing that exists.
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

/** Moves and removals of orders are left to the later requests. */
const isLoss = ({ operation, body }: FuzzCall): boolean =>
  routes[operation].noun === 'order' ||
  operation.startsWith('remove') ||
  body?.includes('"remove":true') === true

/** How often a call is tried until it has succeeded this many times. */
const attempts = 12
const enough = 2

/** These end sessions or change permissions. */
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
