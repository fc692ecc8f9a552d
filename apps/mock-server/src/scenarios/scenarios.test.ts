import type { ErrorKey, Schemas } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { askedOf } from '../domain/bill/bill.ts'
import type { OrderRecord } from '../domain/order/order.ts'
import { createMock } from '../mock.ts'
import { program } from '../program.ts'
import { bodyText } from '../testing/plain-program.ts'
import { accessSettingOf } from '../world/access-setting.ts'
import { personaOf } from '../world/personas.ts'
import { startingStates as states } from '../world/starting-states.ts'
import { catalogue, keysOf, type ScenarioKey, scenarioKeys, scenarioOf } from './all.ts'
import { beginScenario, type StartedScenario } from './begin.ts'
import type { orderScenarios } from './orders.ts'
import { type refusalScenarios, refusals } from './refusals/all.ts'
import { scenarioGroups } from './scenario.ts'
import { ScenarioBlocked } from './stage.ts'

const mock = createMock(program)
const host = { program, worlds: mock.worlds, handle: mock.handle }

const begin = (key: ScenarioKey, seed?: number) =>
  beginScenario(host, key, { id: 'scenario', ...(seed === undefined ? {} : { seed }) })

type SingleKey = Exclude<ScenarioKey, keyof typeof orderScenarios | keyof typeof refusalScenarios>

/** The order whose page the scenario opens. */
function opened({ path, world }: StartedScenario): OrderRecord {
  const order = world.tables.order.get(path.split('/').at(-1) ?? '')
  if (!order) throw new Error(`${path} is the page of no order.`)
  return order
}
const call = async ({ user, world }: StartedScenario, path: string, body?: object) => {
  const headers: Record<string, string> = { 'x-mock-world': world.id, 'content-type': 'application/json' }
  if (user) headers['ba-user-token'] = user.token
  const answer = await mock.handle({
    method: body ? 'POST' : 'GET',
    url: path,
    header: (name) => headers[name] ?? null,
    body: body ? new TextEncoder().encode(JSON.stringify(body)) : null,
  })
  const text = bodyText(answer)
  return { ...answer, json: text.startsWith('{') ? tryParse(text) : null }
}
// oxlint-disable-next-line typescript/no-explicit-any -- answers have every shape
const tryParse = (text: string): any => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const last = <T>(rows: readonly T[]): T | undefined => rows.at(-1)
const jobsOf = ({ world }: StartedScenario, id: string) =>
  world.jobs.list().flatMap(({ kind, subject }) => (subject === id ? [kind] : []))
const stayOf = ({ world }: StartedScenario, nationality = 'CN') => {
  const day = (days: number) => new Date(world.clock.now() + days * 86_400_000).toISOString().slice(0, 10)
  return { check_in: day(10), check_out: day(12), rooms: [{ adults: 2, child_ages: [] }], nationality }
}
const outcomeAt = async (begun: StartedScenario, hotel: string, nationality?: string) => {
  const { json } = await call(begun, '/api/hotel/rates', { hotel_id: hotel, ...stayOf(begun, nationality) })
  const rate = json.data.rooms[0].rates[0]
  const check = await call(begun, '/api/hotel/checkRate', {
    rate_key: rate.rate_key,
    known_total: rate.total_price,
  })
  return check.json.data
}
const faultOf = ({ world }: StartedScenario) => world.faults.list().map(({ rule }) => rule)
const member = ({ world }: StartedScenario, username: string) =>
  world.tables.member.where((row) => row.username === username)[0]

type RoomTypeRates = Schemas['RoomTypeRates']

const expectRooms = (order: OrderRecord, types: readonly string[]) =>
  expect(order).toMatchObject({ rooms: types.map((type) => ({ room_type_id: `1001-${type}` })) })

/** What the trip of the scenario says that does not fit, apart from deadlines. */
const expectChecks = async (begun: StartedScenario, ...kinds: Schemas['TripCheckKind'][]) => {
  const { trip } = (await call(begun, `/api/trip/detail?id=${last(begun.path.split('/'))}`)).json.data
  const found: Schemas['TripCheck'][] = trip.checks
  expect(found.map(({ kind }) => kind).filter((kind) => kind !== 'deadline')).toEqual(kinds)
}

/** The group request of the page has this status. */
const expectGroup = async (begun: StartedScenario, status: Schemas['GroupRequestStatus']) => {
  const { group } = (await call(begun, `/api/group/detail?id=${last(begun.path.split('/'))}`)).json.data
  expect(group).toMatchObject({ status })
}

