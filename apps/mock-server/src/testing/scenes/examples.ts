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
  examples?: Record<string, { summary?: string; value: unknown }>
}

interface Response {
  description: string
  content: Record<string, Shown>
}

interface Operation {
  operationId: string
  parameters?: (Shown & { name: string })[]
  requestBody?: { content: Record<string, Shown> }
  responses: { 200: Response; default: Response | { $ref: string } }
}

interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { responses: { Refused: Response & { content: { 'application/json': Shown } } } }
}

/** Adds the examples to a bundled contract, in place: to requests, successes and refusals. */
export function addExamples(document: object, examples = readExamples(), refusals = readRefusals()): void {
  const { paths, components } = document as Contract
  const { description, content } = components.responses.Refused
  const { schema } = content['application/json']
  content['application/json'].examples = Object.fromEntries(
    Object.entries(refusals).map(([key, value]) => [
      key,
      { ...(value.msg && { summary: value.msg }), value },
    ]),
  )
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [name, { summary, request, answer }] of Object.entries(
      examples[operation.operationId] ?? {},
    )) {
      const show = (place: Shown | undefined, value: unknown) => {
        if (place && value !== undefined)
          (place.examples ??= {})[name] = { ...(summary && { summary }), value }
      }
      for (const media of Object.values(operation.requestBody?.content ?? {})) show(media, request.body)
      for (const parameter of operation.parameters ?? []) {
        const value = request.query?.[parameter.name]
        if (value !== undefined) (parameter.examples ??= {})[name] = { value }
      }
      if (answer?.code === 1) show(operation.responses[200].content['application/json'], answer)
      else if (answer) {
        // The operation shows its own refusals instead of those of every error key.
        if ('$ref' in operation.responses.default)
          operation.responses.default = { description, content: { 'application/json': { schema } } }
        show(operation.responses.default.content['application/json'], answer)
      }
    }
  }
}
