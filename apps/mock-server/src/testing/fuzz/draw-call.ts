import { flatten, type OperationId, type ParamTree, routes } from '@portal/api-client/contract'
import type { Language } from '../../texts/language.ts'
import fc from '../fast-check.ts'
import { type Breakage, breakages, sitesOf, spoil } from './break-value.ts'
import type { ContractCall, ContractCalls } from './contract-calls.ts'
import { ValueDraw } from './draw-value.ts'
import type { Pools } from './pools.ts'

/** The sender of a request. `own` may do much, but sees only the orders that it has entered itself. */
export type Sender = 'owner' | 'own' | 'viewer' | 'visitor' | 'expired'

export type Mode =
  | 'valid'
  | 'foreign'
  | 'late'
  | 'own'
  | 'viewer'
  | 'visitor'
  | 'expired'
  | 'method'
  | 'malformed'
  | Breakage

/** One request and its mutation, as plain data, so that a failing one can be read and repeated. */
export interface FuzzCall {
  readonly operation: OperationId
  /** Its mutation; also `valid` when there was nothing to break. */
  readonly mode: Mode
  readonly sender: Sender
  readonly language: Language
  readonly method: string
  readonly url: string
  /** JSON, or the marker of a form with a file. */
  readonly body: string | null
  /** Field that was spoilt. */
  readonly spoilt: string | null
}

interface Drawn {
  readonly query: unknown
  readonly body: unknown
  readonly mode: Mode
  readonly choice: number
  readonly language: Language
}

const weights: Readonly<Record<Mode, number>> = {
  valid: 8,
  foreign: 4,
  late: 1,
  own: 4,
  viewer: 2,
  visitor: 1,
  expired: 1,
  method: 1,
  malformed: 1,
  missing: 2,
  type: 3,
  range: 3,
  enum: 2,
  extra: 2,
  hostile: 7,
}

const allModes = Object.keys(weights) as Mode[]

const modeAmong = (modes: readonly Mode[]): fc.Arbitrary<Mode> =>
  fc.oneof(...modes.map((mode) => ({ weight: weights[mode], arbitrary: fc.constant(mode) })))

/** Requests of one operation; `own` are identifiers its sender may name, `foreign` those of another company. */
export function callsOf(
  contract: ContractCalls,
  call: ContractCall,
  own: Pools,
  foreign: Pools,
  modes: readonly Mode[] = allModes,
): fc.Arbitrary<FuzzCall> {
  const { noun } = routes[call.operation]
  const draw = new ValueDraw(contract, own, noun, call.from)
  return fc
    .record({
      query: call.query ? draw.of(call.query) : fc.constant(null),
      body: call.body && routes[call.operation].body === 'json' ? draw.of(call.body) : fc.constant(null),
      mode: modeAmong(modes),
      choice: fc.nat(9999),
      language: fc.constantFrom<Language>('zh-cn', 'en'),
    })
    .map((drawn) => made(contract, call, drawn, foreign, noun))
}

/** Valid requests, for exploring the world. */
export function validCallsOf(
  contract: ContractCalls,
  call: ContractCall,
  own: Pools,
): fc.Arbitrary<FuzzCall> {
  return callsOf(contract, call, own, new Map()).filter(({ mode }) => mode === 'valid' || mode === 'foreign')
}

/** One request and its possible mutations, for testing more than its one good form. */
export function variantsOf(
  contract: ContractCalls,
  operation: OperationId,
  good: { readonly query?: unknown; readonly body?: unknown },
  foreign: Pools,
  modes: readonly Mode[] = allModes,
): fc.Arbitrary<FuzzCall> {
  const call = contract.calls.find((one) => one.operation === operation)
  if (!call) throw new Error(`The contract does not describe ${operation}.`)
  const { noun, body } = routes[operation]
  return fc
    .record({
      query: fc.constant(call.query ? (good.query ?? {}) : null),
      body: fc.constant(call.body && body === 'json' ? (good.body ?? {}) : null),
      mode: modeAmong(modes),
      choice: fc.nat(9999),
      language: fc.constantFrom<Language>('zh-cn', 'en'),
    })
    .map((drawn) => made(contract, call, drawn, foreign, noun))
}

