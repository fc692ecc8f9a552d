import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../../shared/exhaustive.ts'
import { oneOf } from '../../../shared/search-params.ts'
import { toCountsQuery } from '../order-list-query.ts'
import { type OrderListSearch, orderListReader } from '../order-list-search.ts'

export type ReportGroup = Schemas['OrderReportGroup']

/** In display order; the first is the default. */
export const reportGroups = exhaustive<ReportGroup>()([
  'month',
  'product',
  'operator',
  'customer',
  'cost_centre',
])

/** Filters that report and list have in common. */
export const reportFilters = [
  'product',
  'date_field',
  'date_from',
  'date_to',
  'date_span',
  'operator',
  'customer',
  'cost_centre',
] as const satisfies readonly (keyof OrderListSearch)[]

export type ReportSearch = Pick<OrderListSearch, (typeof reportFilters)[number]> & { group_by?: ReportGroup }

const readGroup = oneOf(...reportGroups)
const readFilters = orderListReader('all')

/** Search params of `/user/order/report`. */
export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  const filters = readFilters(raw)
  const group_by = readGroup(raw['group_by'])
  return {
    ...('group_by' in raw && { group_by }),
    ...Object.fromEntries(reportFilters.filter((name) => name in raw).map((name) => [name, filters[name]])),
  } as ReportSearch
}

/** The request for a report: the filters as the list of orders sends them. */
export const toReportQuery = ({ group_by = 'month', ...filters }: ReportSearch) => ({
  group_by,
  ...toCountsQuery(filters, 'all'),
})

const lastDay = (month: string): string => {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10)
}

/** The list of all orders, narrowed to those of a row. `own` is the reading member. */
export function ordersOfRow(
  { group_by = 'month', ...filters }: ReportSearch,
  { key }: Pick<Schemas['OrderReportRow'], 'key'>,
  own: number,
): OrderListSearch {
  switch (group_by) {
    case 'month': {
      const { date_span: _, ...kept } = filters
      const { date_from, date_to } = toReportQuery(filters)
      const [first, last] = [`${key}-01`, lastDay(key)]
      return {
        ...kept,
        date_from: date_from && date_from > first ? date_from : first,
        date_to: date_to && date_to < last ? date_to : last,
      }
    }
    case 'product':
      return { ...filters, product: key as NonNullable<OrderListSearch['product']> }
    case 'operator':
      return { ...filters, operator: key === String(own) ? 'me' : key }
    default:
      return key === '' ? { ...filters, without: group_by } : { ...filters, [group_by]: key }
  }
}
