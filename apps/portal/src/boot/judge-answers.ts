import { type OperationId, routes, validators } from '@portal/api-client/contract'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

type AnswerValidator = {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: readonly Issue[] } }
}

const operations = new Map(
  (Object.keys(routes) as OperationId[]).map((id) => [`${routes[id].method} ${routes[id].path}`, id]),
)

/** What was said, by operation and field: a list of a thousand rows differs once. */
const said = new Set<string>()

/** Says on the console where a success leaves the contract, once for each operation and field. For development only. */
export function judgeAnswer({ method, url }: { method: string; url: string }, envelope: object): void {
  const operation = operations.get(`${method.toUpperCase()} ${url}`)
  if (operation === undefined) return
  const { answer }: { answer?: AnswerValidator } = validators[operation]
  const result = answer?.safeParse(envelope)
  if (result === undefined || result.success) return
  for (const { path, message } of result.error.issues) {
    const field = path.map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`)).join('')
    const key = `${operation} ${field}`
    if (said.has(key)) continue
    said.add(key)
    // oxlint-disable-next-line no-console -- for whoever develops before a real backend
    console.warn(`${operation}: ${field.replace(/^\./, '') || 'the answer'}: ${message}`)
  }
}
