import * as z from 'zod'
import type { Issue, Validator } from './route-table.ts'

/** What zod tells of a schema; `checks` are conditions beside the shape. */
interface Schema extends Validator {
  readonly _zod: {
    readonly def: {
      readonly type: string
      readonly shape?: Readonly<Record<string, Schema>>
      readonly element?: Schema
      readonly checks?: readonly unknown[]
    }
  }
}

/** Frozen records that have passed a schema: they cannot change any more, so they need not be checked again. */
const passed = new WeakMap<Schema, WeakSet<object>>()

/**
 * Checks an answer whose data holds frozen records, alone or in a list, each of which is checked once in its life. What
 * stands around them is checked every time.
 */
export class RowCheck {
  readonly #parts: ReadonlyMap<string, Schema>
  readonly #whole: Schema
  readonly #shells = new Map<string, Validator>()

  constructor(answer: Validator) {
    this.#whole = answer as Schema
    const { data } = this.#whole._zod.def.shape ?? {}
    this.#parts = new Map(Object.entries(data && isBare(data, 'object') ? (data._zod.def.shape ?? {}) : {}))
  }

  issues(envelope: { readonly data: unknown }): readonly Issue[] {
    const data = envelope.data as Record<string, unknown> | null
    const issues: Issue[] = []
    let apart = ''
    for (const key in data) {
      const part = this.#parts.get(key)
      const found = part === undefined ? null : partIssues(part, data[key])
      if (found === null) continue
      apart += ` ${key}`
      for (const issue of found) issues.push({ ...issue, path: ['data', key, ...issue.path] })
    }
    return [...issuesOf(apart === '' ? this.#whole : this.#shell(apart), envelope), ...issues]
  }

  /** The schema of the answer in which the members that were checked apart may be anything. */
  #shell(apart: string): Validator {
    let shell = this.#shells.get(apart)
    if (shell === undefined) {
      const { shape = {} } = this.#whole._zod.def
      const keys = apart.slice(1).split(' ')
      const members = {
        ...shape.data?._zod.def.shape,
        ...Object.fromEntries(keys.map((key) => [key, z.any()])),
      }
      shell = z.strictObject({ ...shape, data: z.strictObject(members as never) } as never)
      this.#shells.set(apart, shell)
    }
    return shell
  }
}

const isBare = ({ _zod: { def } }: Schema, type: string) => def.type === type && !def.checks?.length

const isFrozenRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.isFrozen(value)

/** Null where this part is better checked with the whole. */
function partIssues(part: Schema, value: unknown): readonly Issue[] | null {
  if (isFrozenRecord(value) && isBare(part, 'object')) return recordIssues(part, value)
  const { element } = part._zod.def
  if (!Array.isArray(value) || element === undefined || !isBare(part, 'array')) return null
  if (!isFrozenRecord(value[0])) return null
  const issues: Issue[] = []
  for (let at = 0; at < value.length; at += 1) {
    for (const issue of recordIssues(element, value[at])) issues.push({ ...issue, path: [at, ...issue.path] })
  }
  return issues
}

const noIssues: readonly Issue[] = []

function recordIssues(schema: Schema, record: unknown): readonly Issue[] {
  if (!isFrozenRecord(record)) return issuesOf(schema, record)
  let known = passed.get(schema)
  if (known === undefined) {
    known = new WeakSet()
    passed.set(schema, known)
  }
  if (known.has(record)) return noIssues
  const issues = issuesOf(schema, record)
  if (issues.length === 0) known.add(record)
  return issues
}

function issuesOf(validator: Validator, value: unknown): readonly Issue[] {
  const result = validator.safeParse(value)
  return result.success ? noIssues : result.error.issues
}
