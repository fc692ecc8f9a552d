import { createFileRoute } from '@tanstack/react-router'
import { carOrderPage } from '../../../features/car/product/order-page.tsx'
import { OrderDetailPage } from '../../../features/order/OrderDetailPage.tsx'
import { bookingIdShape } from '../../../products/facts.ts'

export const Route = createFileRoute('/user/car-order/detail/$id')({
  staticData: {
    name: 'car-order/detail',
    layout: 'cms',
    guards: [],
    title: 'carOrder',
    texts: ['order', 'ride-order', 'user/order/detail', 'hotel', 'voucher'],
    needs: ['getOrder'],
    validate: ({ id }) => bookingIdShape('car').test(id ?? ''),
  },
  // Not awaited, and not part of the start of the portal: it travels beside the page.
  loader: ({ context, params }) =>
    void import('../../../features/order/order-queries.ts').then(({ startOrder }) =>
      startOrder(context.queryClient, params.id),
    ),
  component: () => <OrderDetailPage part={carOrderPage} />,
})
