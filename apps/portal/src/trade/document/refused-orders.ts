import { ApiError } from '@portal/api-client'

export interface RefusedOrder {
  id: string
  reason: string
}

/** Orders of a refusal by their index in the request (`orders[3].id`), with the reason. */
export function refusedOrders(error: unknown, ids: readonly string[]): RefusedOrder[] {
  if (!(error instanceof ApiError) || error.errorKey !== 'ORDER_NOT_ELIGIBLE') return []
  return Object.entries(error.fields).flatMap(([path, texts]) => {
    const id = ids[Number(/\[(\d+)\]/.exec(path)?.[1] ?? Number.NaN)]
    return id === undefined ? [] : [{ id, reason: texts.join(' ') }]
  })
}
