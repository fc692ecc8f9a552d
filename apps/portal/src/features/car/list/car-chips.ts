import type { Schemas } from '@portal/api-client'
import { formatAmount, textOf } from '@portal/i18n'
import { filtersIn } from '../../../trade/results/results-address.ts'
import { type CarFilterChange, type CarListSearch, carFilterShape } from './car-list-search.ts'

/** An active filter in words, and the filters without it. */
interface ActiveCarFilter {
  key: string
  label: string
  without: CarFilterChange
}

/** Filters with several values, and the facet that has their labels. */
const lists = {
  model: 'models',
  class: 'classes',
  energy: 'energy',
  location: 'locations',
  mileage: 'mileage',
} as const
type ListFilter = keyof typeof lists

/** The active filters as chips; facets supply the labels of their values. */
export function activeCarFilters(
  search: CarListSearch,
  facets: Schemas['CarFilters'] | undefined,
): ActiveCarFilter[] {
  const t = textOf('car/list')
  const filter = filtersIn(search, carFilterShape)
  const currency = (facets?.price.min ?? facets?.price.max)?.currency ?? ''
  const money = (amount: string) => `${currency} ${formatAmount({ amount, currency })}`.trim()
  const chosen = (Object.keys(lists) as ListFilter[]).flatMap((name) =>
    (filter[name] ?? []).map((value): ActiveCarFilter => {
      const rest = (filter[name] as string[]).filter((other) => other !== value)
      const label = facets?.[lists[name]].find((facet) => facet.value === value)?.label ?? value
      return { key: `${name} ${value}`, label, without: { [name]: rest } }
    }),
  )
  const single = (name: 'seats_min' | 'price_min' | 'price_max', text: (value: string) => string) => {
    const value = filter[name]
    return value === undefined
      ? []
      : [{ key: name, label: text(String(value)), without: { [name]: undefined } }]
  }
  return [
    ...chosen,
    ...single('seats_min', (seats) => t('filters.seatsFrom', { seats })),
    ...single('price_min', (amount) => t('filters.priceOver', { amount: money(amount) })),
    ...single('price_max', (amount) => t('filters.priceUnder', { amount: money(amount) })),
  ]
}
