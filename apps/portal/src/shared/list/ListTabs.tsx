import { Box, Skeleton } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { isDeepEqual } from '../is-deep-equal.ts'
import styles from './ListTabs.module.css'
import { useChosenInView } from './use-chosen-in-view.ts'
import type { ListLink } from './use-list.ts'

export interface ListTab {
  key: string
  text: string
  /** How many rows stand behind it; undefined until it is known. */
  count: number | undefined
  chosen: boolean
  /** Where it leads, as `List.link` gives it: the same list with another part of it. */
  link: ListLink
}

interface ListTabsProps {
  /** What tells them apart, for readers: "By status". */
  label: string
  tabs: readonly ListTab[]
  /** The counts are on their way: they decide which tabs there are and how wide, so that none is shown to move. */
  counting?: boolean
}

/** One link for each part of a list, with how many rows stand in it; drawn again when that has changed. */
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
