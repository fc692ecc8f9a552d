import { Box, Skeleton } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef } from 'react'
import { isDeepEqual } from '../is-deep-equal.ts'
import styles from './ListTabs.module.css'
import type { ListLink } from './use-list.ts'

export interface ListTab {
  key: string
  text: string
  /** Number of rows; undefined until loaded. */
  count: number | undefined
  chosen: boolean
  /** Its link, from `List.link`. */
  link: ListLink
}

interface ListTabsProps {
  /** Name for screen readers: "By status". */
  label: string
  tabs: readonly ListTab[]
  /** The counts are loading. They decide which tabs exist and their widths, so no tab is shown yet. */
  counting?: boolean
}

/** A link for each part of a list, with its number of rows. Memoised, because the list around it renders often. */
export const ListTabs = memo(function ListTabs({ label, tabs, counting = false }: ListTabsProps) {
  const chosenKey = counting ? undefined : tabs.find(({ chosen }) => chosen)?.key
  const row = useChosenInView<HTMLElement>('[aria-current]', chosenKey)
  if (counting) {
    return (
      <nav aria-label={label} aria-busy className={styles.tabs} data-screen>
        <span className={styles.tab}>
          <Skeleton height={14} width={280} />
        </span>
      </nav>
    )
  }
  return (
    <nav ref={row} aria-label={label} className={styles.tabs} data-screen>
      {tabs.map(({ key, text, count, chosen, link }) => (
        <Link
          key={key}
          {...link}
          className={styles.tab}
          activeOptions={{ exact: true }}
          activeProps={{}}
          aria-current={chosen ? 'page' : undefined}
          data-chosen={chosen || undefined}
          resetScroll={false}
        >
          {text}{' '}
          {count !== undefined && (
            <Box
              component="span"
              p="0 6px"
              bdrs={9}
              bg="var(--ui-sunken)"
              c="dimmed"
              fz="xs"
              style={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {count}
            </Box>
          )}
        </Link>
      ))}
    </nav>
  )
}, isDeepEqual)

/**
 * Scrolls the selected element to the middle of a scrolling row; the page does not scroll. The observer runs after
 * layout and before paint: measuring earlier would force a second layout.
 * @param selector of the selected element in the row
 * @param chosen changes with the selection
 * @returns the ref of the row
 */
export function useChosenInView<Row extends HTMLElement>(selector: string, chosen: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const { current } = row
    if (!current) return
    const observer = new ResizeObserver(() => {
      const part = current.querySelector<HTMLElement>(selector)
      if (part) current.scrollLeft = part.offsetLeft - (current.clientWidth - part.offsetWidth) / 2
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [selector, chosen])
  return row
}
