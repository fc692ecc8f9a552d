import type { EdgeRequest, EdgeResponse } from '../../edge/exchange.ts'
import type { Mock } from '../../mock.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import type { Cell } from './cells.ts'
import { graver, outsideContract } from './judge.ts'
import { jsonOf } from './request.ts'

/** The statuses of a request that is refused as a whole. */
const refusedEntirely = new Set([400, 404, 413])

const requestOfCell = (cell: Cell, method: string, token: string | null): EdgeRequest => {
  const headers: Record<string, string | null> = {
    'think-lang': 'en',
    'content-type': cell.contentType,
    'ba-user-token': token,
  }
  const { body } = cell
  return {
    method,
    url: cell.url,
    header: (name) => headers[name] ?? null,
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  }
}

/** Sends a cell to the main world; returns the error of the answer in a sentence, or null. */
export async function errorOfCell(
  mock: Pick<Mock, 'handle'>,
  world: LiveWorld,
  cell: Cell,
  method: string,
  token: string | null,
): Promise<string | null> {
  const response = await mock.handle(requestOfCell(cell, method, token))
  const error = errorIn(response, world, cell)
  return error === null ? null : `${cell.operation} ${cell.place} (${cell.kind}): ${error}`
}

function errorIn(response: EdgeResponse, world: LiveWorld, cell: Cell): string | null {
  const found = world.verdict.report().findings.find(({ kind }) => graver.has(kind))
  if (found) return `${found.kind}: ${found.sentence}`
  const { status } = response
  if (status !== 200) return refusedEntirely.has(status) ? null : `HTTP ${status}`
  const envelope = jsonOf(response)
  if (envelope === null) return null
  const outside = outsideContract(cell.operation, envelope)
  if (outside !== null || cell.named === null) return outside
  const fields = Object.keys((envelope.data as { fields?: object } | null)?.fields ?? {})
  return fields.some((field) => field.startsWith(cell.named as string))
    ? null
    : `the contract forbids the value, and the answer names ${fields.join(', ') || 'nothing'}`
}
