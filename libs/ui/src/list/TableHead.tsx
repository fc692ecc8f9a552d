import { useText } from '@portal/i18n'
import { IconChevronDown, IconChevronUp, IconSelector } from '../icons.ts'
import { type Column, nextSort, type Sort } from './column.tsx'
import classes from './DataTable.module.css'

interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

interface SortButtonProps {
  column: { key: string; header: string }
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

function SortButton({ column, sort, onSort }: SortButtonProps) {
  const t = useText('common')
  const order = sort?.key === column.key ? sort.order : undefined
  const Icon = order === 'asc' ? IconChevronUp : order === 'desc' ? IconChevronDown : IconSelector
  return (
    <button
      type="button"
      className={classes.sort}
      data-active={order ? true : undefined}
      title={t('list.sortBy', { column: column.header })}
      onClick={() => onSort(nextSort(sort, column.key))}
    >
      {column.header}
      <Icon size={14} aria-hidden />
    </button>
  )
}

/** The header row; `aria-sort` tells the sort order, not only the arrow. */
export function TableHead<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const active = sort?.key === column.key ? ariaSort[sort.order] : undefined
          return (
            <th
              key={column.key}
              scope="col"
              className={classes.head}
              data-align={column.align}
              data-folds={column.folds}
              aria-sort={column.sortable ? (active ?? 'none') : undefined}
              style={column.width ? { width: column.width } : undefined}
            >
              {column.sortable && onSort ? (
                <SortButton column={column} sort={sort} onSort={onSort} />
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
