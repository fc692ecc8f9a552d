import type { OperationId } from './contract.ts'

let unsupported: ReadonlySet<string> = new Set()

/** Sets the operations of the contract that the backend does not have, as the host names them. */
export function setUnsupportedOperations(operations: readonly string[]): void {
  unsupported = new Set(operations)
}

/** Whether the backend has the operation. Whatever leads only to an unsupported operation is not offered. */
export const isSupported = (operation: OperationId): boolean => !unsupported.has(operation)

/** Whether the backend has one of the operations that a page needs; true for an empty list. */
export const isAnySupported = (operations: readonly OperationId[]): boolean =>
  operations.length === 0 || operations.some(isSupported)