/** How each scenario shows that it is what it claims: by a call, the mock's tables or its jobs. */
const claims: { readonly [Key in SingleKey]: (begun: StartedScenario) => unknown } = {
  default: ({ world }) => expect(world.tables.order.size).toBeGreaterThan(50),
  low_balance: async (begun) => {
    const { wallet } = (await call(begun, '/api/wallet/summary')).json.data
    expect(Number(wallet.available.amount)).toBeLessThan(100)
  },
  credit_overdue: async (begun) =>
    expect((await call(begun, '/api/wallet/summary')).json.data.credit).toMatchObject({
      overdue_block: true,
    }),
  empty_account: async (begun) => expect((await call(begun, '/api/order/index')).json.data.total).toBe(0),
  many_orders: ({ world }) => expect(world.tables.order.size).toBe(10_000),
  center_closed: async (begun) =>
    expect((await call(begun, '/api/user/checkIn')).json.data.error_key).toBe('MEMBER_CENTER_CLOSED'),
  pay_deadline_near: (begun) =>
    expect((opened(begun).pay_expire_time ?? 0) * 1000 - begun.world.clock.now()).toBe(60_000),
  price_moved: async (begun) => expect((await outcomeAt(begun, '1002')).outcome).toBe('price_changed'),
  sold_out: async (begun) => expect((await outcomeAt(begun, '1003')).outcome).toBe('sold_out'),
  terms_moved: async (begun) => expect((await outcomeAt(begun, '1011')).outcome).toBe('terms_changed'),
  hotel_on_request: (begun) => {
    const { order_status, on_request, id } = opened(begun)
    expect({ order_status, on_request }).toEqual({ order_status: 'pending_confirm', on_request: true })
    expect(jobsOf(begun, id)).toContain('supplier_answer')
  },
  supplier_silent: (begun) => {
    expect(jobsOf(begun, opened(begun).id)).toContain('supplier_silent')
    expect(jobsOf(begun, opened(begun).id)).not.toContain('supplier_answer')
    begun.world.clock.advance(180_000)
    expect(opened(begun).order_status).toBe('manual_review')
  },
  supplier_rejects: (begun) => {
    begun.world.clock.advance(8000)
    expect(opened(begun).order_status).toBe('rejected')
  },
  supplier_changes: (begun) => {
    begun.world.clock.advance(8000)
    expect(opened(begun).order_status).toBe('awaiting_acceptance')
  },
  rooms_two_types: (begun) => expectRooms(opened(begun), ['fam', 'std']),
  rooms_three_types: (begun) => {
    expectRooms(opened(begun), ['fam', 'std', 'dlx'])
    expect(opened(begun)).toMatchObject({
      order_status: 'confirmed',
      rooms: [{ meal_count: 3 }, { meal_count: 0 }, { meal_count: 2, infants: 1, cots: 1 }],
    })
  },
  rooms_mixed_terms: (begun) => {
    const { policy } = opened(begun)
    expect(policy.non_refundable).toBe(false)
    expect(policy.text.en).toMatch(/^Room 2 is non-refundable/)
  },
  rooms_sold_out: async (begun) => {
    const { searchParams, pathname } = new URL(begun.path, 'http://portal')
    const [check_in, check_out] = [searchParams.get('check_in'), searchParams.get('check_out')]
    const rooms = [{ adults: 2, child_ages: [] }]
    const stay = { hotel_id: pathname.split('/').at(-1), check_in, check_out, rooms, nationality: 'CN' }
    const listed = (await call(begun, '/api/hotel/rates', stay)).json.data.rooms as RoomTypeRates[]
    const id = searchParams.get('picked')?.split('*')[0]
    const rate = listed.flatMap(({ rates }) => rates).find(({ rate_id }) => rate_id === id)
    const rate_keys = [rate?.rate_key, rate?.rate_key]
    const { data } = (await call(begun, '/api/hotel/combineRates', { rate_keys })).json
    expect(data).toMatchObject({ outcome: 'sold_out', sold_out: [{ rooms_left: 1, room_indexes: [1, 2] }] })
  },
  slow_hotel: async (begun) => {
    const body = { ...stayOf(begun), destination: { type: 'hotel', id: '1008' } }
    const { search_id } = (await call(begun, '/api/hotel/search', body)).json.data
    const found = async () =>
      (await call(begun, `/api/hotel/searchResult?search_id=${search_id}`)).json.data.progress
    expect(await found()).toBeLessThan(100)
    begun.world.clock.advance(4000)
    expect(await found()).toBe(100)
  },
  non_refundable: async (begun) =>
    expect((await outcomeAt(begun, '1009')).rate.cancellation_policy.non_refundable).toBe(true),
  nationality_surcharge: async (begun) => {
    const priceFor = async (nationality: string) =>
      (await outcomeAt(begun, '1010', nationality)).rate.total_price.amount
    expect(await priceFor('US')).not.toBe(await priceFor('MM'))
  },
  free_cancellation_near: (begun) => {
    const hours = (opened(begun).service_start - begun.world.clock.now()) / 3_600_000
    expect(hours).toBeGreaterThan(12)
    expect(hours).toBeLessThan(48)
  },
  early_departure: (begun) =>
    expect(opened(begun)).toMatchObject({
      order_status: 'in_service',
      refunds: [{ status: 'requested', ground: 'early_departure' }],
    }),
  no_show_asked: (begun) => {
    expect(opened(begun).order_status).toBe('no_show')
    expect(last(opened(begun).refunds)).toMatchObject({ status: 'requested', ground: 'no_show' })
  },
  review_near_end: (begun) => {
    expect(opened(begun).order_status).toBe('manual_review')
    begun.world.clock.advance(3_600_000)
    expect(opened(begun).order_status).toBe('rejected')
  },
  unguarded_arrival: async (begun) => {
    const { order } = (await call(begun, `/api/order/detail?id=${opened(begun).id}`)).json.data
    expect(order.attention.map(({ key }: { key: string }) => key)).toContain('no_hotel_code')
  },
  refund_requested: (begun) => expect(last(opened(begun).refunds)?.status).toBe('requested'),
  refund_refused: (begun) => expect(last(opened(begun).refunds)?.status).toBe('refused'),
  change_requested: (begun) => expect(opened(begun).amendment).not.toBeNull(),
  change_refused: (begun) =>
    expect([opened(begun).amendment, opened(begun).order_status]).toEqual([null, 'confirmed']),
  longer_stay_requested: (begun) => expect(opened(begun).amendment?.priced).toBeDefined(),
  longer_stay_refused: (begun) => expect(opened(begun).timeline.at(-1)?.event).toBe('supplier_refuse_amend'),
  longer_stay_unanswered: (begun) => expect(opened(begun).timeline.at(-1)?.event).toBe('amend_expire'),
  change_needs_approval: (begun) => expect(opened(begun).asked_change ?? null).toBeNull(),
  change_approval_requested: ({ world }) =>
    expect(world.tables.approval.where(({ change_quote_id }) => change_quote_id !== undefined)).toMatchObject(
      [{ status: 'requested' }],
    ),
  change_approved: (begun) => expect(opened(begun).asked_change).toMatchObject({ approval: 'approved' }),
  car_changed: (begun) => expect(opened(begun)).toMatchObject({ days_or_hours: 2, voucher_version: 2 }),
  transfer_change_requested: (begun) => expect(opened(begun).amendment?.priced).toBeDefined(),
  transfer_change_refused: (begun) =>
    expect(opened(begun).timeline.at(-1)?.event).toBe('supplier_refuse_amend'),
  transfer_change_agreed: (begun) => expect(opened(begun)).toMatchObject({ vehicle_class: 'van' }),
  transfer_change_unanswered: (begun) => expect(opened(begun).timeline.at(-1)?.event).toBe('amend_expire'),
  price_fell: async (begun) => {
    const { id } = opened(begun)
    const { order } = (await call(begun, `/api/order/detail?id=${id}`)).json.data
    expect(order.saving).toMatchObject({ reason_key: null })
  },
  replacement_waits: ({ world, ...begun }) => {
    const { replaced_by, order_status } = opened({ world, ...begun })
    expect([order_status, world.tables.order.get(replaced_by ?? '')?.order_status]).toEqual([
      'confirmed',
      'pending_confirm',
    ])
  },
  replacement_made: (begun) => expect(opened(begun).timeline.at(-1)?.event).toBe('replaced'),
  replacement_failed: (begun) => expect(opened(begun).timeline.at(-1)?.event).toBe('replace_fail'),
  paid_later: (begun) =>
    expect(opened(begun)).toMatchObject({
      order_status: 'confirmed',
      charged: 0,
      pay_by: expect.any(Number),
    }),
  paid_too_late: (begun) => expect(opened(begun).timeline.at(-1)?.event).toBe('release'),
  group_open: (begun) => expectGroup(begun, 'open'),
  group_offered: (begun) => expectGroup(begun, 'offered'),
  group_booked: (begun) => expectGroup(begun, 'booked'),
  group_refused: (begun) => expectGroup(begun, 'refused'),
  group_unanswered: (begun) => expectGroup(begun, 'expired'),
  group_lapsed: (begun) => expectGroup(begun, 'expired'),
  driver_assigned: (begun) => expect(opened(begun)).toMatchObject({ dispatch: { status: 'assigned' } }),
  flight_delayed: (begun) => expect(opened(begun)).toMatchObject({ flight: { news: { status: 'delayed' } } }),
  extras_reported: (begun) =>
    expect(opened(begun)).toMatchObject({ extras_due: [{}], order_status: 'in_service' }),
  quote_chosen: async (begun) => {
    const id = begun.path.split('/').at(-1)
    expect((await call(begun, `/api/quote/detail?id=${id}`)).json.data.quote).toMatchObject({
      status: 'chosen',
    })
  },
  top_up_waiting: ({ world }) => expect(last(world.tables.topup.all())?.status).toBe('submitted'),
  top_up_refused: ({ world }) => expect(last(world.tables.topup.all())?.status).toBe('refused'),
  top_up_withdrawn: ({ world }) => expect(last(world.tables.topup.all())?.status).toBe('withdrawn'),
  top_up_arrived: ({ world }) => {
    const topup = last(world.tables.topup.all())
    expect(topup?.history.map(({ event }) => event)).toEqual(['report', 'withdraw', 'verify'])
    expect(world.tables.ledger_entry.where(({ topup_id }) => topup_id === topup?.id)).toHaveLength(1)
  },
  bill_to_confirm: async (begun) => expect(await billOf(begun)).toMatchObject({ status: 'issued' }),
  bill_to_pay: async (begun) => expect(await billOf(begun)).toMatchObject({ status: 'confirmed' }),
  bills_to_pay: async (begun) => {
    const { list } = (await call(begun, '/api/bill/index?status[0]=confirmed&limit=100')).json.data
    expect(list.length).toBeGreaterThan(4)
  },
  bill_disputed: async (begun) => expect(await billOf(begun)).toMatchObject({ status: 'disputed' }),
  bill_payment_asked: ({ world }) =>
    expect(world.tables.bill.all().some((bill) => askedOf(bill) > 0)).toBe(true),
  invoice_applied: (begun) => expect(application(begun)?.status).toBe('submitted'),
  invoice_reversed: (begun) => expect(application(begun)?.status).toBe('partially_reversed'),
  invoice_refused: (begun) => expect(application(begun)?.status).toBe('refused'),
  viewer_only: async (begun) => {
    const { order } = (await call(begun, `/api/order/detail?id=${opened(begun).id}`)).json.data
    expect(order).toMatchObject({ total_settlement_price: null })
  },
  allocation_required: ({ world }) =>
    expect(world.tables.company.get('1')?.allocation).toMatchObject({
      own_reference: 'required',
      cost_centre: 'off',
    }),
  trip_fits: (begun) => expectChecks(begun),
  trip_without_ride: (begun) => expectChecks(begun, 'no_ride_between', 'night_without_hotel'),
  trip_two_hotels: (begun) => expectChecks(begun, 'night_with_two_hotels'),
  trip_late_arrival: (begun) => expectChecks(begun, 'late_arrival'),
  trip_early_departure: (begun) => expectChecks(begun, 'time_gap'),
  trip_guest_missing: (begun) => expectChecks(begun, 'guest_missing'),
  trip_lost_order: (begun) => expectChecks(begun, 'order_lost'),
  finance_only: (begun) => expect(member(begun, 'golden_finance')?.nodes).not.toContain('order/book'),
  booker_without_payment: (begun) => {
    expect(opened(begun).order_status).toBe('pending_payment')
    expect(member(begun, 'golden_booker')?.nodes).not.toContain('order/pay')
  },
  one_product_only: (begun) => expect(member(begun, 'golden_booker')?.products).toEqual(['airport']),
  manages_sub_accounts: (begun) => expect(member(begun, 'golden_booker')?.nodes).toContain('subaccount/save'),
  colleague_suspended: (begun) => expect(member(begun, 'golden_viewer')?.state).toBe('suspended'),
  approval_waiting: ({ world }) => expect(last(world.tables.approval.all())?.status).toBe('requested'),
  session_ending: async (begun) => {
    expect((await call(begun, '/api/order/index')).json.code).toBe(1)
    begun.world.clock.advance(60_000)
    expect((await call(begun, '/api/order/index')).json.code).toBe(409)
  },
  session_renewed: async (begun) => {
    expect((await call(begun, '/api/order/index')).json.code).toBe(409)
    const refreshToken = begun.user?.refresh_token
    expect((await call(begun, '/api/common/refreshToken', { refreshToken })).json.code).toBe(1)
  },
  session_ended: async (begun) => expect((await call(begun, '/api/order/index')).json.code).not.toBe(1),
  second_factor_active: async (begun) => {
    const { data } = (await call(begun, '/api/account/access')).json
    expect([data.second_factor.active, data.sessions.length]).toEqual([true, 3])
  },
  second_factor_required: ({ world }) =>
    expect(accessSettingOf(world, '1').second_factor_required).toBe(true),
  slow_network: async (begun) => expect((await call(begun, '/api/common/currency')).latency).toBe(3000),
  failing_network: (begun) => expect(faultOf(begun)).toMatchObject([{ rate: 0.25, status: 502 }]),
  network_down: async (begun) => expect((await call(begun, '/api/hotel/checkRate', {})).failure).toBe('cut'),
  broken_answers: async (begun) => expect((await call(begun, '/api/hotel/rates', {})).json).toBeNull(),
  never_answers: async (begun) =>
    expect((await call(begun, '/api/hotel/checkRate', {})).failure).toBe('hang'),
}

