import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { formatDate, formatTime, useText } from '@portal/i18n'
import { type Column, DataTable, Text } from '@portal/ui'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import link from '../../shared/links.module.css'
import { Sums, sumsText } from '../../shared/money/Sums.tsx'

type Figure = Schemas['MonthFigure']
type Kind = Schemas['MonthFigureKind']
type Target = Pick<LinkProps, 'to' | 'search'> & { to: string }

/** The list with the same rows as each figure. */
function targetsOf({ month, date_from, date_to, history, tz }: Schemas['Month']): Record<Kind, Target> {
  const closing = history[0]?.time
  return {
    bills: { to: '/user/bill/details', search: { period: month } },
    disputes: { to: '/user/bill/details', search: { period: month, status: 'disputed' } },
    unbilled: { to: '/user/bill/apply', search: { date_from, date_to, all: true } },
    uninvoiced: { to: '/user/invoice/apply', search: { date_from, date_to } },
    holds: { to: '/user/account/balance' },
    invoices: { to: '/user/invoice/details', search: { date_from, date_to } },
    credit_notes: { to: '/user/invoice/details', search: { date_from, date_to } },
    after_closing: {
      to: '/user/account/balance',
      search: closing === undefined ? {} : { date_from: formatTime(closing, 'yyyy-mm-dd', tz) },
    },
  }
}

type T = ReturnType<typeof useText<'user/bill/month'>>

const columnsOf = (t: T, books: Schemas['Month']): Column<Figure>[] => {
  const targets = targetsOf(books)
  return [
    {
      key: 'kind',
      header: t('what'),
      cell: (figure) => <FigureLink figure={figure} target={targets[figure.kind]} />,
      card: 'title',
    },
    { key: 'count', header: t('count'), cell: ({ count }) => count, align: 'end', card: 'corner' },
    {
      key: 'sums',
      header: t('sum'),
      cell: ({ sums }) => (sums.length === 0 ? '–' : <Sums values={sums} strong />),
      align: 'end',
    },
    { key: 'todo', header: t('todo'), cell: (figure) => <ToDo figure={figure} />, card: 'below' },
  ]
}

/** What the month holds, each with count and sum; it leads to its list and says what is still to be done. */
export function MonthFigures({ books }: { books: Schemas['Month'] }) {
  const t = useText('user/bill/month')
  return (
    <DataTable
      label={t('figures')}
      rows={books.figures}
      rowKey={({ kind }) => kind}
      columns={columnsOf(t, books)}
    />
  )
}

function FigureLink({ figure, target }: { figure: Figure; target: Target }) {
  const isAvailable = useIsPageAvailable()
  const nodes: Record<Kind, boolean> = {
    bills: useEither('bill/confirm', 'bill/pay'),
    disputes: useEither('bill/confirm', 'bill/pay'),
    unbilled: useHoldsNode('bill/apply'),
    uninvoiced: useHoldsNode('invoice/apply'),
    holds: true,
    invoices: useHoldsNode('invoice/apply'),
    credit_notes: useHoldsNode('invoice/apply'),
    after_closing: true,
  }
  if (!nodes[figure.kind] || !isAvailable(target.to)) return figure.kind_text
  return (
    <Link className={link.link} {...target}>
      {figure.kind_text}
    </Link>
  )
}

function useEither(one: string, other: string): boolean {
  const holdsOne = useHoldsNode(one)
  const holdsOther = useHoldsNode(other)
  return holdsOne || holdsOther
}

function ToDo({ figure: { kind, open, date, since_time, soon } }: { figure: Figure }) {
  const t = useText('user/bill/month')
  if (!open)
    return (
      <Text span size="sm" c="dimmed">
        {t('nothing')}
      </Text>
    )
  const what = {
    date: date === null ? '' : formatDate(date),
    time: since_time === null ? '' : formatTime(since_time, 'yyyy-mm-dd hh:MM'),
  }
  return (
    <>
      {soon && (
        <Text size="sm" fw={600} c="var(--mantine-color-red-light-color)">
          {t('soon', { count: soon.count, money: sumsText(soon.sums) })}
        </Text>
      )}
      {(kind === 'bills' ||
        kind === 'disputes' ||
        kind === 'unbilled' ||
        kind === 'uninvoiced' ||
        kind === 'holds') && <Text size="sm">{t(`open.${kind}`, what)}</Text>}
    </>
  )
}
