import { useText } from '@portal/i18n'
import { useParams } from '@tanstack/react-router'
import { CarDetail } from './detail/CarDetail.tsx'
import { OrderPage } from './OrderPage.tsx'

/** One hired car with all it holds, what can be done with it, and what happened so far. */
export function CarOrderDetailPage() {
  const t = useText('user/car-order/detail')
  const { id } = useParams({ from: '/user/car-order/detail/$id' })
  return (
    <OrderPage id={id} title={t('title', { id })} list="/user/car-order/list">
      {(order) => (order.order_type === 'car' ? <CarDetail order={order} /> : undefined)}
    </OrderPage>
  )
}
