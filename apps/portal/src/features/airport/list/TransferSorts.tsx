import { useText } from '@portal/i18n'
import { Group, UnstyledButton } from '@portal/ui'
import styles from '../../../trade/results/results.module.css'
import type { TransferListSearch } from '../../../trade/search/transfer-search.ts'

const sorts = ['default', 'price', 'seats'] as const

interface TransferSortsProps {
  search: TransferListSearch
  onSearch: (search: TransferListSearch) => void
}

/** The contract's three sorts: price ascending, seats descending. */
export function TransferSorts({ search, onSearch }: TransferSortsProps) {
  const t = useText('airport/list')
  const { sort: active = 'default', ...plain } = search
  return (
    <Group gap="0 4px" align="stretch" role="group" aria-label={t('sort')}>
      {sorts.map((sort) => (
        <UnstyledButton
          key={sort}
          className={styles.sort}
          aria-pressed={sort === active}
          onClick={() => onSearch(sort === 'default' ? plain : { ...plain, sort })}
        >
          {t(`sorts.${sort}`)}
        </UnstyledButton>
      ))}
    </Group>
  )
}
