import { type OperationId, routes } from '@portal/api-client/contract'
import { drawnData } from './generated-data.ts'
import { type Operation, type Operations, refuse } from './operation.ts'

const marked = new WeakSet<object>()

/**
 * Generates the answers of an operation that has no rule yet, so that a screen can begin the day the contract changes.
 * A file cannot be generated: there is none yet.
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
 * Adds generated answers for operations that are missing. The compiler names them; until they are written, the mock
 * answers all the same.
 */
export function withGenerated(written: Partial<Operations>): Operations {
  const missing = (Object.keys(routes) as OperationId[]).filter((operation) => !(operation in written))
  return { ...written, ...Object.fromEntries(missing.map((name) => [name, generated(name)])) } as Operations
}
