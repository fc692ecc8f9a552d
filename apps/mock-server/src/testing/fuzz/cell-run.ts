import type { EdgeRequest, EdgeResponse } from '../../edge/exchange.ts'
import type { Mock } from '../../mock.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import { bodyText } from '../plain-program.ts'
import type { Cell } from './cells.ts'
import { faultKinds, faultsOf } from './faults.ts'
import { graver, outsideContract } from './judge.ts'
import { jsonOf } from './request.ts'

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
  const envelope = jsonOf(response)
  const outside =
    envelope === null || response.status !== 200 ? null : outsideContract(cell.operation, envelope)
  const [fault] = faultsOf(
    { ...cell, sender: 'owner' },
    {
      status: response.status,
      text: envelope === null ? '' : bodyText(response),
      body: envelope ?? undefined,
      differences: outside === null ? [] : [{ what: outside, seen: '' }],
    },
  )
  return fault ? `${faultKinds[fault.kind]}: ${fault.what} ${fault.seen}` : null
}
