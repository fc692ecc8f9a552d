import { formatDate, useText } from '@portal/i18n'
import { Button, DateField, FilterBar, IconSearch, NativeSelect, TextInput } from '@portal/ui'
import { type FormEvent, useState } from 'react'
import {
  datesInOrder,
  filterValues,
  isFiltered,
  type OrderFilterValues,
  type OrderListSearch,
  withFilters,
} from '../order-list-search.ts'
import styles from './list.module.css'

interface OrderFiltersProps {
  search: OrderListSearch
  onSearch: (search: OrderListSearch) => void
}

const noFilters: OrderFilterValues = { keyword: '', date_field: 'booking', date_from: '', date_to: '' }

/** Keyword and dates; what is in force stands as chips below. */
export function OrderFilters({ search, onSearch }: OrderFiltersProps) {
  const apply = (values: OrderFilterValues) => onSearch(withFilters(search, values))
  const chips = useChips(search, apply)
  return (
    <FilterBar chips={chips} onClear={() => apply(noFilters)}>
      <FilterForm key={chips.map(({ label }) => label).join()} search={search} onApply={apply} />
    </FilterBar>
  )
}

function useChips(search: OrderListSearch, apply: (values: OrderFilterValues) => void) {
  const t = useText('user/order/list')
  if (!isFiltered(search)) return []
  const values = filterValues(search)
  const field = t(`dateFields.${values.date_field}`)
  const without = (part: Partial<OrderFilterValues>) => () => apply({ ...values, ...part })
  return [
    { key: 'keyword', label: values.keyword, onRemove: without({ keyword: '' }) },
    {
      key: 'from',
      label: values.date_from && `${field} ≥ ${formatDate(values.date_from)}`,
      onRemove: without({ date_from: '' }),
    },
    {
      key: 'to',
      label: values.date_to && `${field} ≤ ${formatDate(values.date_to)}`,
      onRemove: without({ date_to: '' }),
    },
  ].filter(({ label }) => label !== '')
}

interface FilterFormProps {
  search: OrderListSearch
  onApply: (values: OrderFilterValues) => void
}

function FilterForm({ search, onApply }: FilterFormProps) {
  const t = useText('user/order/list')
  const [values, setValues] = useState(() => filterValues(search))
  const [tried, setTried] = useState(false)
  const wrong = tried && !datesInOrder(values.date_from, values.date_to)
  const change = (part: Partial<OrderFilterValues>) => setValues((known) => ({ ...known, ...part }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (datesInOrder(values.date_from, values.date_to)) onApply(values)
  }

  return (
    <form className={styles.filters} onSubmit={submit} aria-label={t('filters')} noValidate>
      <TextInput
        className={styles.keyword}
        label={t('keyword')}
        placeholder={t('keywordHint')}
        value={values.keyword}
        onChange={(event) => change({ keyword: event.currentTarget.value })}
        maxLength={60}
        type="search"
      />
      <NativeSelect
        label={t('dateField')}
        value={values.date_field}
        onChange={(event) =>
          change({ date_field: event.currentTarget.value as OrderFilterValues['date_field'] })
        }
        data={(['booking', 'check_in', 'check_out'] as const).map((value) => ({
          value,
          label: t(`dateFields.${value}`),
        }))}
      />
      <DateField
        className={styles.date}
        label={t('from')}
        value={values.date_from || null}
        onChange={(day) => change({ date_from: day ?? '' })}
        clearable
      />
      <DateField
        className={styles.date}
        label={t('to')}
        value={values.date_to || null}
        onChange={(day) => change({ date_to: day ?? '' })}
        clearable
        error={wrong && t('datesWrong')}
      />
      <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden />}>
        {t('apply')}
      </Button>
    </form>
  )
}
