import { type OperationId, routes } from '@portal/api-client/contract'
import { hashOf } from '../../world/draw.ts'
import fc from '../fast-check.ts'
import { cellsOf, type Good } from './cells.ts'
import type { ContractCall, ContractCalls } from './contract-calls.ts'
import { callsOf, type FuzzCall, fieldToName, type Mode, variantsOf } from './draw-call.ts'
import { ValueDraw } from './draw-value.ts'
import { addTo, harvest, type Pools } from './pools.ts'
import { contentOf, type HostileKind, type HostileRequest } from './request.ts'
import { callsTo, type WrongCall, type WrongRecord } from './wrong-records.ts'

/** What the requests of one operation are made from. */
export interface Aim {
  readonly operation: OperationId
  /** A request that succeeded; null if none is known. */
  readonly good: Good | null
  /** Identifiers of the caller, as `learn` collects them. */
  readonly own: Pools
  /** Identifiers that belong to somebody else. */
  readonly foreign: Pools
  /** The operation changes nothing; without a good request others get none but wrong steps and records. */
  readonly safe: boolean
  /** Whether requests may change something. */
  readonly write: boolean
  /** Calls about records that the caller does not have, as `wrongCalls` finds them. */
  readonly wrong: readonly WrongCall[]
}

/** Modes that any server can be asked with. `again` is the mode `valid`. */
const modesOf = ({ operation, foreign, safe, write, good }: Aim): Mode[] => [
  'missing',
  'type',
  'range',
  'enum',
  'extra',
  'hostile',
  'malformed',
  ...(foreign.size > 0 ? (['foreign'] as const) : []),
  ...(routes[operation].auth === 'member' ? (['visitor', 'expired'] as const) : []),
  // Another method may be one that removes.
  ...(write ? (['method'] as const) : []),
  ...(!safe && good !== null ? (['valid'] as const) : []),
]

/**
 * The hostile requests of one operation: first one of each kind, then a second one of each, up to `each`. The same seed
 * and the same aim give the same requests. A write without a good request gets those that come at the wrong time or
 * about a wrong record.
 */
export function hostileRequests(
  contract: ContractCalls,
  aim: Aim,
  { seed, each }: { readonly seed: number; readonly each: number },
): HostileRequest[] {
  const call = contract.calls.find(({ operation }) => operation === aim.operation)
  if (!call) throw new Error(`The contract does not describe ${aim.operation}.`)
  const of = (kind: HostileKind) => hashOf(seed, aim.operation, kind)
  const kinds = new Map<HostileKind, HostileRequest[]>()
  const add = (kind: HostileKind, requests: readonly HostileRequest[]) => {
    if (requests.length > 0) kinds.set(kind, firstOf(requests, each, of(kind)))
  }
  if (call.from.length > 0) add('step', wrongSteps(contract, call, aim, { seed: of('step'), each }))
  for (const wrong of ['absent', 'ended', 'theirs'] as const)
    add(wrong, aboutWrongRecords(contract, call, aim, wrong, { seed: of(wrong), each }))
  if (aim.good !== null || aim.safe) {
    for (const mode of modesOf(aim)) {
      const kind = kindOf(mode)
      add(kind, drawn(contract, call, aim, mode, { seed: of(kind), each: mode === 'valid' ? 1 : each }))
    }
    const cells = cellsOf(contract, call, aim.good ?? {}).map(
      ({ place: _place, ...cell }): HostileRequest => ({
        ...cell,
        method: routes[aim.operation].method,
        sender: 'owner',
      }),
    )
    for (const [kind, list] of Map.groupBy(cells, (cell) => cell.kind)) add(kind, list)
  }
  const turns = [...kinds].toSorted(([a], [b]) => of(a) - of(b)).map(([, requests]) => requests)
  return Array.from({ length: each }, (_, nth) => turns.flatMap((requests) => requests[nth] ?? [])).flat()
}

const kindOf = (mode: Mode) => (mode === 'valid' ? 'again' : mode) as HostileKind

/** So many of a list, chosen by the seed. */
const firstOf = <T>(list: readonly T[], many: number, seed: number): T[] =>
  list
    .map((one, at) => ({ one, turn: hashOf(seed, at) }))
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, many)
    .map(({ one }) => one)

function drawn(
  contract: ContractCalls,
  call: ContractCall,
  { operation, good, own, foreign }: Aim,
  mode: Mode,
  { seed, each }: { readonly seed: number; readonly each: number },
): HostileRequest[] {
  const requests = good
    ? variantsOf(contract, operation, good, foreign, [mode])
    : callsOf(contract, call, own, foreign, [mode])
  const plain = good ? sampled(variantsOf(contract, operation, good, foreign, ['valid']), 1, seed)[0] : null
  // What could not be broken in this manner, or names nothing of others, is no hostile request.
  const isOther = (one: FuzzCall) =>
    one.mode === mode && !(mode === 'foreign' && one.url === plain?.url && one.body === plain.body)
  return sampled(requests, each * 2, seed)
    .filter(isOther)
    .map((one) => sentAs(one, kindOf(mode)))
}

