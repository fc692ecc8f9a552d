import { type OperationId, routes } from '@portal/api-client/contract'
import { dataFor } from './generated-data.ts'
import { type Operation, refuse } from './operation.ts'

const marked = new WeakSet<object>()

/**
 * An answer drawn from the contract for an operation that nobody has written yet: a screen can begin the day
 * the contract changes, and this entry names the place where the rule is missing. A file cannot be drawn: there is
 * none yet.
 */
export function generated<Op extends OperationId>(operation: Op): Operation<Op> {
  const answer: Operation<Op> = async (call, world) =>
    routes[operation].answer === 'file'
      ? refuse('NOT_FOUND')
      : ((await dataFor(operation, call.now, world)) as never)
  marked.add(answer)
  return answer
}

export const isGenerated = (operation: object): boolean => marked.has(operation)
