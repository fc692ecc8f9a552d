import { loadContract, type OperationId, routes } from '@portal/api-client/contract'
import type { JsonObject } from '../contract/flatten.ts'
import { objectAt } from '../contract/operations.ts'

type Row = (typeof routes)[OperationId]

/** Where a call comes from: `known` and `inherited` have a source, `stubbed` is an assumption. */
export type Status = Row['status']

export interface Operation extends Pick<Row, 'method' | 'path' | 'status' | 'answer'> {
  readonly id: OperationId
  /** Needs a member. */
  readonly member: boolean
  /** Changes nothing. */
  readonly safe: boolean
  /** The field by which a repeated request has one effect; null if each has its own. */
  readonly once: string | null
  /** Of a success. */
  readonly mediaTypes: readonly string[]
}

/** Reads that start something, although they invalidate no answer. */
const startsJob: ReadonlySet<OperationId> = new Set(['exportLedger', 'exportAdminLog', 'exportInvoices'])

export interface Contract {
  readonly document: JsonObject
  readonly operations: readonly Operation[]
}

export async function readContract(): Promise<Contract> {
  const document = (await loadContract()) as JsonObject
  const operations = (Object.keys(routes) as OperationId[]).map((id): Operation => {
    const { auth, safe, ...row } = routes[id]
    const described = objectAt(document, 'paths', row.path, row.method.toLowerCase())
    const { 'x-idempotent': once } = described
    return {
      ...row,
      id,
      member: auth === 'member',
      safe: safe && described['x-invalidates'] === undefined && !startsJob.has(id),
      once: typeof once === 'string' ? once : null,
      mediaTypes: Object.keys(objectAt(described, 'responses', '200', 'content')).filter(
        // Beside a file it is the type of refusals.
        (type) => row.answer === 'json' || type !== 'application/json',
      ),
    }
  })
  return { document, operations }
}
