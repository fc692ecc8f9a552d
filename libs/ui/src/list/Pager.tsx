import { useText } from '@portal/i18n'
import { useId } from 'react'
import { NativeSelect } from '../mantine/NativeSelect.ts'
import { Pagination } from '../mantine/Pagination.ts'
import { usePhone } from '../theme/screen.ts'
import classes from './Pager.module.css'

export const pageSizes: readonly number[] = [10, 20, 50, 100]

export interface PagerProps {
  /** From 1. */
  page: number
  /** Rows per page. */
  limit: number
  /** Rows in all. */
  total: number
  onPage: (page: number) => void
  /** What is paged, where a page has more than one list. */
  label?: string | undefined
  /** Left out where the page size is fixed. */
  onLimit?: ((limit: number) => void) | undefined
}

/** Which rows are shown out of how many, the pages, and how many rows a page has. */
export function Pager({ page, limit, total, onPage, label, onLimit }: PagerProps) {
  const t = useText('common')
  const phone = usePhone()
  const limitId = useId()
  if (total === 0) return null
  const pages = Math.ceil(total / limit)
  const range = { from: (page - 1) * limit + 1, to: Math.min(page * limit, total), total }
  return (
    <nav className={classes.pager} aria-label={[t('pager.label'), label].filter(Boolean).join(' · ')}>
      <span className={classes.range}>{t('pager.range', range)}</span>
      {pages > 1 && (
        <Pagination
          size="sm"
          value={page}
          total={pages}
          onChange={onPage}
          siblings={phone ? 0 : 1}
          boundaries={1}
          getItemProps={(each) => ({ 'aria-label': t('pager.page', { page: each }) })}
          getControlProps={(control) => ({
            'aria-label': t(control === 'previous' ? 'pager.previous' : 'pager.next'),
          })}
        />
      )}
      {onLimit && (
        <span className={classes.limit}>
          <label htmlFor={limitId}>{t('pager.perPage')}</label>
          <NativeSelect
            id={limitId}
            size="xs"
            value={String(limit)}
            data={pageSizes.map(String)}
            onChange={(event) => onLimit(Number(event.currentTarget.value))}
          />
        </span>
      )}
    </nav>
  )
}
