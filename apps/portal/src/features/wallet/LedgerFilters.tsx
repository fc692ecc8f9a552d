import { formatDate, useText } from '@portal/i18n'
import { Button, DateField, FilterBar, IconSearch, NativeSelect, TextInput } from '@portal/ui'
import { type FormEvent, useState } from 'react'
import styles from './BalancePage.module.css'
import {
  type BalanceSearch,
  type LedgerFilterValues,
  ledgerFilterValues,
  ledgerTypes,
  withLedgerFilters,
} from './balance-search.ts'

interface LedgerFiltersProps {
  search: BalanceSearch
  onSearch: (search: BalanceSearch) => void
}

const noFilters: LedgerFilterValues = { type: '', date_from: '', date_to: '', keyword: '' }

/** Type, dates and keyword; what is in force stands as chips below. */
export function LedgerFilters({ search, onSearch }: LedgerFiltersProps) {
  const apply = (values: LedgerFilterValues) => onSearch(withLedgerFilters(search, values))
  const chips = useChips(search, apply)
  return (
    <FilterBar chips={chips} onClear={() => apply(noFilters)}>
      <FilterForm key={chips.map(({ label }) => label).join()} search={search} onApply={apply} />
    </FilterBar>
  )
}

function useChips(search: BalanceSearch, apply: (values: LedgerFilterValues) => void) {
  const t = useText('user/account/balance')
  const values = ledgerFilterValues(search)
  const without = (part: Partial<LedgerFilterValues>) => () => apply({ ...values, ...part })
  return [
    { key: 'type', label: search.type ? t(`types.${search.type}`) : '', onRemove: without({ type: '' }) },
    {
      key: 'from',
      label: values.date_from && `≥ ${formatDate(values.date_from)}`,
      onRemove: without({ date_from: '' }),
    },
    {
      key: 'to',
      label: values.date_to && `≤ ${formatDate(values.date_to)}`,
      onRemove: without({ date_to: '' }),
    },
    { key: 'keyword', label: values.keyword, onRemove: without({ keyword: '' }) },
  ].filter(({ label }) => label !== '')
}

interface FilterFormProps {
  search: BalanceSearch
  onApply: (values: LedgerFilterValues) => void
}

function FilterForm({ search, onApply }: FilterFormProps) {
  const t = useText('user/account/balance')
  const common = useText('common')
  const [values, setValues] = useState(() => ledgerFilterValues(search))
  const [tried, setTried] = useState(false)
  const inOrder = values.date_from === '' || values.date_to === '' || values.date_from <= values.date_to
  const change = (part: Partial<LedgerFilterValues>) => setValues((known) => ({ ...known, ...part }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (inOrder) onApply(values)
  }

  return (
    <form className={styles.filters} onSubmit={submit} aria-label={t('filters')} noValidate>
      <NativeSelect
        label={t('type')}
        value={values.type}
        onChange={(event) => change({ type: event.currentTarget.value })}
        data={[
          { value: '', label: common('all') },
          ...ledgerTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        ]}
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
        error={tried && !inOrder && t('datesWrong')}
      />
      <TextInput
        className={styles.keyword}
        label={t('keyword')}
        placeholder={t('keywordHint')}
        value={values.keyword}
        onChange={(event) => change({ keyword: event.currentTarget.value })}
        maxLength={60}
        type="search"
      />
      <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden />}>
        {t('apply')}
      </Button>
    </form>
  )
}
