import { type ErrorKey, type OperationId, routes } from '@portal/api-client/contract'
import type { FaultRule } from './fault-rule.ts'

/** Code of the envelope for a key; 0 for all others. */
const codes: { readonly [Key in ErrorKey]?: number } = {
  NEED_LOGIN: 303,
  ALREADY_SIGNED_IN: 303,
  NO_PERMISSION: 401,
}
const codeOf = (key: ErrorKey): number => codes[key] ?? 0

/** The code of an expired session, which has no key. Every operation with NEED_LOGIN can answer it. */
export const expiredCode = 409

const keysOf = (operation: OperationId): readonly ErrorKey[] => routes[operation].refusals

/** The first key of the operation with this code; undefined where the contract has none. */
export const keyWithCode = (operation: OperationId, code: number): ErrorKey | undefined =>
  keysOf(operation).find((key) => codeOf(key) === code)

/** Whether the contract lets the operation refuse with this code, and with this key if there is one. */
export function canRefuse(
  operation: OperationId,
  { code, error_key }: { readonly code: number; readonly error_key?: ErrorKey | undefined },
): boolean {
  const keys = keysOf(operation)
  if (code === expiredCode) return error_key === undefined && keys.includes('NEED_LOGIN')
  return keys.some((key) => codeOf(key) === code && (error_key ?? key) === key)
}

/** What the contract has against the refusal of a rule, by its member, with the refusals there are; null for nothing. */
export function wrongRefusal({ operation, code, error_key, forced }: FaultRule): string | null {
  if (code === undefined || forced) return null
  const asked = operation === '*' ? (Object.keys(routes) as OperationId[]) : [operation]
  if (asked.some((one) => canRefuse(one, { code, error_key }))) return null
  const force = 'To answer with it all the same, add forced: true.'
  if (error_key !== undefined && (operation === '*' || keysOf(operation).includes(error_key)))
    return `code: ${error_key} goes with code ${codeOf(error_key)}, not ${code}. ${force}`
  const [member, given] = error_key === undefined ? ['code', code] : ['error_key', error_key]
  if (operation === '*') return `${member}: no operation is refused with ${given}. ${force}`
  const refusals = refusalsOf(operation)
  if (refusals === '') return `${member}: ${operation} is never refused. ${force}`
  return `${member}: ${operation} is never refused with ${given}, but with ${refusals}. ${force}`
}

/** `NEED_LOGIN (code 303), the code 409, VALIDATION (code 0)`. */
const refusalsOf = (operation: OperationId): string =>
  keysOf(operation)
    .flatMap((key) => [
      `${key} (code ${codeOf(key)})`,
      ...(key === 'NEED_LOGIN' ? [`an expired session (code ${expiredCode})`] : []),
    ])
    .join(', ')
