/** Reads the examples of the contract that write-examples.ts has written, for the API reference and the checks. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../../openapi/examples')

interface Envelope {
  code: number
  msg?: string
  data: unknown
}

/** One call and its answer. */
export interface Example {
  summary?: string
  request: { query?: Record<string, unknown>; body?: unknown }
  /** The envelope; none when the call answers with a file. */
  answer?: Envelope
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** The examples of each operation, by their names. */
const readExamples = (): Record<string, Record<string, Example>> =>
  Object.assign(
    {},
    ...readdirSync(folder)
      .filter((file) => file !== 'refusals.json')
      .map(readJson),
  )

/** A refusal for each error key. */
const readRefusals = () => readJson('refusals.json') as Record<string, Envelope>

interface Shown {
  schema: unknown
  examples?: Record<string, ShownExample | { $ref: string }>
}

interface ShownExample {
  summary?: string
  value: unknown
}

interface Response {
  content: Record<string, Shown>
}

interface Operation {
  operationId: string
  parameters?: (Shown & { name: string })[]
  requestBody?: { content: Record<string, Shown> }
  responses: { 200: Response }
  'x-refusals'?: string[]
}

interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { examples?: Record<string, ShownExample> }
}

const exampleOf = (value: unknown, summary?: string): ShownExample => ({ ...(summary && { summary }), value })

/** The error key of an envelope; null for a success, and for an expired session, which has none. */
const errorKeyOf = ({ data }: Envelope): string | null =>
  (data as { error_key?: string } | null)?.error_key ?? null

/**
 * Adds the examples to a bundled contract, in place: to requests and to answers. A refusal that no scene of an operation
 * ends in is shown as the one that all operations share.
 */
export function addExamples(document: object, examples = readExamples(), refusals = readRefusals()): void {
  const { paths, components } = document as Contract
  const shared: Record<string, ShownExample> = {}
  components.examples = shared
  for (const operation of Object.values(paths).flatMap(({ get, post }) => [get, post])) {
    if (!operation) continue
    const answers = operation.responses[200].content['application/json']
    const shownKeys = new Set<string | null>()
    for (const [name, { summary, request, answer }] of Object.entries(
      examples[operation.operationId] ?? {},
    )) {
      const show = (place: Shown | undefined, value: unknown) => {
        if (place && value !== undefined) (place.examples ??= {})[name] = exampleOf(value, summary)
      }
      for (const media of Object.values(operation.requestBody?.content ?? {})) show(media, request.body)
      for (const parameter of operation.parameters ?? []) {
        const value = request.query?.[parameter.name]
        if (value !== undefined) (parameter.examples ??= {})[name] = { value }
      }
      show(answers, answer)
      if (answer && answer.code !== 1) shownKeys.add(errorKeyOf(answer))
    }
    const keys = operation['x-refusals'] ?? []
    const others = keys.includes('NEED_LOGIN') ? [...keys, 'SESSION_EXPIRED'] : keys
    for (const key of others.filter((each) => !shownKeys.has(each))) {
      const refusal = refusals[key]
      if (!answers || !refusal) continue
      shared[key] = exampleOf(refusal, refusal.msg)
      ;(answers.examples ??= {})[key] = { $ref: `#/components/examples/${key}` }
    }
  }
}
