import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { PageTitle } from '@portal/ui'
import { NetPriceSwitch } from '../../../shared/NetPriceSwitch.tsx'
import { usePaymentOffered } from '../../../shared/payment-offer.ts'
import { useOrderActions } from '../actions/use-order-actions.tsx'
import { useFollowOrders } from '../use-follow-orders.ts'
import { ContactSection } from './ContactSection.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import styles from './detail.module.css'
import { HotelSection } from './HotelSection.tsx'
import { OrderHeader } from './OrderHeader.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { PolicySection } from './PolicySection.tsx'
import { PriceSection } from './PriceSection.tsx'
import { RoomsSection } from './RoomsSection.tsx'
import { StaySection } from './StaySection.tsx'
import { TimelineSection } from './TimelineSection.tsx'

/** An order that has arrived. What it waits for is asked again and again while the page is open. */
export function OrderDetail({ order }: { order: Schemas['HotelOrder'] }) {
  const t = useText('user/order/detail')
  const payable = order.actions.some(({ action, enabled }) => action === 'pay' && enabled)
  const offered = usePaymentOffered() && payable
  const { start, dialog } = useOrderActions(offered ? { action: 'pay', id: order.booking_id } : null)
  useFollowOrders([order])
  return (
    <>
      <PageTitle title={t('title', { id: order.booking_id })} actions={<NetPriceSwitch />} />
      <OrderHeader order={order} onStart={start} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <StaySection order={order} />
          <RoomsSection order={order} />
          <PolicySection order={order} />
          <PriceSection order={order} />
        </div>
        <div className={styles.column}>
          <PaymentSection order={order} />
          <DocumentsSection order={order} />
          <ContactSection order={order} />
          <HotelSection order={order} />
        </div>
      </div>
      <TimelineSection events={order.timeline} />
      {dialog}
    </>
  )
}
