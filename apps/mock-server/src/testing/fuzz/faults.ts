import { routes } from '@portal/api-client/contract'
import type { HostileKind, HostileRequest } from './request.ts'

/** What can be wrong about the answer to a hostile request, gravest first. */
export const faultKinds = {
  'server-error': 'the server fails',
  silent: 'no answer',
  private: 'data of somebody else',
  'two-effects': 'one write has two effects',
  disorder: 'a step in the wrong order succeeds',
  accepted: 'a forbidden value is accepted',
  inside: 'an answer shows the inside of the server',
  outside: 'an answer outside the contract',
  unnamed: 'a refusal does not name the field',
  slow: 'an answer takes too long',
} as const
export type FaultKind = keyof typeof faultKinds

export interface Fault {
  readonly kind: FaultKind
  /** Faults of the same kind with the same words are reported once. */
  readonly what: string
  /** A sample of what came. */
  readonly seen: string
}

/** Refused as a whole before it reaches the program, since it is too long or comes too often. */
const beforehand: ReadonlySet<number> = new Set([413, 414, 429, 431])
/** Refused as a whole, since it is no request of this contract. */
const entirely: ReadonlySet<number> = new Set([400, 404, 405, 415, ...beforehand])

/** Kinds whose requests follow the protocol, so that the envelope has to answer them. */
const wellFormed: ReadonlySet<HostileKind> = new Set([
  ...(['missing', 'type', 'range', 'enum', 'extra', 'hostile'] as const),
  ...(['foreign', 'visitor', 'expired', 'again', 'step', 'absent', 'ended', 'theirs'] as const),
])

/** Signs of a program, a file system or a database in an answer. */
const insides: readonly (readonly [string, RegExp])[] = [
  [
    'a stack trace',
    /\bat [\w.<>$ ]+ \([^()\s]+:\d+(?::\d+)?\)|#\d+ \S+\.php\(\d+\)|Traceback \(most recent|\bgoroutine \d+ \[|\(\w+\.java:\d+\)/,
  ],
  ['a database error', /SQLSTATE\[|error in your SQL syntax|\bORA-\d{5}|Duplicate entry '.*' for key/],
  [
    'a path of the server',
    /(?<![\w.:/-])(?:\/[\w.-]+){2,}\.(?:php|[cm]?[jt]s|py|rb|java|class|jar|go|env|ini|conf|log)\b|\b[A-Z]:\\[\w.\\-]+/,
  ],
  ['a message of the program', /\b(?:Fatal error|Warning|Notice|Uncaught \w+):.{1,300} on line \d+/],
]

/** Codes that speak about the caller, before anything is read. */
const aboutCaller: ReadonlySet<unknown> = new Set([303, 401, 409])

/** What came back. */
export interface Came {
  readonly status: number
  /** Empty for a document. */
  readonly text: string
  /** JSON; undefined if it is none. */
  readonly body: unknown
  /** Where it leaves the contract: a field with what was expected, and what was there. */
  readonly differences: readonly { readonly what: string; readonly seen: string }[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** An envelope with code 1, or a document. */
export const isSuccess = ({ status, text, body, differences }: Came): boolean =>
  status === 200 &&
  (body === undefined
    ? text === '' && differences.length === 0
    : isObject(body) && Number(body['code']) === 1)

/**
 * Everything that is wrong about the answer to a hostile request.
 * @param isOthers whether a word belongs to somebody else; asked about the answers of members' operations
 */
export function faultsOf(
  request: Omit<HostileRequest, 'method' | 'contentType'>,
  came: Came,
  isOthers: (word: string) => boolean = () => false,
): Fault[] {
  const { status, text, body } = came
  const inside = insideOf(text, request)
  if (status >= 500) return [{ kind: 'server-error', what: `HTTP ${status}`, seen: '' }, ...inside]
  if (status !== 200) {
    const allowed = wellFormed.has(request.kind) ? beforehand : entirely
    return allowed.has(status) ? inside : [...inside, outside('HTTP status: expected 200', String(status))]
  }
  return [
    ...inside,
    ...came.differences.map(({ what, seen }) => outside(what, seen)),
    ...(isSuccess(came) ? wronglyAnswered(request, text, isOthers) : wronglyRefused(request, body)),
  ]
}

const outside = (what: string, seen: string): Fault => ({ kind: 'outside', what, seen })

function insideOf(text: string, { url, body }: Pick<HostileRequest, 'url' | 'body'>): Fault[] {
  const sent = `${url} ${typeof body === 'string' ? body : ''}`
  const plain = text.slice(0, 200_000).replaceAll(String.raw`\/`, '/')
  return insides.flatMap(([what, sign]): Fault[] => {
    const seen = sign.exec(plain)?.[0]
    // What was sent may be repeated.
    return seen === undefined || sent.includes(seen) ? [] : [{ kind: 'inside', what, seen }]
  })
}

const disorders: { readonly [Kind in HostileKind]?: string } = {
  step: 'a step that the status of the order does not allow',
  absent: 'a call about a record that is not there',
  ended: 'a call about a record that was removed',
}

function wronglyAnswered(
  { kind, named, sender, operation }: Pick<HostileRequest, 'kind' | 'named' | 'sender' | 'operation'>,
  text: string,
  isOthers: (word: string) => boolean,
): Fault[] {
  const isMembers = routes[operation].auth === 'member'
  const faults: Fault[] = []
  if (named !== null)
    faults.push({ kind: 'accepted', what: `a value that the contract forbids (${kind})`, seen: named })
  const disorder = disorders[kind]
  if (disorder !== undefined) faults.push({ kind: 'disorder', what: disorder, seen: '' })
  if (kind === 'theirs')
    faults.push({ kind: 'private', what: 'a call about what the other account owns succeeds', seen: '' })
  if (sender !== 'owner' && isMembers)
    faults.push({ kind: 'private', what: 'what needs a member is answered without one', seen: sender })
  const word = isMembers ? text.split(/[^\w@.-]+/).find(isOthers) : undefined
  if (word !== undefined)
    faults.push({ kind: 'private', what: 'the answer names what the other account owns', seen: word })
  return faults
}

function wronglyRefused({ named }: Pick<HostileRequest, 'named'>, body: unknown): Fault[] {
  if (named === null || !isObject(body) || aboutCaller.has(Number(body['code']))) return []
  const data = isObject(body['data']) ? body['data'] : {}
  if (data['error_key'] === 'RATE_LIMITED') return []
  const fields = isObject(data['fields']) ? Object.keys(data['fields']) : []
  if (fields.some((field) => field.startsWith(named))) return []
  const what = fields.length === 0 ? 'it names no field' : 'it names other fields'
  return [{ kind: 'unnamed', what, seen: `${named}: ${fields.join(', ') || String(body['msg'])}` }]
}
