import type { Schemas } from '@portal/api-client/contract'

type View = Schemas['OrderView']

/** A saved view of a list of orders. */
export interface OrderViewRecord {
  readonly id: string
  readonly member_id: string
  readonly order_type: View['order_type']
  readonly name: string
  readonly filters: Readonly<View['filters']>
  readonly sort: View['sort']
  readonly order: View['order']
  readonly columns: readonly string[]
  readonly is_default: boolean
}

/** Per member and product. */
const mostViews = 20

const plain = (name: string) => name.trim().toLowerCase()

/** What is wrong with a view's name; null when it is free. */
export function viewNameError(
  name: string,
  others: readonly Pick<OrderViewRecord, 'name'>[],
  isNew: boolean,
): 'required' | 'view_name_known' | 'views_full' | null {
  if (plain(name) === '') return 'required'
  if (others.some((other) => plain(other.name) === plain(name))) return 'view_name_known'
  return isNew && others.length >= mostViews ? 'views_full' : null
}
