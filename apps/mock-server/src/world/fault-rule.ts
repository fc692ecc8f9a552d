import { type ErrorKey, labels, type OperationId, routes } from '@portal/api-client/contract'
import { type Draw, draw } from './draw.ts'
import { shortText } from './settings.ts'

/** The effect of a fault on an answer. */
export type FaultEffect =
  /** HTTP status of the catalogue, e.g. 502. */
  | { readonly status: number }
  /** Code of the envelope, e.g. 409. */
  | { readonly code: number; readonly error_key?: ErrorKey; readonly msg?: string }
  /** The example of the contract with this name. */
  | { readonly example: string }
  /** A success with this `data`. */
  | { readonly data: unknown }
  /** The connection is cut without an answer. */
  | { readonly network: true }
  /** JSON that does not parse. */
  | { readonly malformed: true }
  /** No answer is ever sent; the caller has to give up. */
  | { readonly timeout: true }
  /** A page of HTML with status 200. */
  | { readonly html: true }
  /** Status 200 without a body. */
  | { readonly empty: true }
  /** The right answer, cut in half. */
  | { readonly truncated: true }
  /** The ordinary answer. */
  | { readonly late: true }

/** Milliseconds of real time before an answer, at most ten minutes. The scattered kinds depend on the seed. */
export type Latency =
  | number
  | { readonly min: number; readonly max: number }
  /** Log-normal: half of the calls take longer than `median`; a `sigma` of 0.5 is a usual network, 1 a bad one. */
  | { readonly median: number; readonly sigma: number }

/** How the body of an answer arrives; at once and whole by default. */
export interface Delivery {
  /** The body drips at this rate. */
  readonly bytes_per_second?: number
  /** The connection breaks after this many bytes of the body. */
  readonly cut_after?: number
}

/**
 * A rule of a test. It has one effect at most; latency and delivery go with any effect that has an answer, or alone.
 */
export interface FaultRule extends Delivery {
  readonly operation: OperationId | '*'
  /** Only the n-th call of the operation after the rule was added; 1 is the next one. */
  readonly nth?: number
  /** Share of calls, 0 to 1, decided by hash(seed, operation, nth call). */
  readonly rate?: number
  readonly latency?: Latency
  readonly status?: number
  readonly code?: number
  /** With `code`; without it the first key of the operation with this code. */
  readonly error_key?: ErrorKey
  /** With `code`: replaces the mock's sentence for the error key. */
  readonly msg?: string
  /** Name of an example of the operation, or an error key with which it can be refused. */
  readonly example?: string
  /** The `data` of a success, in place of that of the operation. */
  readonly data?: unknown
  /** With `code` or `data`: the answer may break the contract. */
  readonly forced?: boolean
  readonly network?: boolean
  readonly malformed?: boolean
  readonly timeout?: boolean
  readonly html?: boolean
  readonly empty?: boolean
  readonly truncated?: boolean
  /** The operation is carried out and only its answer is lost or replaced, as when a connection breaks too late. */
  readonly carried_out?: boolean
  /** How often the rule may hit; without it always, or once when `nth` is set. */
  readonly times?: number
}

const flags = ['network', 'malformed', 'timeout', 'html', 'empty', 'truncated'] as const
const values = ['status', 'code', 'example', 'data'] as const
const effectNames = [...values, ...flags]

/** The members of a rule beside its operation; `data` may be anything, and latency is checked by itself. */
const memberTypes: Readonly<Record<Exclude<keyof FaultRule, 'operation'>, string>> = {
  nth: 'number',
  rate: 'number',
  latency: 'any',
  status: 'number',
  code: 'number',
  error_key: 'string',
  msg: 'string',
  example: 'string',
  data: 'any',
  forced: 'boolean',
  network: 'boolean',
  malformed: 'boolean',
  timeout: 'boolean',
  html: 'boolean',
  empty: 'boolean',
  truncated: 'boolean',
  bytes_per_second: 'number',
  cut_after: 'number',
  carried_out: 'boolean',
  times: 'number',
}

/** The longest delay of an answer in real ms: ten minutes. */
export const mostLatency = 600_000

const isErrorKey = (key: string): boolean => Object.hasOwn(labels.ErrorKey.en, key)
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isMs = (value: unknown): value is number =>
  Number.isInteger(value) && isWithin(value as number, 0, mostLatency)
const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most

/** Whether the rule does more than delay or break off the ordinary answer. */
export const hasEffect = (rule: FaultRule): boolean =>
  values.some((name) => rule[name] !== undefined) || flags.some((name) => rule[name])

export const hasDelivery = (rule: FaultRule): boolean =>
  rule.bytes_per_second !== undefined || rule.cut_after !== undefined

/** A sentence that says what is wrong with a value as a rule, and names the member; null when nothing is. */
export function wrongOfRule(value: unknown): string | null {
  if (!isRecord(value)) return 'A fault rule is an object.'
  const { operation } = value
  if (operation !== '*' && !(typeof operation === 'string' && Object.hasOwn(routes, operation)))
    return 'operation: an operation of the contract is wanted, or * for all of them.'
  for (const [name, member] of Object.entries(value)) {
    if (name === 'operation' || member === undefined) continue
    const type = Object.hasOwn(memberTypes, name) ? memberTypes[name as keyof typeof memberTypes] : undefined
    if (type === undefined)
      return `${shortText(name)}: there is no such member; a fault rule has operation, ${Object.keys(memberTypes).join(', ')}.`
    // oxlint-disable-next-line typescript/valid-typeof -- the types are those of the table above
    if (type !== 'any' && typeof member !== type) return `${name} is not a ${type}.`
  }
  const rule = value as unknown as FaultRule
  return wrongOfEffect(rule) ?? wrongOfDelivery(rule) ?? wrongOfTimes(rule)
}