const senders: Partial<Record<Mode, Sender>> = {
  own: 'own',
  viewer: 'viewer',
  visitor: 'visitor',
  expired: 'expired',
}

function made(
  contract: ContractCalls,
  call: ContractCall,
  { query, body, mode, choice, language }: Drawn,
  foreign: Pools,
  noun: string,
): FuzzCall {
  const broken = isBreakage(mode) ? broke(contract, call, { query, body }, mode, choice) : null
  const swapped = mode === 'foreign' ? swap({ query, body }, foreign, noun, choice) : { query, body }
  const sent = broken ?? { ...swapped, spoilt: null }
  const { method, path, body: kind } = routes[call.operation]
  const unbroken = isBreakage(mode) && !broken
  return {
    operation: call.operation,
    mode: unbroken || (mode === 'malformed' && kind !== 'json') ? 'valid' : mode,
    sender: senders[mode] ?? 'owner',
    language,
    method: mode === 'method' ? (method === 'GET' ? 'PUT' : 'DELETE') : method,
    url: addressOf(path, sent.query),
    body: bodyOf(kind, mode, sent.body),
    spoilt: sent.spoilt,
  }
}

/** The first field of the path that a refusal has to name; null where the contract may allow what is sent. */
export function fieldToName({ operation, mode, spoilt, sender }: FuzzCall): string | null {
  // A hostile text may be a good one.
  if (spoilt === null || mode === 'hostile' || sender !== 'owner') return null
  // A foreign client may send members that nobody knows.
  if (mode === 'extra' && routes[operation].status !== 'stubbed') return null
  return spoilt.split('.')[0] ?? null
}

const isBreakage = (mode: Mode): mode is Breakage => (breakages as readonly string[]).includes(mode)

function bodyOf(kind: 'json' | 'multipart' | null, mode: Mode, body: unknown): string | null {
  if (kind === null) return null
  if (kind === 'multipart') return 'form'
  return mode === 'malformed' ? `${JSON.stringify(body).slice(0, -1)},` : JSON.stringify(body)
}

export function addressOf(path: string, query: unknown): string {
  const pairs = query === null ? [] : flatten(query as ParamTree)
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? path : `${path}?${text}`
}

interface Parts {
  readonly query: unknown
  readonly body: unknown
}

/** Spoils query or body at one place; null when there is nothing to spoil in this manner. */
function broke(
  contract: ContractCalls,
  call: ContractCall,
  parts: Parts,
  how: Breakage,
  choice: number,
): (Parts & { readonly spoilt: string }) | null {
  const sides = (['body', 'query'] as const).flatMap((side) => {
    const schema = call[side]
    if (!schema || parts[side] === null) return []
    const foreign = routes[call.operation].status !== 'stubbed'
    return sitesOf(contract, schema, parts[side], how, side === 'query', foreign).map((site) => ({
      side,
      site,
    }))
  })
  const chosen = sides[choice % Math.max(1, sides.length)]
  if (!chosen) return null
  const { side, site } = chosen
  return { ...parts, [side]: spoil(parts[side], site), spoilt: site.path.join('.') }
}

/** Puts another company's identifiers wherever the world of the caller has its own. */
function swap(parts: Parts, foreign: Pools, noun: string, choice: number): Parts {
  const visit = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, field))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part, name)]))
    }
    const pool = [...foreignPool(foreign, noun, field, value)]
    const other = pool[choice % Math.max(1, pool.length)]
    return typeof other === typeof value ? other : value
  }
  return { query: visit(parts.query, ''), body: visit(parts.body, '') }
}

function foreignPool(foreign: Pools, noun: string, field: string, value: unknown): ReadonlySet<unknown> {
  if (typeof value === 'string' && /^[HCA]\d{10}$/.test(value)) return foreign.get('BookingId') ?? new Set()
  if (typeof value === 'string' && /^B\d{10}$/.test(value)) return foreign.get('BillNumber') ?? new Set()
  const record = field === 'id' || field === 'ids' ? foreign.get(`${noun}.id`) : undefined
  return record ?? foreign.get(field) ?? new Set()
}
