import { type OperationId, routes } from '@portal/api-client/contract'
import { drawnData } from './generated-data.ts'
import { type Operation, type Operations, refuse } from './operation.ts'

const marked = new WeakSet<object>()

/**
 * An answer drawn from the contract for an operation that nobody has written yet: a screen can begin the day
 * the contract changes, and this entry names the place where the rule is missing. A file cannot be drawn: there is
 * none yet.
 */
export function generated<Op extends OperationId>(operation: Op): Operation<Op> {
  const answer: Operation<Op> = async (call, world) => {
    if (routes[operation].answer === 'file') throw refuse('NOT_FOUND')
    return (await drawnData(operation, call.now, world, Object.assign({}, call.query, call.body))) as never
  }
  marked.add(answer)
  return answer
}

export const isGenerated = (operation: object): boolean => marked.has(operation)

/**
 * Fills in what nobody has written yet. The compiler names every operation that owes an entry; until it stands, a
 * contract that has just grown is answered all the same.
 */
export function withGenerated(written: Partial<Operations>): Operations {
  const missing = (Object.keys(routes) as OperationId[]).filter((operation) => !(operation in written))
  return { ...written, ...Object.fromEntries(missing.map((name) => [name, generated(name)])) } as Operations
}
