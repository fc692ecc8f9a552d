import { IconChevronDown, IconChevronUp, UnstyledButton, VisuallyHidden } from '@portal/ui'
import { useChosenInView } from '../../shared/list/ListTabs.tsx'
import styles from './results.module.css'

interface SortButtonsProps<Sort extends string> {
  labels: { label: string; ascending: string; descending: string }
  sorts: readonly { sort: Sort; label: string }[]
  active: Sort
  order: 'asc' | 'desc'
  onSort: (sort: Sort) => void
}

/** The sort buttons; a press on the active one reverses its order. `default` has no order. */
export function SortButtons<Sort extends string>(props: SortButtonsProps<Sort>) {
  const { labels, sorts, active, order, onSort } = props
  const up = order === 'asc'
  const Arrow = up ? IconChevronUp : IconChevronDown
  const bar = useChosenInView<HTMLDivElement>('[aria-pressed="true"]', active)
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={labels.label}>
      {sorts.map(({ sort, label }) => (
        <UnstyledButton
          key={sort}
          className={styles.sort}
          aria-pressed={sort === active}
          onClick={() => onSort(sort)}
        >
          {label}{' '}
          {sort === active && sort !== 'default' && (
            <>
              <Arrow size={14} aria-hidden />
              <VisuallyHidden component="span">{up ? labels.ascending : labels.descending}</VisuallyHidden>
            </>
          )}
        </UnstyledButton>
      ))}
    </div>
  )
}