const sampled = (requests: fc.Arbitrary<FuzzCall>, numRuns: number, seed: number): FuzzCall[] => [
  ...new Map(fc.sample(requests, { numRuns, seed }).map((one) => [`${one.url} ${one.body}`, one])).values(),
]

const sentAs = (call: FuzzCall, kind: HostileKind): HostileRequest => ({
  operation: call.operation,
  kind,
  method: call.method,
  url: call.url,
  ...contentOf(call),
  sender: call.sender === 'visitor' || call.sender === 'expired' ? call.sender : 'owner',
  named: fieldToName(call),
})

/** Requests about orders in statuses that the contract does not lead from. */
function wrongSteps(
  contract: ContractCalls,
  call: ContractCall,
  { own }: Aim,
  { seed, each }: { readonly seed: number; readonly each: number },
): HostileRequest[] {
  const known = [...own.keys()].flatMap((name) => name.match(/^BookingId (.+)$/)?.[1] ?? [])
  const from = known.filter((status) => !call.from.includes(status))
  if (from.length === 0) return []
  const requests = callsOf(contract, { ...call, from }, own, new Map(), ['valid'])
  return sampled(requests, each, seed).map((one) => sentAs(one, 'step'))
}

/** Requests with the fields that a link gives; others that are needed come from a good request, or are drawn. */
function aboutWrongRecords(
  contract: ContractCalls,
  call: ContractCall,
  { operation, good, own, wrong }: Aim,
  kind: WrongRecord,
  { seed, each }: { readonly seed: number; readonly each: number },
): HostileRequest[] {
  const part = routes[operation].method === 'GET' ? 'query' : 'body'
  const schema = call[part]
  if (schema === null) return []
  const { required = [] } = contract.resolve(schema).schema
  const draw = new ValueDraw(contract, own, routes[operation].noun)
  return callsTo(wrong, operation, kind, seed)
    .slice(0, each)
    .flatMap(({ fields }, nth) => {
      const others = good ? [good[part]] : fc.sample(draw.of(schema), { numRuns: 1, seed: hashOf(seed, nth) })
      const needed = Object.entries(others[0] ?? {}).filter(([name]) => required.includes(name))
      const given = { [part]: { ...Object.fromEntries(needed), ...fields } }
      return sampled(variantsOf(contract, operation, given, new Map(), ['valid']), 1, seed)
    })
    .map((one) => sentAs(one, kind))
}

/** Adds what an answer names: identifiers, and orders by their status. */
export function learn(pools: Pools, operation: OperationId, data: unknown): void {
  harvest(pools, routes[operation].noun, data)
  const waiting: unknown[] = [data]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const { booking_id, order_status } = next as Readonly<Record<string, unknown>>
    if (typeof booking_id === 'string' && typeof order_status === 'string')
      for (const name of ['BookingId', `BookingId ${order_status}`, 'order.id'])
        addTo(pools, name, booking_id)
    waiting.push(...Object.values(next).filter((child) => child !== undefined))
  }
}

/** A piece that follows itself many times, such as `[[[[…` or `xxxx…`. */
const run = /(.{1,12}?)\1{11,}/gsu

const half = (text: string): string =>
  text.replaceAll(run, (whole: string, piece: string) => piece.repeat(whole.length / piece.length / 2))

/** Forms of a request that are a little shorter and still hostile: long repetitions by half, or one field less. */
export function* simpler(request: HostileRequest): Generator<HostileRequest> {
  const { url, body, named, kind } = request
  // Without the record it names, it is another request.
  if (kind === 'absent' || kind === 'ended' || kind === 'theirs') return
  const halved = { url: half(url), body: typeof body === 'string' ? half(body) : body }
  // A forbidden value that is too long would become a good one.
  if (named === null && (halved.url !== url || halved.body !== body)) yield { ...request, ...halved }
  const [path = '', query] = url.split('?')
  const pairs = query?.split('&') ?? []
  for (const left of pairs) {
    if (named !== null && left.startsWith(named)) continue
    const others = pairs.filter((pair) => pair !== left).join('&')
    yield { ...request, url: others === '' ? path : `${path}?${others}` }
  }
  const fields = typeof body === 'string' ? fieldsOf(body) : []
  for (const left of fields) {
    if (left[0] === named) continue
    const others = fields.filter((field) => field !== left)
    yield { ...request, body: JSON.stringify(Object.fromEntries(others)) }
  }
}

function fieldsOf(body: string): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  } catch {
    return []
  }
}

export { type ContractCalls, readContractCalls } from './contract-calls.ts'
export { type Came, type Fault, type FaultKind, faultKinds, faultsOf, isSuccess } from './faults.ts'
export type { Pools } from './pools.ts'
export type { HostileKind, HostileRequest } from './request.ts'
export { ownerTest, wrongCalls } from './wrong-records.ts'
