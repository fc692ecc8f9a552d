import { createFileRoute } from '@tanstack/react-router'
import { airportOrderPage } from '../../../features/airport/product/order-page.tsx'
import { OrderDetailPage } from '../../../features/order/OrderDetailPage.tsx'
import { bookingIdShape } from '../../../products/facts.ts'

export const Route = createFileRoute('/user/airport-order/detail/$id')({
  staticData: {
    name: 'airport-order/detail',
    layout: 'cms',
    guards: [],
    title: 'airportOrder',
    texts: ['order', 'ride-order', 'user/order/detail', 'hotel', 'voucher'],
    needs: ['getOrder'],
    validate: ({ id }) => bookingIdShape('airport').test(id ?? ''),
  },
  // Not awaited, and not part of the start of the portal: it travels beside the page.
  loader: ({ context, params }) =>
    void import('../../../features/order/order-queries.ts').then(({ startOrder }) =>
      startOrder(context.queryClient, params.id),
    ),
  component: () => <OrderDetailPage part={airportOrderPage} />,
})
