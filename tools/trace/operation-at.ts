import { type OperationId, routes } from '@portal/api-client/contract'

const byCall = new Map(
  (Object.keys(routes) as OperationId[]).map((id) => [`${routes[id].method} ${routes[id].path}`, id]),
)

/** The operation of a call; null for one that the contract does not name. */
export function operationAt(method: string, path: string): OperationId | null {
  const known = byCall.get(`${method} ${path}`)
  if (known !== undefined) return known
  // A backend may stand below a base path.
  const from = path.indexOf('/api/')
  return from <= 0 ? null : (byCall.get(`${method} ${path.slice(from)}`) ?? null)
}
