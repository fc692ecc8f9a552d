import { useText } from '@portal/i18n'
import { IconChevronDown, IconChevronUp, UnstyledButton, VisuallyHidden } from '@portal/ui'
import { orderOf } from './hotel-list-query.ts'
import { type HotelListSearch, type HotelSort, hotelSorts } from './hotel-list-search.ts'
import styles from './SortBar.module.css'

interface SortBarProps {
  search: HotelListSearch
  onSort: (sort: HotelSort) => void
}

/** The seven sorts; choosing the active one turns its order round. */
export function SortBar({ search, onSort }: SortBarProps) {
  const t = useText('hotel/list')
  const { sort: active = 'default' } = search
  const up = orderOf(search) === 'asc'
  const Arrow = up ? IconChevronUp : IconChevronDown
  return (
    <div className={styles.bar} role="group" aria-label={t('sort')}>
      {hotelSorts.map((sort) => (
        <UnstyledButton
          key={sort}
          className={styles.sort}
          aria-pressed={sort === active}
          onClick={() => onSort(sort)}
        >
          {t(`sorts.${sort}`)}{' '}
          {sort === active && sort !== 'default' && (
            <>
              <Arrow size={14} aria-hidden />
              <VisuallyHidden component="span">{up ? t('ascending') : t('descending')}</VisuallyHidden>
            </>
          )}
        </UnstyledButton>
      ))}
    </div>
  )
}
