import { type Schemas, useOrderCounts } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EmptyState, StatusBadge, statusTable } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { Card } from './Card.tsx'
import styles from './OverviewPage.module.css'

// The table of looks holds every status once, in the order of an order's life.
const statuses = Object.keys(statusTable.order) as Schemas['OrderStatus'][]

/** How many orders stand in each status; each leads to its list. */
export function StatusesCard() {
  const t = useText('user/account/overview')
  const query = useOrderCounts({ order_type: 'hotel' }, { request: { silent: true } })
  return (
    <Card
      title={t('statuses')}
      link={
        <Link to="/user/order/list" className={styles.link}>
          {t('allOrders')}
        </Link>
      }
      query={query}
    >
      {(counts) => (counts.all === 0 ? <NoOrders /> : <Counts counts={counts.by_status} />)}
    </Card>
  )
}

function Counts({ counts }: { counts: Schemas['OrderStatusCounts'] }) {
  const t = useText('user/account/overview')
  return (
    <ul className={styles.statuses}>
      {statuses
        .filter((status) => counts[status] > 0)
        .map((status) => (
          <li key={status}>
            <Link to="/user/order/list" search={{ order_status: status }} className={styles.status}>
              <StatusBadge of="order" value={status} />
              <span className={styles.count}>{t('orders', { count: counts[status] })}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}

function NoOrders() {
  const t = useText('user/account/overview')
  return (
    <EmptyState
      title={t('none')}
      hint={t('noneHint')}
      action={<Button renderRoot={(props) => <Link to="/" {...props} />}>{t('search')}</Button>}
    />
  )
}
