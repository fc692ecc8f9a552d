import type { OperationId } from './contract.ts'

let lacking: ReadonlySet<string> = new Set()

/** Takes what the host says of its backend: operations of the contract that it does not have. */
export function connectLacking(operations: readonly string[]): void {
  lacking = new Set(operations)
}

/** Whether the backend has the call. What leads only to a call that it lacks is not offered. */
export const hasCall = (operation: OperationId): boolean => !lacking.has(operation)

/** Whether the backend has one of the calls that a page lives by; a page that needs none is always of use. */
export const hasSome = (operations: readonly OperationId[]): boolean =>
  operations.length === 0 || operations.some(hasCall)
