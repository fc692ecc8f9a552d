import type { Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import type { OrderListSearch } from '../order-list-search.ts'

type View = Pick<Schemas['OrderView'], 'filters' | 'sort' | 'order' | 'columns'>

/** The search params of a view; `own` is the reading member. */
export function searchOfView({ filters, sort, order, columns }: View, own: number): OrderListSearch {
  const { order_type, order_status, settlement_status, invoice_status, operator_id, ...kept } = filters
  const [status, settlement, invoice] = [order_status?.[0], settlement_status?.[0], invoice_status?.[0]]
  const isUsual = sort === 'booking_time' && order === 'desc'
  return {
    ...kept,
    ...(order_type && { product: order_type }),
    ...(status && { order_status: status }),
    ...(settlement && { settlement_status: settlement }),
    ...(invoice && { invoice_status: invoice }),
    ...(operator_id !== undefined && { operator: operator_id === own ? 'me' : String(operator_id) }),
    ...(!isUsual && { sort, order }),
    ...(columns.length > 0 && { columns: [...columns] }),
  }
}

/** The list's state as a view stores it, without page and preview. */
export function viewOfSearch(
  search: OrderListSearch,
  own: number,
): Pick<BodyOf<'saveOrderView'>, 'filters' | 'sort' | 'order' | 'columns'> {
  const { order_status, settlement_status, invoice_status, operator, tag, columns = [] } = search
  const { keyword, date_field, date_span, date_from, date_to } = search
  return {
    filters: {
      ...(order_status && { order_status: [order_status] }),
      ...(settlement_status && { settlement_status: [settlement_status] }),
      ...(invoice_status && { invoice_status: [invoice_status] }),
      ...(operator && { operator_id: operator === 'me' ? own : Number(operator) }),
      ...(search.product && { order_type: search.product }),
      ...(tag && { tag }),
      ...(search.customer && { customer: search.customer }),
      ...(search.cost_centre && { cost_centre: search.cost_centre }),
      ...(search.without && { without: search.without }),
      ...(search.trip_id && { trip_id: search.trip_id }),
      ...(keyword && { keyword }),
      ...(date_field && { date_field }),
      ...(date_span && { date_span }),
      ...(date_from && { date_from }),
      ...(date_to && { date_to }),
    },
    sort: search.sort ?? 'booking_time',
    order: search.order ?? 'desc',
    columns,
  }
}

const sorted = (value: object): string => JSON.stringify(Object.entries(value).toSorted())

/** Whether a list shows exactly this view. */
export const isShown = (view: View, search: OrderListSearch, own: number): boolean =>
  sorted(viewOfSearch(search, own).filters) === sorted(view.filters) &&
  sorted({ ...viewOfSearch(search, own), filters: null }) ===
    sorted({ sort: view.sort, order: view.order, columns: view.columns, filters: null })
