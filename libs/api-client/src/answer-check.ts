/** Compares answers with the contract. It contains every validator, so it is a doorway of its own and loaded on demand. */
import { config } from 'zod'
import type { OperationId } from './contract.ts'
import { routes } from './generated/routes.ts'
import { validators } from './generated/validators.ts'

// A page's content security policy forbids code from text, and would report Zod's attempt.
config({ jitless: true })

/** A field of a success that differs from the contract. It contains no value of the answer, only names of fields. */
export interface Difference {
  readonly operation: OperationId
  /** `data.list[].name`; empty for the complete answer. */
  readonly field: string
  /** The contract's type, or the broken rule: `string`, `invalid_value`. */
  readonly expected: string
  /** The kind of the actual value. */
  readonly got: Kind
  /** Zod's sentence. */
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

/** The parts of a Zod schema that lead to its fields. */
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

/** The alternatives of a union, the parts of an intersection; any other schema is its own only form. */
const formsOf = (shape: Shape): Shape[] => {
  const { innerType, options = [], left, right } = shape.def
  const parts = [innerType, ...options, left, right].filter((part) => part !== undefined)
  return parts.length === 0 ? [shape] : parts.flatMap(formsOf)
}

/** The path of a field. Only names of the contract are written out; a key from the server's data is `*`. */
function fieldOf(schema: Shape, path: readonly PropertyKey[]): string {
  let forms = formsOf(schema)
  let field = ''
  for (const step of path) {
    const name = String(step)
    const named = forms.flatMap(({ def }) =>
      def.shape && Object.hasOwn(def.shape, name) ? def.shape[name] : [],
    )
    field += typeof step === 'number' ? '[]' : named.length > 0 ? `.${name}` : '.*'
    const inner = forms.flatMap(({ def }) => def.element ?? def.valueType ?? [])
    forms = (named.length > 0 ? named : inner).flatMap((each) => (each ? formsOf(each) : []))
  }
  return field.replace(/^\./, '')
}

/**
 * The differences between a success and the contract, one for each field: a list of a thousand rows counts once. Unknown
 * fields do not count, because nothing reads them.
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
