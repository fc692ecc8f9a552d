import { createFileRoute } from '@tanstack/react-router'
import { airportOrderPage } from '../../../features/airport/product/order-page.tsx'
import { OrderDetailPage } from '../../../features/order/OrderDetailPage.tsx'
import { startOrder } from '../../../features/order/order-queries.ts'
import { bookingIdShape } from '../../../trade/product/facts.ts'

export const Route = createFileRoute('/user/airport-order/detail/$id')({
  staticData: {
    name: 'airport-order/detail',
    layout: 'cms',
    guards: [],
    title: 'airportOrder',
    texts: ['order', 'allocation', 'trip', 'ride-order', 'user/order/detail', 'hotel', 'voucher'],
    needs: ['getOrder'],
    validate: ({ id }) => bookingIdShape('airport').test(id ?? ''),
  },
  // In the file of the page: what starts every page has no room for it.
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context, params }) => startOrder(context.queryClient, params.id),
  component: () => <OrderDetailPage part={airportOrderPage} />,
})
