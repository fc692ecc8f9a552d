import { type Schemas, useOrder } from '@portal/api-client'
import { formatStay, useText } from '@portal/i18n'
import { Button, Drawer, LinesSkeleton, SkeletonArea, StatusBadge } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { LoadFault } from '../../../shared/LoadFault.tsx'
import { ActionBar } from '../actions/ActionBar.tsx'
import type { ActionName } from '../actions/order-actions.ts'
import { Fact, Facts } from '../detail/Facts.tsx'
import { NextDeadline } from '../detail/NextDeadline.tsx'
import { NetMoney } from '../NetMoney.tsx'
import { quietly } from '../order-queries.ts'
import styles from './list.module.css'

interface OrderPreviewProps {
  /** Booking ID of the order beside the list; closed when absent. */
  id: string | undefined
  onClose: () => void
  onStart: (action: ActionName, id: string) => void
}

/** A quick look at one order without leaving the list, with its actions. */
export function OrderPreview({ id, onClose, onStart }: OrderPreviewProps) {
  const t = useText('user/order/list')
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size={480}
      title={id === undefined ? t('preview') : t('previewOf', { id })}
    >
      {id !== undefined && <Preview id={id} onStart={onStart} />}
    </Drawer>
  )
}

function Preview({ id, onStart }: { id: string; onStart: OrderPreviewProps['onStart'] }) {
  const { data, error, isFetching, refetch } = useOrder({ id }, quietly)
  if (data?.order.order_type === 'hotel') return <Glance order={data.order} onStart={onStart} />
  if (error) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <SkeletonArea>
      <LinesSkeleton lines={4} />
      <LinesSkeleton lines={6} />
    </SkeletonArea>
  )
}

function Glance({ order, onStart }: { order: Schemas['HotelOrder']; onStart: OrderPreviewProps['onStart'] }) {
  const t = useText('user/order/list')
  const noun = useText('order')
  const common = useText('common')
  const leads = order.guests.filter(({ is_lead }) => is_lead).map(({ full_name }) => full_name)
  return (
    <div className={styles.preview}>
      <StatusBadge of="order" value={order.order_status} text={order.order_status_text} />
      <p className={styles.outlook}>{noun(`outlook.${order.order_status}`)}</p>
      <NextDeadline order={order} />
      <Facts>
        <Fact
          name={noun('hotel')}
          hint={order.hotel_name_local !== order.hotel_name && order.hotel_name_local}
          wide
        >
          {order.hotel_name}
        </Fact>
        <Fact
          name={noun('stay')}
          hint={`${order.room_type} · ${common('count.rooms', { count: order.number_of_rooms })}`}
          wide
        >
          {formatStay(order.check_in_date, order.check_out_date)}
        </Fact>
        <Fact name={noun('guests')} wide>
          {leads.join(noun('actions.separator'))}
        </Fact>
        <Fact name={noun('settlementPrice')}>
          <NetMoney value={order.total_settlement_price} strong />
        </Fact>
        <Fact name={t('operator')}>{order.operator.nickname}</Fact>
      </Facts>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/user/order/detail/$id" params={{ id: order.booking_id }} {...props} />
        )}
      >
        {t('openOrder')}
      </Button>
      <ActionBar id={order.booking_id} actions={order.actions} onStart={onStart} />
    </div>
  )
}