function wrongOfEffect(rule: FaultRule): string | null {
  const count =
    values.filter((name) => rule[name] !== undefined).length + flags.filter((name) => rule[name]).length
  if (count > 1) return `A fault rule has at most one of ${effectNames.join(', ')}.`
  if (count === 0 && !rule.latency && !hasDelivery(rule))
    return `A fault rule needs an effect: ${effectNames.join(', ')}, latency, bytes_per_second or cut_after.`
  if (rule.code === 1) return 'code is the code of a refusal; 1 means success.'
  if (rule.msg !== undefined && rule.code === undefined) return 'msg goes with code.'
  if (rule.error_key !== undefined) {
    if (rule.code === undefined) return 'error_key goes with code.'
    if (!isErrorKey(rule.error_key))
      return `error_key is an ErrorKey of the contract, and ${shortText(rule.error_key)} is none.`
  }
  if (rule.forced !== undefined && rule.data === undefined && rule.code === undefined)
    return 'forced goes with code or data.'
  if (rule.operation === '*' && (rule.example !== undefined || rule.data !== undefined))
    return 'operation: example and data belong to one operation, so it cannot be *.'
  if (rule.code !== undefined && !Number.isSafeInteger(rule.code)) return 'code is a whole number.'
  if (rule.status !== undefined && !(Number.isInteger(rule.status) && isWithin(rule.status, 300, 599)))
    return 'status is an HTTP status from 300 to 599.'
  return null
}

function wrongOfDelivery(rule: FaultRule): string | null {
  const wrong = rule.latency === undefined ? null : wrongOfLatency(rule.latency)
  if (wrong !== null) return wrong
  const bodiless = (['network', 'timeout', 'empty'] as const).find((name) => rule[name])
  for (const [name, least] of [
    ['bytes_per_second', 1],
    ['cut_after', 0],
  ] as const) {
    const number = rule[name]
    if (number === undefined) continue
    if (!(Number.isSafeInteger(number) && number >= least)) return `${name} is a whole number from ${least}.`
    if (bodiless) return `${name} needs an answer with a body, and ${bodiless} gives none.`
  }
  return null
}

const latencyForms = `a whole number of milliseconds from 0 to ${mostLatency}`

function wrongOfLatency(latency: unknown): string | null {
  if (!isRecord(latency)) return isMs(latency) ? null : `latency is ${latencyForms}.`
  const names = Object.keys(latency).toSorted().join(' and ')
  const { min, max, median, sigma } = latency
  if (names === 'max and min') {
    if (!isMs(min)) return `latency.min is ${latencyForms}.`
    return isMs(max) && max >= min ? null : `latency.max is ${latencyForms}, and not below latency.min.`
  }
  if (names !== 'median and sigma')
    return 'latency is a number of milliseconds, {min, max} or {median, sigma}, and has no other members.'
  if (!isMs(median)) return `latency.median is ${latencyForms}.`
  return typeof sigma === 'number' && isWithin(sigma, 0, 3) ? null : 'latency.sigma is a number from 0 to 3.'
}

function wrongOfTimes({ nth, rate, times }: FaultRule): string | null {
  if (nth !== undefined && rate !== undefined) return 'A fault rule has nth or rate, not both.'
  if (nth !== undefined && !(Number.isInteger(nth) && nth > 0)) return 'nth counts from 1.'
  if (rate !== undefined && !isWithin(rate, 0, 1)) return 'rate is a share from 0 to 1.'
  if (times !== undefined && !(Number.isInteger(times) && times > 0)) return 'times counts from 1.'
  return null
}

export function effectOf(rule: FaultRule): FaultEffect {
  if (rule.status !== undefined) return { status: rule.status }
  if (rule.code !== undefined) {
    const { code, error_key, msg } = rule
    return { code, ...(error_key === undefined ? {} : { error_key }), ...(msg === undefined ? {} : { msg }) }
  }
  if (rule.example !== undefined) return { example: rule.example }
  if (rule.data !== undefined) return { data: rule.data }
  const flag = flags.find((name) => rule[name])
  return (flag === undefined ? { late: true } : { [flag]: true }) as FaultEffect
}

/** How long this call waits, in whole ms: the same for the same seed, operation and number of the call. */
export function latencyOf(latency: Latency, seed: number, operation: OperationId, call: number): number {
  if (typeof latency === 'number') return latency
  const drawn = draw(seed, 'latency', operation, call)
  if ('min' in latency) return drawn.int(latency.min, latency.max)
  return Math.min(mostLatency, Math.round(latency.median * Math.exp(latency.sigma * normal(drawn))))
}

/** A value of the standard normal distribution (Box and Muller). */
const normal = (drawn: Draw): number =>
  Math.sqrt(-2 * Math.log(1 - drawn.float())) * Math.cos(2 * Math.PI * drawn.float())
