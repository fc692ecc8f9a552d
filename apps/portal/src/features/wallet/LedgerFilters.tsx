import { useText } from '@portal/i18n'
import { ListFilters } from '../../shared/list/ListFilters.tsx'
import {
  type BalanceSearch,
  type ChangeSearch,
  ledgerFilterValues,
  ledgerTypes,
  withLedgerFilters,
} from './balance-search.ts'

interface LedgerFiltersProps {
  search: BalanceSearch
  onChange: (change: ChangeSearch) => void
}

/** Type, dates and keyword; what is in force stands as chips below. */
export function LedgerFilters({ search, onChange }: LedgerFiltersProps) {
  const t = useText('user/account/balance')
  return (
    <ListFilters
      label={t('filters')}
      values={ledgerFilterValues(search)}
      onApply={(next) => onChange((now) => withLedgerFilters(now, next))}
      fields={[
        {
          kind: 'choice',
          name: 'type',
          label: t('type'),
          choices: ledgerTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        },
        { kind: 'from', name: 'date_from' },
        { kind: 'to', name: 'date_to' },
        { kind: 'keyword', name: 'keyword', hint: t('keywordHint') },
      ]}
    />
  )
}
