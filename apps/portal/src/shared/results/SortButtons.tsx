import { IconChevronDown, IconChevronUp, UnstyledButton, VisuallyHidden } from '@portal/ui'
import { useEffect, useRef } from 'react'
import styles from './SortButtons.module.css'

interface SortButtonsProps<Sort extends string> {
  labels: { label: string; ascending: string; descending: string }
  sorts: readonly { sort: Sort; label: string }[]
  active: Sort
  order: 'asc' | 'desc'
  onSort: (sort: Sort) => void
}

/** The sorts in one row; choosing the active one turns its order round. `default` has none. */
export function SortButtons<Sort extends string>(props: SortButtonsProps<Sort>) {
  const { labels, sorts, active, order, onSort } = props
  const up = order === 'asc'
  const Arrow = up ? IconChevronUp : IconChevronDown
  const bar = useRef<HTMLDivElement>(null)

  // On a phone the row scrolls; only sideways, for the page itself stays where it is. The observer speaks before the
  // paint, when the page has been laid out: to ask for its measures sooner would lay it out twice.
  useEffect(() => {
    const row = bar.current
    if (!row) return
    const observer = new ResizeObserver(() => {
      const pressed = row.querySelector<HTMLElement>(`[data-sort="${active}"]`)
      if (pressed) row.scrollLeft = pressed.offsetLeft - (row.clientWidth - pressed.offsetWidth) / 2
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [active])

  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={labels.label}>
      {sorts.map(({ sort, label }) => (
        <UnstyledButton
          key={sort}
          className={styles.sort}
          data-sort={sort}
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