/** The record number in a path that filters a list to one record or opens the record over its list. */
const numberIn = ({ path }: StartedScenario) => {
  const query = new URLSearchParams(path.split('?')[1])
  return query.get('keyword') ?? query.get('bill') ?? ''
}
const billOf = async (begun: StartedScenario) =>
  (await call(begun, `/api/bill/detail?id=${numberIn(begun)}`)).json.data.bill
const application = (begun: StartedScenario) => begun.world.tables.invoice_application.get(numberIn(begun))

describe('the catalogue of scenarios', () => {
  test.each(Object.keys(claims) as SingleKey[])('%s is what it claims', async (key) => {
    const begun = await begin(key)
    expect(begun.key).toBe(key)
    await claims[key](begun)
  })

  test.each(keysOf('order').filter((key) => !Object.hasOwn(claims, key)))(
    '%s opens an order of that product in that status',
    async (key) => {
      const { order_type, order_status } = opened(await begin(key))
      expect(`${order_type}_${order_status}`).toBe(key)
    },
  )

  test.each([2, 3, 4, 5])('A world of seed %i has a flight for its pick-ups', async (seed) => {
    await expectChecks(await begin('trip_fits', seed))
    expect(opened(await begin('airport_confirmed', seed))).toMatchObject({ order_status: 'confirmed' })
  })

  test.each(Object.keys(refusals) as ErrorKey[])('Refuses the call of its scenario with %s', async (key) => {
    const begun = await begin(`refused_${key.toLowerCase()}` as ScenarioKey)
    const answer = await begun.attempt?.()
    expect(answer?.code === 409 ? 'expired' : answer?.data.error_key).toBe(key)
    expect(begun.world.verdict.report()).toEqual({ clean: true, findings: [] })
  })

  test('Every starting state of the world is also a scenario', () => {
    expect(Object.keys(states).filter((name) => !Object.hasOwn(catalogue, name))).toEqual([])
  })

  test('Every scenario has a heading, texts in both languages and a persona that exists', async () => {
    const groups = Object.keys(scenarioGroups)
    for (const key of scenarioKeys) {
      const { group, title, text, persona } = scenarioOf(key)
      expect(groups, key).toContain(group)
      for (const both of [title, text]) {
        expect(both.en.trim(), key).not.toBe('')
        expect(both['zh-cn'], key).toMatch(/[一-鿿]/)
      }
      expect(persona === null || personaOf(persona) !== undefined, key).toBe(true)
    }
  })

  test('A scenario starts with an empty journal, is recorded in its world and keeps the requested clock mode', async () => {
    const { world, user, path } = await beginScenario(host, 'hotel_confirmed', {
      id: 'mine',
      mode: 'ticking',
    })
    expect([world.id, world.clock.mode, world.begun, user?.username]).toEqual([
      'mine',
      'ticking',
      'hotel_confirmed',
      'goldenland',
    ])
    expect(path).toMatch(/^\/user\/order\/detail\/H/)
    expect(world.journal.list()).toEqual([])
  })

  test('The same scenario started twice gives the same world', async () => {
    const once = mock.worlds.snapshot((await begin('invoice_reversed')).world.id)
    const again = mock.worlds.snapshot((await begin('invoice_reversed')).world.id)
    expect(JSON.stringify(again)).toBe(JSON.stringify(once))
  })

  test('A refused step is reported as a blocked scenario', async () => {
    const blocked = { ...host, program: { ...program, openSession: () => null } }
    await expect(beginScenario(blocked, 'hotel_confirmed', { id: 'scenario' })).rejects.toThrow(
      ScenarioBlocked,
    )
  })
})
