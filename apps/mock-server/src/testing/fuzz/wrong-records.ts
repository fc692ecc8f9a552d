import { type ErrorKey, type OperationId, routes } from '@portal/api-client/contract'
import { hashOf } from '../../world/draw.ts'
import type { ContractLink } from './contract-calls.ts'
import type { Pools } from './pools.ts'

/** A call that the server has answered. */
export interface AnsweredCall {
  readonly operation: OperationId
  /** Query of a GET, body of a POST. */
  readonly input: unknown
  readonly data: unknown
}

/** How a record is wrong: nobody has made it, it is gone, or the other account has it. */
export type WrongRecord = 'absent' | 'ended' | 'theirs'

/** A call along a link of the contract, about a record that the caller does not have. */
export interface WrongCall {
  readonly to: OperationId
  readonly wrong: WrongRecord
  /** What the link gives: fields of the query or the body. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** With one of these an operation refuses a record that is not there. */
const refusals: ReadonlySet<ErrorKey> = new Set<ErrorKey>([
  'NOT_FOUND',
  'LINK_INVALID',
  'SEARCH_EXPIRED',
  'RATE_EXPIRED',
  'OFFER_EXPIRED',
  'QUOTE_EXPIRED',
])
/** What the first account must not set in motion on behalf of others: it sends a mail. */
const sendsMail: ReadonlySet<OperationId> = new Set(['sendVoucher'])

const isKey = (field: string): boolean => /(^|_)(id|ids|key|no)$|^token$/.test(field)
const mustRefuse = (operation: OperationId): boolean =>
  routes[operation].refusals.some((key) => refusals.has(key)) && !sendsMail.has(operation)

/**
 * Steps in the wrong order: what reads and changes a record, before the record is there, after it has ended, and with
 * that of the other account. The links of the contract say where a record goes.
 * @param isTheirs whether an identifier belongs to the other account alone
 */
export function wrongCalls(
  links: readonly ContractLink[],
  answered: readonly AnsweredCall[],
  theirs: readonly AnsweredCall[],
  isTheirs: (word: string) => boolean,
): WrongCall[] {
  const steps = links.filter(({ to, fields }) => mustRefuse(to) && Object.keys(fields).some(isKey))
  const along = (calls: readonly AnsweredCall[], wrong: WrongRecord) =>
    calls.flatMap((call) =>
      steps
        .filter(({ from }) => from === call.operation)
        .flatMap(({ to, fields }): WrongCall[] => {
          const given = Object.entries(fields).map(([name, source]) => [name, found(source, call)] as const)
          const keys = given.filter(([name]) => isKey(name))
          return keys.some(([, value]) => value === undefined)
            ? []
            : [{ to, wrong, fields: Object.fromEntries(given.filter(([, value]) => value !== undefined)) }]
        }),
    )
  const gone = endedIn(links, answered)
  return [
    ...along(answered, 'absent').map((call) => ({ ...call, fields: changed(call.fields, absentOf) })),
    ...along(answered, 'absent')
      .filter(({ fields }) => keysIn(fields).some((key) => gone.has(key)))
      .map((call) => ({ ...call, wrong: 'ended' as const })),
    ...along(theirs, 'theirs').filter(
      ({ to, fields }) => routes[to].auth === 'member' && keysIn(fields).every(isTheirs),
    ),
  ]
}

/** The identifiers that a link has taken from what creates to what removes, where both were answered. */
function endedIn(links: readonly ContractLink[], answered: readonly AnsweredCall[]): ReadonlySet<string> {
  const removals = links.filter(({ to }) => to.startsWith('remove'))
  return new Set(
    removals.flatMap(({ to, fields }) =>
      answered
        .filter(({ operation }) => operation === to)
        .flatMap(({ input }) =>
          keysIn(
            Object.fromEntries(
              Object.keys(fields).map((name) => [name, (input as Members | undefined)?.[name]]),
            ),
          ),
        ),
    ),
  )
}

type Members = Readonly<Record<string, unknown>>

/** The value of a runtime expression, https://spec.openapis.org/oas/v3.1.1.html#runtime-expressions; also in lists. */
function found(source: unknown, { input, data }: AnsweredCall): unknown {
  if (Array.isArray(source)) {
    const values = source.map((one) => found(one, { operation: 'getSite', input, data }))
    return values.includes(undefined) ? undefined : values
  }
  if (typeof source !== 'string') return source
  const query = /^\$request\.query\.(\w+)$/.exec(source)?.[1]
  if (query !== undefined) return at(input, [query])
  const [, part, pointer] = /^\$(request|response)\.body#\/(.+)$/.exec(source) ?? []
  if (part === undefined) return source
  return at(part === 'request' ? input : { data }, pointer?.split('/') ?? [])
}

function at(value: unknown, steps: readonly string[]): unknown {
  let reached = value
  for (const step of steps)
    reached =
      typeof reached === 'object' && reached !== null && Object.hasOwn(reached, step)
        ? (reached as Members)[step]
        : undefined
  return reached
}

const keysIn = (fields: Members): string[] =>
  Object.entries(fields)
    .filter(([name]) => isKey(name))
    .flatMap(([, value]) => [value].flat())
    .filter((key) => typeof key === 'string' || typeof key === 'number')
    .map(String)

const changed = (fields: Members, change: (key: unknown) => unknown): Members =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (!isKey(name)) return [name, value]
      return [name, Array.isArray(value) ? value.map(change) : change(value)]
    }),
  )

/** A key of the same form that nobody has been given: the highest number, or another end. */
function absentOf(key: unknown): unknown {
  if (typeof key === 'number') return 987_654_321
  const text = String(key)
  if (/^\d+$/.test(text)) return '987654321'
  const end = text.slice(-4)
  if (/^\d{4}$/.test(end)) return `${text.slice(0, -4)}${end === '9999' ? '9998' : '9999'}`
  const last = text.at(-1) ?? ''
  return `${text.slice(0, -1)}${last === '0' ? '1' : '0'}`
}

/** The calls to one operation, each once, in an order that the seed gives. */
export function callsTo(
  calls: readonly WrongCall[],
  operation: OperationId,
  wrong: WrongRecord,
  seed: number,
): WrongCall[] {
  const own = calls.filter((call) => call.to === operation && call.wrong === wrong)
  const once = new Map(own.map((call) => [JSON.stringify(call.fields), call]))
  return [...once.values()]
    .map((call, nth) => ({ call, turn: hashOf(seed, nth) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ call }) => call)
}

/** Tells identifiers of the other account's records from what everybody sees. */
export function ownerTest(safe: readonly OperationId[], foreign: Pools): (word: string) => boolean {
  const open = new Set(safe.filter((id) => routes[id].auth !== 'member').map((id) => routes[id].noun))
  // Nouns that no visitor reads, so that their identifiers belong to somebody.
  const nouns = new Set(safe.map((id) => routes[id].noun).filter((noun) => !open.has(noun)))
  const names = ['BookingId', 'BillNumber', ...[...nouns].map((noun) => `${noun}.id`)]
  const words = new Set(names.flatMap((name) => [...(foreign.get(name) ?? [])].map(String)))
  // Short numbers occur with other meanings.
  return (word) => word.length >= 6 && /\d/.test(word) && words.has(word)
}
