/** Doorway for whoever compares answers with the contract: heavy, so it is brought in only where that is wanted. */
import { config } from 'zod'
import type { OperationId } from './contract.ts'
import { routes } from './generated/routes.ts'
import { validators } from './generated/validators.ts'

// The policy of a page forbids making code from text, and would report the attempt.
config({ jitless: true })

/** A success that leaves the contract at one field. Nothing in it is of the answer but the names on the way to the field. */
export interface Difference {
  readonly operation: OperationId
  /** `data.list[].name`; empty for the complete answer. */
  readonly field: string
  /** Type of the contract, or the rule of it that is broken: `string`, `invalid_value`. */
  readonly expected: string
  /** What kind of value was there. */
  readonly got: Kind
  /** What was expected, in a sentence. */
  readonly message: string
}

type Kind = 'nothing' | 'null' | 'list' | 'object' | 'string' | 'number' | 'boolean'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly code: string
  readonly expected?: string
}

interface AnswerValidator extends Shape {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: readonly Issue[] } }
}

const operations = new Map(
  (Object.keys(routes) as OperationId[]).map((id) => [`${routes[id].method} ${routes[id].path}`, id]),
)

const kindAt = (envelope: unknown, path: readonly PropertyKey[]): Kind => {
  let value = envelope
  for (const step of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step]
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : (typeof value as Kind)
}

/** A schema, as far as the way through it is asked for. */
interface Shape {
  readonly def: {
    readonly type: string
    readonly shape?: Readonly<Record<string, Shape>>
    readonly element?: Shape
    readonly valueType?: Shape
    readonly innerType?: Shape
    readonly options?: readonly Shape[]
    readonly left?: Shape
    readonly right?: Shape
  }
}

/** What a value may be: of a union each form, of both parts of a sum. */
const formsOf = (shape: Shape): Shape[] => {
  const { innerType, options = [], left, right } = shape.def
  const parts = [innerType, ...options, left, right].filter((part) => part !== undefined)
  return parts.length === 0 ? [shape] : parts.flatMap(formsOf)
}

/** The way to a field by the names of the contract alone: a key that the server has made up is `*`. */
function fieldOf(schema: Shape, path: readonly PropertyKey[]): string {
  let forms = formsOf(schema)
  let way = ''
  for (const step of path) {
    const name = String(step)
    const named = forms.flatMap(({ def }) =>
      def.shape && Object.hasOwn(def.shape, name) ? def.shape[name] : [],
    )
    way += typeof step === 'number' ? '[]' : named.length > 0 ? `.${name}` : '.*'
    const inner = forms.flatMap(({ def }) => def.element ?? def.valueType ?? [])
    forms = (named.length > 0 ? named : inner).flatMap((each) => (each ? formsOf(each) : []))
  }
  return way.replace(/^\./, '')
}

/**
 * Where the success of a call leaves the contract, each field once: a list of a thousand rows differs once. Fields beyond
 * the contract are no difference, since nothing reads them.
 */
export function differencesOf(
  { method, url }: { method: string; url: string },
  envelope: object,
): Difference[] {
  const operation = operations.get(`${method.toUpperCase()} ${url}`)
  if (operation === undefined) return []
  const { answer }: { answer?: AnswerValidator } = validators[operation]
  const result = answer?.safeParse(envelope)
  if (result === undefined || result.success) return []
  const found = new Map<string, Difference>()
  for (const { path, message, code, expected = code } of result.error.issues) {
    const field = fieldOf(answer, path)
    if (code === 'unrecognized_keys' || expected === 'never' || found.has(field)) continue
    found.set(field, { operation, field, expected, got: kindAt(envelope, path), message })
  }
  return [...found.values()]
}
