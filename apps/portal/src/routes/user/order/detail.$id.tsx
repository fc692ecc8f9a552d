import { createFileRoute } from '@tanstack/react-router'
import { hotelOrderPage } from '../../../features/hotel/product/order-page.tsx'
import { OrderDetailPage } from '../../../features/order/OrderDetailPage.tsx'
import { startOrder } from '../../../features/order/order-queries.ts'
import { bookingIdShape } from '../../../trade/product/facts.ts'

export const Route = createFileRoute('/user/order/detail/$id')({
  staticData: {
    name: 'order/detail',
    layout: 'cms',
    guards: [],
    title: 'hotelOrder',
    texts: ['order', 'allocation', 'trip', 'hotel', 'voucher'],
    needs: ['getOrder'],
    // Numbers of hotel bookings; the other product lines have pages of their own.
    validate: ({ id }) => bookingIdShape('hotel').test(id ?? ''),
  },
  // In the file of the page: what starts every page has no room for it.
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context, params }) => startOrder(context.queryClient, params.id),
  component: () => <OrderDetailPage part={hotelOrderPage} />,
})
