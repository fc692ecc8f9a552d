import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { type Column, Money, SecondLine, StatusLabel } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import link from '../../../shared/links.module.css'
import cells from '../../../shared/list/list.module.css'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { StaffWait } from '../../../trade/document/StaffWait.tsx'
import { PickBox } from '../../../trade/order/PickCell.tsx'
import type { BillListSearch } from '../bill-search.ts'
import { billLooks, payableStatuses } from '../bill-status.ts'
import { isPayableBill } from '../pay-form.ts'

type Row = Schemas['BillSummary']

/** Opening a bill keeps the list's state. */
export function useBillColumns(search: BillListSearch): Column<Row>[] {
  const t = useText('user/bill/details')
  return [
    {
      key: 'bill',
      header: t('bill'),
      card: 'title',
      cell: ({ bill_no, source_text }) => (
        <>
          <Link
            to="/user/bill/details"
            search={{ ...search, bill: bill_no }}
            resetScroll={false}
            className={`${link.link} ${link.number}`}
          >
            {bill_no}
          </Link>
          <SecondLine>{source_text}</SecondLine>
        </>
      ),
    },
    {
      key: 'period',
      header: t('period'),
      cell: ({ period_from, period_to, lines_count }) => (
        <>
          <Period from={period_from} to={period_to} />
          <SecondLine>{t('linesCount', { count: lines_count })}</SecondLine>
        </>
      ),
    },
    { key: 'total', header: t('total'), align: 'end', cell: ({ total }) => <Money value={total} /> },
    {
      key: 'outstanding',
      header: t('outstanding'),
      align: 'end',
      cell: ({ outstanding }) => <Money value={outstanding} strong />,
    },
    {
      key: 'due',
      header: t('due'),
      cell: ({ due_date, status }) =>
        due_date && (
          <span className={`${cells.time} ${status === 'overdue' ? cells.late : ''}`}>
            {formatDate(due_date)}
          </span>
        ),
    },
    {
      key: 'status',
      header: t('state'),
      card: 'corner',
      cell: ({ status, status_text, wait }) => (
        <>
          <StatusLabel look={billLooks[status]} value={status}>
            {status_text}
          </StatusLabel>
          <StaffWait wait={wait} brief />
        </>
      ),
    },
  ]
}

/** Adds a checkbox to the bill numbers; one that cannot be paid now says why. `waitOf`: what all of it waits for. */
export const withBillBox = (
  columns: readonly Column<Row>[],
  picked: Picked<Row>,
  waitOf: (row: Row) => string,
): Column<Row>[] => {
  const reasonAgainst = (row: Row) => {
    if (isPayableBill(row)) return null
    return payableStatuses.includes(row.status) ? waitOf(row) : row.status_text
  }
  return columns.map((column) =>
    column.card === 'title'
      ? {
          ...column,
          cell: (row) => (
            <PickBox
              id={row.bill_no}
              checked={picked.has(row.bill_no)}
              reason={reasonAgainst(row)}
              onToggle={() => picked.toggle(row)}
            >
              {column.cell(row)}
            </PickBox>
          ),
        }
      : column,
  )
}

/** The days a bill covers, both included; a date never wraps. */
export function Period({ from, to }: { from: string; to: string }) {
  if (from === to) return <span className={cells.time}>{formatDate(from)}</span>
  return (
    <>
      <span className={cells.time}>{formatDate(from)} –</span>{' '}
      <span className={cells.time}>{formatDate(to)}</span>
    </>
  )
}
