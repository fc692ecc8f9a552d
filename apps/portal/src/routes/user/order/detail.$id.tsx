import { createFileRoute } from '@tanstack/react-router'
import { hotelOrderPage } from '../../../features/hotel/product/order-page.tsx'
import { OrderDetailPage } from '../../../features/order/OrderDetailPage.tsx'
import { bookingIdShape } from '../../../products/facts.ts'

export const Route = createFileRoute('/user/order/detail/$id')({
  staticData: {
    name: 'order/detail',
    layout: 'cms',
    guards: [],
    title: 'hotelOrder',
    texts: ['order', 'hotel', 'voucher'],
    needs: ['getOrder'],
    // Numbers of hotel bookings; the other product lines have pages of their own.
    validate: ({ id }) => bookingIdShape('hotel').test(id ?? ''),
  },
  // Not awaited, and not part of the start of the portal: it travels beside the page.
  loader: ({ context, params }) =>
    void import('../../../features/order/order-queries.ts').then(({ startOrder }) =>
      startOrder(context.queryClient, params.id),
    ),
  component: () => <OrderDetailPage part={hotelOrderPage} />,
})
