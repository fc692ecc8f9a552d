import { isSupported, type Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { BriefDeadline, type Column, Folded, SecondLine, StatusBadge, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import link from '../../shared/links.module.css'
import { NetMoney } from '../money/NetMoney.tsx'
import { orderPage, productFacts } from '../product/facts.ts'
import styles from './order-columns.module.css'
import { NeedsBrief, SavingBrief } from './Waiting.tsx'

export type Row = Schemas['OrderSummary']

/** The columns of all products' lists; the keys of sortable ones are the server's sort names. */
export function useCommonColumns() {
  const t = useText('order')
  return {
    booking: {
      key: 'booking_time',
      header: t('bookingId'),
      cell: (row) => <Booking row={row} />,
      sortable: true,
      card: 'title',
    },
    guests: {
      key: 'guests',
      header: t('guests'),
      cell: ({ guests_text }) => (
        <span className={styles.guests} title={guests_text}>
          {guests_text}
        </span>
      ),
      width: '11%',
      folds: true,
    },
    price: {
      key: 'total_settlement_price',
      header: t('settlementPrice'),
      cell: ({ total_settlement_price }) => <NetMoney value={total_settlement_price} />,
      align: 'end',
      sortable: true,
    },
    status: { key: 'status', header: t('status'), cell: (row) => <Statuses row={row} />, card: 'corner' },
    deadline: {
      key: 'deadline',
      header: t('nextDeadline'),
      cell: (row) => <NextDeadline row={row} />,
      sortable: true,
    },
  } satisfies Record<string, Column<Row>>
}

interface ThingProps {
  title: string
  /** The name that a confirmation needs, where the title is in another language. */
  original?: string | null
  /** A small second line. */
  subtitle?: ReactNode
  /** Tooltip with the full text of the second line. */
  hint?: string
  /** A number or name, which needs less room. */
  short?: boolean
  /** The values of folded columns. */
  folded?: ReactNode
}

/** What was booked, in two lines; a tooltip shows text that is cut off. */
export function Thing({ title, original, subtitle, hint, short = false, folded }: ThingProps) {
  return (
    <div className={styles.thing} data-short={short || undefined}>
      <span className={styles.line} title={title}>
        {title}
      </span>
      {original && (
        <SecondLine title={original}>
          <span className={styles.line}>{original}</span>
        </SecondLine>
      )}
      {subtitle && (
        <SecondLine title={hint ?? (typeof subtitle === 'string' ? subtitle : undefined)}>
          <span className={styles.line}>{subtitle}</span>
        </SecondLine>
      )}
      {folded && <Folded>{folded}</Folded>}
    </div>
  )
}

function Booking({ row: { booking_id, booking_time, order_type } }: { row: Row }) {
  return (
    <>
      {isSupported('getOrder') ? (
        <Link
          to={orderPage(order_type)}
          params={{ id: booking_id }}
          className={`${link.link} ${link.number}`}
        >
          {booking_id}
        </Link>
      ) : (
        booking_id
      )}
      <SecondLine style={{ whiteSpace: 'nowrap' }}>{formatTime(booking_time, 'yyyy-mm-dd hh:MM')}</SecondLine>
    </>
  )
}

/** The order status; the other statuses only if they matter. */
function Statuses({ row }: { row: Row }) {
  return (
    <div className={styles.statuses}>
      <StatusBadge of="order" value={row.order_status} text={row.order_status_text} />
      <span className={styles.further}>
        {row.settlement_status !== 'none' && (
          <StatusBadge of="settlement" value={row.settlement_status} text={row.settlement_status_text} />
        )}
        {row.refund_status !== 'none' && (
          <StatusBadge of="refund" value={row.refund_status} text={row.refund_status_text} />
        )}
      </span>
    </div>
  )
}

function NextDeadline({ row: { next_deadline, waits, attention, saving, order_type } }: { row: Row }) {
  const t = useText('order')
  const needs = <NeedsBrief waits={waits} attention={attention} />
  if (!next_deadline) {
    return waits.length + attention.length > 0 ? needs : <SecondLine>{t('noDeadline')}</SecondLine>
  }
  return (
    <div className={styles.deadline}>
      <Ending deadline={next_deadline} type={order_type} />
      {needs}
      <SavingBrief saving={saving} />
    </div>
  )
}

interface EndingProps {
  deadline: Schemas['OrderDeadline']
  type: Schemas['OrderType']
  large?: boolean
}

/** What ends and how soon, then both clocks. */
function Ending({ deadline: { kind, kind_text, at_utc, tz }, type, large = false }: EndingProps) {
  const t = useText('order')
  const left = kind === 'check_in' ? productFacts[type].wording : kind
  return (
    <BriefDeadline
      name={kind_text}
      left={(time) => t(`left.${left}`, { time })}
      at={at_utc}
      tz={tz}
      large={large}
    />
  )
}

interface DeadlineCellProps {
  deadline: Schemas['OrderDeadline']
  type: Schemas['OrderType']
  /** What happens then. */
  then: string
}

/** The deadline of an order on the board: the time left first, then both clocks. */
export function DeadlineCell({ deadline, type, then }: DeadlineCellProps) {
  return (
    <div className={styles.deadline}>
      <Ending deadline={deadline} type={type} large />
      <Text span inherit display="block" c="dimmed">
        {then}
      </Text>
    </div>
  )
}
