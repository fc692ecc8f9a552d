import { useText } from '@portal/i18n'
import { memo, useEffect, useEffectEvent, useId } from 'react'
import { Flex } from '../generated/mantine/Flex.ts'
import { NativeSelect } from '../generated/mantine/NativeSelect.ts'
import { Pagination } from '../generated/mantine/Pagination.ts'
import { Text } from '../generated/mantine/Text.ts'
import { usePhone } from '../theme/environment.ts'

const pageSizes: readonly number[] = [10, 20, 50, 100]

export interface PagerProps {
  /** Starts at 1. */
  page: number
  /** Rows per page. */
  limit: number
  /** Total number of rows. */
  total: number
  /** Turns to a page. */
  onPage: (page: number, turn?: PageTurn) => void
  /** Name of the list, if the page has more than one. */
  label?: string | undefined
  /** Left out if the page size is fixed. */
  onLimit?: ((limit: number) => void) | undefined
  /** False while `total` may be out of date. */
  settled?: boolean
}

/** A correction replaces the history entry: Back must not lead to a page beyond the last one again. */
interface PageTurn {
  replace: true
}

/** The last page of a list that is not empty. */
export const lastPage = ({ limit, total }: Pick<PagerProps, 'limit' | 'total'>): number =>
  Math.max(1, Math.ceil(total / limit))

/**
 * Shows the range of rows, the pages and the page size. A page number beyond the last page is corrected. Memoised,
 * because Mantine's Pagination is slow to render and the list around it renders often.
 */
export const Pager = memo(function Pager(props: PagerProps) {
  const { page: requested, limit, total, onPage, label, onLimit, settled = true } = props
  const t = useText('common')
  const phone = usePhone()
  const limitId = useId()
  const pages = lastPage({ limit, total })
  const page = Math.min(requested, pages)
  const isBeyond = total > 0 && requested > pages
  const turnBack = useEffectEvent(() => onPage(pages, { replace: true }))
  useEffect(() => {
    if (isBeyond && settled) turnBack()
  }, [isBeyond, settled])
  if (total === 0) return null
  const range = { from: (page - 1) * limit + 1, to: Math.min(page * limit, total), total }
  return (
    <Flex
      component="nav"
      gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
      align="center"
      wrap="wrap"
      justify="space-between"
      aria-label={[t('pager.label'), label].filter(Boolean).join(' · ')}
    >
      {/* Printed too: a printed list is one page of it. */}
      <Text span inherit fz="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('pager.range', range)}
      </Text>
      {pages > 1 && (
        <Pagination
          data-screen
          size="sm"
          value={page}
          total={pages}
          onChange={(next) => onPage(next)}
          siblings={phone ? 0 : 1}
          boundaries={1}
          getItemProps={(each) => ({ 'aria-label': t('pager.page', { page: each }) })}
          getControlProps={(control) => ({
            'aria-label': t(control === 'previous' ? 'pager.previous' : 'pager.next'),
          })}
        />
      )}
      {onLimit && (
        <Flex data-screen component="span" gap="xs" align="center" display="inline-flex" c="dimmed" fz="sm">
          <label htmlFor={limitId}>{t('pager.perPage')}</label>
          <NativeSelect
            id={limitId}
            size="xs"
            value={String(limit)}
            data={pageSizes.map(String)}
            onChange={(event) => onLimit(Number(event.currentTarget.value))}
          />
        </Flex>
      )}
    </Flex>
  )
})
