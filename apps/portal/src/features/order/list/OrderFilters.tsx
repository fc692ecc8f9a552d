import { useText } from '@portal/i18n'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { filterValues, type OrderListSearch, withFilters } from '../order-list-search.ts'
import type { ListWords } from './list-line.ts'

interface OrderFiltersProps {
  words: Pick<ListWords, 'keywordHint' | 'dateFields'>
  search: OrderListSearch
  onSearch: (search: OrderListSearch) => void
}

/** Keyword and dates; what is in force stands as chips below. */
export function OrderFilters({ words, search, onSearch }: OrderFiltersProps) {
  const t = useText('user/order/list')
  const about = words.dateFields[search.date_field ?? 'booking']
  return (
    <ListFilters
      label={t('filters')}
      values={filterValues(search)}
      onApply={(next) => onSearch(withFilters(search, next))}
      fields={[
        { kind: 'keyword', name: 'keyword', hint: words.keywordHint },
        {
          kind: 'choice',
          name: 'date_field',
          label: t('dateField'),
          unset: 'booking',
          quiet: true,
          choices: (['booking', 'check_in', 'check_out'] as const).map((value) => ({
            value,
            label: words.dateFields[value],
          })),
        },
        { kind: 'from', name: 'date_from', about },
        { kind: 'to', name: 'date_to', about },
      ]}
    />
  )
}
