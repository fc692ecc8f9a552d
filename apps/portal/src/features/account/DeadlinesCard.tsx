import { isSupported, type Schemas, useCountOrders, useListOrders } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Deadline, EmptyState, Group, IconClock, StatusBadge, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import link from '../../shared/links.module.css'
import { OrderLink } from '../../trade/order/OrderLink.tsx'
import { NeedsBrief } from '../../trade/order/Waiting.tsx'
import { Card } from './Card.tsx'
import styles from './OverviewPage.module.css'

const shown = 5

/** The orders with the nearest deadlines, and what happens at each. */
export function DeadlinesCard() {
  const t = useText('user/account/overview')
  const query = useListOrders({ sort: 'deadline', order: 'asc', limit: shown })
  const within24 = useCountOrders({}).data?.deadline_24h
  return (
    <Card
      title={t('deadlines')}
      link={
        <Group gap="xs">
          {within24 !== undefined && (
            <Text span size="sm" c="dimmed">
              {t('within24', { count: within24 })}
            </Text>
          )}
          {isSupported('listOrderDeadlines') && (
            <Link to="/user/order/deadlines" className={link.link}>
              {t('toDeadlines')}
            </Link>
          )}
        </Group>
      }
      query={query}
    >
      {({ list }) => <Deadlines orders={list.filter(({ next_deadline }) => next_deadline !== null)} />}
    </Card>
  )
}

function Deadlines({ orders }: { orders: readonly Schemas['OrderSummary'][] }) {
  const t = useText('user/account/overview')
  if (orders.length === 0) {
    return <EmptyState icon={IconClock} title={t('noDeadlines')} hint={t('noDeadlinesHint')} />
  }
  return (
    <ul className={styles.deadlines}>
      {orders.map((order) => (
        <li key={order.booking_id} className={styles.deadline}>
          <DeadlineOf order={order} />
        </li>
      ))}
    </ul>
  )
}

function DeadlineOf({ order }: { order: Schemas['OrderSummary'] }) {
  const { next_deadline: next } = order
  return (
    <>
      <div>
        <OrderLink id={order.booking_id} />{' '}
        <StatusBadge of="order" value={order.order_status} text={order.order_status_text} />
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {order.title} · {order.guests_text}
        </Text>
        <NeedsBrief waits={order.waits} attention={order.attention} />
      </div>
      {next && (
        <div>
          <Text size="sm" fw={600}>
            {next.kind_text}
          </Text>
          <Deadline at={next.at_utc} tz={next.tz} compact />
        </div>
      )}
    </>
  )
}
