import { useText } from '@portal/i18n'
import { useParams } from '@tanstack/react-router'
import { StayDetail } from './detail/StayDetail.tsx'
import { OrderPage } from './OrderPage.tsx'

/** One hotel booking with all it holds, what can be done with it, and what happened so far. */
export function OrderDetailPage() {
  const t = useText('user/order/detail')
  const { id } = useParams({ from: '/user/order/detail/$id' })
  return (
    <OrderPage id={id} title={t('title', { id })} list="/user/order/list">
      {(order) => (order.order_type === 'hotel' ? <StayDetail order={order} /> : undefined)}
    </OrderPage>
  )
}
