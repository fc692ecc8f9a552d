import type { Schemas } from '@portal/api-client'
import { formatAmount, textOf } from '@portal/i18n'
import { filterOf } from './hotel-list-query.ts'
import type { FilterChange, HotelFilterSearch, HotelListSearch } from './hotel-list-search.ts'

/** An active filter in words, and the filters without it. */
interface ActiveFilter {
  key: string
  label: string
  without: FilterChange
}

type ListFilter = 'star' | 'district' | 'meal' | 'facility' | 'brand'
const listFilters: readonly ListFilter[] = ['star', 'district', 'meal', 'facility', 'brand']

/** The active filters as chips; facets supply the labels of their values. */
export function activeFilters(
  search: HotelListSearch,
  facets: Schemas['HotelFacets'] | undefined,
): ActiveFilter[] {
  const filter = filterOf(search)
  const currency = (facets?.price.min ?? facets?.price.max)?.currency ?? ''
  const lists = listFilters.flatMap((name) =>
    (filter[name] ?? []).map((value): ActiveFilter => {
      const rest = (filter[name] as (string | number)[]).filter((other) => other !== value)
      return {
        key: `${name} ${value}`,
        label: facets?.[name].find((facet) => facet.value === String(value))?.label ?? ownLabel(name, value),
        without: { [name]: rest },
      }
    }),
  )
  return [...lists, ...singleFilters(filter, currency)]
}

/** A value without hotels has no facet. */
function ownLabel(name: ListFilter, value: string | number): string {
  const t = textOf('hotel')
  if (name === 'star') return value === 0 ? t('noStar') : t('star', { count: Number(value) })
  return name === 'meal' ? t(`mealTypes.${value as Schemas['MealType']}`) : String(value)
}

function singleFilters(filter: HotelFilterSearch, currency: string): ActiveFilter[] {
  const t = textOf('hotel/list')
  const single = (name: keyof HotelFilterSearch, label: (value: string) => string): ActiveFilter[] => {
    const value = filter[name]
    return value === undefined
      ? []
      : [{ key: name, label: label(String(value)), without: { [name]: undefined } }]
  }
  const money = (amount: string) => `${currency} ${formatAmount({ amount, currency })}`.trim()
  return [
    ...single('free_cancel', () => t('filters.freeCancel')),
    ...single('price_min', (amount) => t('filters.priceOver', { amount: money(amount) })),
    ...single('price_max', (amount) => t('filters.priceUnder', { amount: money(amount) })),
    ...single('score_min', (score) => t('filters.scoreOver', { score })),
    ...single('distance_max', (km) => t('filters.distanceUnder', { km })),
    ...single('keyword', (keyword) => `“${keyword}”`),
  ]
}
