import { useText } from '@portal/i18n'
import { useParams } from '@tanstack/react-router'
import { TransferDetail } from './detail/TransferDetail.tsx'
import { OrderPage } from './OrderPage.tsx'

/** One airport transfer with all it holds, what can be done with it, and what happened so far. */
export function AirportOrderDetailPage() {
  const t = useText('user/airport-order/detail')
  const { id } = useParams({ from: '/user/airport-order/detail/$id' })
  return (
    <OrderPage id={id} title={t('title', { id })} list="/user/airport-order/list">
      {(order) => (order.order_type === 'airport' ? <TransferDetail order={order} /> : undefined)}
    </OrderPage>
  )
}
