import { Fragment, type MouseEvent, memo, type ReactNode } from 'react'
import { FactList } from '../content/blocks.tsx'
import { Group } from '../generated/mantine/Group.ts'
import type { Column } from './column.tsx'
import classes from './DataTable.module.css'
import type { RowNavigation } from './row-navigation.ts'

/** What a table needs to render any of its rows, as a line or as a card. */
export interface RowSet<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The group heading above a row. */
  groupOf: ((row: Row) => string) | undefined
  /** Opens a row. Its identity must not change, or every memoised row renders again. */
  onOpen: ((row: Row) => void) | undefined
  /** Key of the row that is open beside the list. */
  chosen: string | undefined
  navigation: RowNavigation
  /** Only the visible rows are rendered, so each carries its index for screen readers. */
  virtual: boolean
}

interface RowProps<Row> extends Pick<RowSet<Row>, 'columns' | 'onOpen' | 'virtual'> {
  row: Row
  index: number
  /** It is in the tab order. */
  isCurrent: boolean
  /** It is open beside the list. */
  isChosen: boolean
  setCurrent: RowNavigation['setCurrent']
  /** Measures the height of a row; virtual lists only. */
  measure?: ((element: HTMLElement | null) => void) | undefined
}

// A click on a link or button inside a row does not open the row.
const isOwnControl = (event: MouseEvent<HTMLElement>) => {
  const control = (event.target as HTMLElement).closest(
    'a, button, input, select, textarea, label, [role=menu]',
  )
  return control !== null && event.currentTarget.contains(control)
}

function rowHandlers<Row>({ row, index, isCurrent, setCurrent, onOpen }: RowProps<Row>) {
  if (!onOpen) return { 'data-index': index }
  return {
    'data-index': index,
    'data-opens': true,
    tabIndex: isCurrent ? 0 : -1,
    onFocus: () => setCurrent(index),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Selecting text, such as a booking number, does not open the row.
      if (!isOwnControl(event) && !getSelection()?.toString()) onOpen(row)
    },
  }
}

/** One line of the table. */
function TableRow<Row>(props: RowProps<Row>) {
  const { columns, row, index, measure } = props
  return (
    <tr
      {...rowHandlers(props)}
      ref={measure}
      className={classes.row}
      aria-rowindex={props.virtual ? index + 2 : undefined}
      aria-current={props.isChosen || undefined}
    >
      {columns.map((column) => (
        <td key={column.key} className={classes.cell} data-align={column.align} data-folds={column.folds}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

const columnsAt = <Row,>(columns: readonly Column<Row>[], place: Column<Row>['card']) =>
  columns.filter((column) => (column.card ?? 'line') === place)

const isEmpty = (content: ReactNode) => content === null || content === undefined || content === false

/** The same row on a phone: heading, status in the corner, labelled lines, long texts below. Empty lines are left out. */
function CardRow<Row>(props: RowProps<Row>) {
  const { columns, row, measure } = props
  const cells = (place: Column<Row>['card'], render: (column: Column<Row>) => ReactNode) =>
    columnsAt(columns, place).map(render)
  return (
    <li
      {...rowHandlers(props)}
      ref={measure}
      className={classes.card}
      aria-current={props.isChosen || undefined}
    >
      <Group
        className={classes.cardHead}
        gap="2px var(--mantine-spacing-xs)"
        align="flex-start"
        justify="space-between"
      >
        <div className={classes.cardTitle}>
          {cells('title', (column) => (
            <div key={column.key}>{column.cell(row)}</div>
          ))}
        </div>
        {cells('corner', (column) => (
          <div key={column.key}>{column.cell(row)}</div>
        ))}
      </Group>
      <FactList figures widths="max-content minmax(0, 1fr)" gap="2px var(--mantine-spacing-sm)" fz="sm">
        {cells('line', (column) => {
          const content = column.cell(row)
          if (isEmpty(content)) return null
          return [<dt key={`${column.key} name`}>{column.header}</dt>, <dd key={column.key}>{content}</dd>]
        })}
        {cells('below', (column) => (
          <div key={column.key} data-wide>
            <dt>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </FactList>
    </li>
  )
}

/** The heading of the group that starts with this row; null inside a group. */
function groupAt<Row>({ rows, groupOf }: RowSet<Row>, index: number): string | null {
  const [before, row] = [rows[index - 1], rows[index]]
  if (!groupOf || row === undefined) return null
  const title = groupOf(row)
  return before !== undefined && groupOf(before) === title ? null : title
}

// Memoised, because the page around the rows renders more often than they change.
const parts = { line: memo(TableRow), card: memo(CardRow) } as {
  readonly [Name in 'line' | 'card']: <Row>(props: RowProps<Row>) => ReactNode
}

/** A row as a line or a card, with its group heading if it is the first of the group. */
export function renderRow<Row>(
  set: RowSet<Row>,
  index: number,
  as: keyof typeof parts,
  measure?: RowProps<Row>['measure'],
): ReactNode {
  const row = set.rows[index]
  if (row === undefined) return null
  const Part = parts[as]
  const group = groupAt(set, index)
  const { columns, onOpen, virtual, navigation, chosen } = set
  const key = set.rowKey(row)
  return (
    <Fragment key={key}>
      {group !== null && as === 'card' && <li className={classes.group}>{group}</li>}
      {group !== null && as === 'line' && (
        <tr>
          <th colSpan={set.columns.length} scope="rowgroup" className={classes.group}>
            {group}
          </th>
        </tr>
      )}
      <Part
        columns={columns}
        row={row}
        index={index}
        isCurrent={index === navigation.current}
        isChosen={key === chosen}
        setCurrent={navigation.setCurrent}
        onOpen={onOpen}
        virtual={virtual}
        measure={measure}
      />
    </Fragment>
  )
}

/** The first `count` rows of a list, by default all of them. */
export const renderRows = <Row,>(set: RowSet<Row>, as: keyof typeof parts, count?: number): ReactNode =>
  set.rows.slice(0, count).map((_, index) => renderRow(set, index, as))
