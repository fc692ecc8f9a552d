import { type Schemas, useOrderCounts } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EmptyState, StatusBadge, statusTable } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { statusWords } from '../../shared/order-status-words.ts'
import { Card } from './Card.tsx'
import styles from './OverviewPage.module.css'

// The table of looks holds every status once, in the order of an order's life.
const statuses = Object.keys(statusTable.order) as Schemas['OrderStatus'][]

const lists = {
  hotel: { page: '/user/order/list', name: 'hotelOrders' },
  car: { page: '/user/car-order/list', name: 'carOrders' },
  airport: { page: '/user/airport-order/list', name: 'airportOrders' },
} as const

/** How many orders of one product stand in each status; each leads to its list. Rides nobody booked take no room. */
export function StatusesCard({ type }: { type: Schemas['OrderType'] }) {
  const t = useText('user/account/overview')
  const site = useText('site')
  const query = useOrderCounts({ order_type: type }, { request: { silent: true } })
  const { page, name } = lists[type]
  if (type !== 'hotel' && query.data?.all === 0) return null
  return (
    <Card
      title={site(`titles.${name}`)}
      link={
        <Link to={page} className={styles.link}>
          {t('allOrders')}
        </Link>
      }
      query={query}
    >
      {({ all, by_status }) => (all === 0 ? <NoOrders /> : <Counts type={type} counts={by_status} />)}
    </Card>
  )
}

function Counts({ type, counts }: { type: Schemas['OrderType']; counts: Schemas['OrderStatusCounts'] }) {
  const t = useText('user/account/overview')
  const noun = useText('order')
  return (
    <ul className={styles.statuses}>
      {statuses
        .filter((status) => counts[status] > 0)
        .map((status) => (
          <li key={status}>
            <Link to={lists[type].page} search={{ order_status: status }} className={styles.status}>
              <StatusBadge of="order" value={status} text={statusWords(type, status, noun)} />
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
