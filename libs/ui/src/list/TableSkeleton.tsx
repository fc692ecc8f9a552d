import { useText } from '@portal/i18n'
import { Skeleton } from '../generated/mantine/Skeleton.ts'
import { VisuallyHidden } from '../generated/mantine/VisuallyHidden.ts'
import type { Column } from './column.tsx'
import classes from './DataTable.module.css'
import { TableHead } from './TableHead.tsx'

interface TableSkeletonProps<Row> {
  columns: readonly Column<Row>[]
  /** Expected number of rows. */
  rows: number
  phone: boolean
}

const indices = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The skeleton of a table, with its real columns and row height. */
export function TableSkeleton<Row>({ columns, rows, phone }: TableSkeletonProps<Row>) {
  const t = useText('common')
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {phone ? (
        <ul className={classes.cards} aria-hidden>
          {indices(rows).map((index) => (
            <li key={index} className={classes.card}>
              <Skeleton height={18} width="70%" />
              <Skeleton height={14} />
              <Skeleton height={14} width="85%" />
            </li>
          ))}
        </ul>
      ) : (
        <div className={classes.scroller} aria-hidden>
          <table className={classes.table}>
            <TableHead columns={columns} sort={undefined} onSort={undefined} />
            <tbody>
              {indices(rows).map((index) => (
                <tr key={index}>
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      className={classes.cell}
                      data-align={column.align}
                      data-folds={column.folds}
                    >
                      <Skeleton
                        height={14}
                        {...(column.align === 'end' ? { width: '60%', ml: 'auto' } : { width: '80%' })}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
