import { wrongOfRule } from './fault-rule.ts'
import { isJobKind } from './jobs.ts'
import { checkData } from './seed/own/own-data.ts'
import { isInstant, shortText } from './settings.ts'
import { startingStates } from './starting-states.ts'
import { tableNames } from './tables.ts'
import type { FindingKind } from './verdict.ts'

type Members = Readonly<Record<string, unknown>>

/** Returns what is wrong with the value at `path` of the snapshot; null for nothing. */
type Check = (value: unknown, path: string) => string | null

/** Raised when an older snapshot can no longer be read. */
export const snapshotVersion = 7

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0
const isText = (value: unknown) => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)

const that =
  (holds: (value: unknown) => boolean, wanted: string): Check =>
  (value, path) =>
    holds(value) ? null : `${path} is not ${wanted}`

const text = that(isText, 'a text')
const count = that(isCount, 'an integer from 0')
const instant = that(isInstant, 'an instant in epoch ms between the years 2000 and 2100')
const oneOf = (values: readonly string[]) =>
  that((value) => values.includes(value as string), `one of ${values.join(', ')}`)

const record =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isRecord(value)) return `${path} is not an object`
    for (const [name, check] of Object.entries(checks)) {
      const wrong = check(Object.hasOwn(value, name) ? value[name] : undefined, `${path}.${name}`)
      if (wrong !== null) return wrong
    }
    return null
  }

const list =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path} is not a list`
    for (const [index, entry] of value.entries()) {
      const wrong = check(entry, `${path}[${index}]`)
      if (wrong !== null) return wrong
    }
    return null
  }

const counts: Check = (value, path) => {
  if (!isRecord(value)) return `${path} is not an object`
  const wrong = Object.keys(value).find((name) => !isCount(value[name]))
  return wrong === undefined ? null : count(value[wrong], `${path}.${wrong}`)
}

const findingKinds = Object.keys({
  answer_outside_contract: true,
  unknown_path: true,
  broken_invariant: true,
  fault_never_met: true,
  unhandled_error: true,
} satisfies Record<FindingKind, true>)

const rule: Check = (value, path) => {
  const wrong = wrongOfRule(value)
  return wrong === null ? null : `${path}: ${wrong.replace(/\.$/, '')}`
}

const table = record({ put: list(record({ id: text })), removed: list(text) })

const tables: Check = (value, path) => {
  if (!isRecord(value)) return `${path} is not an object`
  const known: ReadonlySet<string> = new Set(tableNames)
  for (const [name, changes] of Object.entries(value)) {
    if (!known.has(name)) return `${path} has no table ${shortText(name)}`
    const wrong = table(changes, `${path}.${name}`)
    if (wrong !== null) return wrong
  }
  return null
}

const ownData: Check = (value, path) => {
  if (value === undefined || value === null) return null
  const checked = checkData(value)
  return 'errors' in checked ? `${path} has ${checked.errors[0]}` : null
}

const members: Readonly<Record<string, Check>> = {
  settings: record({
    id: text,
    seed: that(Number.isSafeInteger, 'an integer'),
    start: instant,
    scenario: oneOf(Object.keys(startingStates)),
    mode: oneOf(['frozen', 'ticking']),
    data: ownData,
  }),
  begun: that((value) => value === undefined || isTextOrNull(value), 'a text or null'),
  now: instant,
  tables,
  jobs: list(
    record({
      due: that(Number.isSafeInteger, 'an instant in epoch ms'),
      kind: that(isJobKind, 'a kind of job'),
      subject: text,
      sequence: count,
    }),
  ),
  job_sequence: count,
  counters: counts,
  faults: record({
    rules: list(record({ id: text, rule, seen: count, met: count })),
    calls: counts,
    made: count,
  }),
  findings: list(record({ kind: oneOf(findingKinds), where: text, sentence: text, time: instant })),
  sent: list(
    record({
      id: text,
      time: instant,
      channel: oneOf(['email', 'sms']),
      target: text,
      event: text,
      code: that(isTextOrNull, 'a text or null'),
      text,
    }),
  ),
}

/** Returns what is wrong with a snapshot, naming the member; null for nothing. */
export function snapshotError(value: unknown): string | null {
  if (!isRecord(value)) return 'it is not a JSON object'
  const { version } = value
  if (version !== snapshotVersion)
    return `its version is ${shortText(JSON.stringify(version) ?? 'missing')} and not ${snapshotVersion}`
  for (const [name, check] of Object.entries(members)) {
    const wrong = check(Object.hasOwn(value, name) ? value[name] : undefined, name)
    if (wrong !== null) return wrong
  }
  const { now, settings } = value as { now: number; settings: { start: number } }
  return now < settings.start ? 'now is before settings.start' : null
}
