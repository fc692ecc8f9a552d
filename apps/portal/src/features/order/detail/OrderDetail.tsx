import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconPrinter, lazySection, PageTitle, Stack } from '@portal/ui'
import { NetPriceSwitch } from '../../../trade/money/NetPriceSwitch.tsx'
import { useNetPriceHiddenInPrint } from '../../../trade/money/net-price.ts'
import { usePaymentOffered } from '../../../trade/money/payment-offer.ts'
import { Fact, Facts, Section } from '../../../trade/order/Facts.tsx'
import type { ProductType } from '../../../trade/product/facts.ts'
import type { OrderOf, ProductOrderPage } from '../../../trade/product/product.ts'
import { useOrderActions } from '../actions/use-order-actions.tsx'
import { hasAmendmentNews } from '../amend/amendment-news.ts'
import { AmendmentNote } from '../amend/lazy-parts.ts'
import { hasReplacementNews, ReplacementNote } from '../replacement/lazy-parts.ts'
import { useFollowOrders } from '../use-follow-orders.ts'
import { AllocationSection } from './AllocationSection.tsx'
import { ApprovalNote } from './ApprovalNote.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import styles from './detail.module.css'
import { OrderHeader } from './OrderHeader.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { RemarkSection } from './RemarkSection.tsx'
import { TimelineSection } from './TimelineSection.tsx'
import { TripSection } from './TripSection.tsx'

/** Who booked it, and whom to call about it. */
function ContactSection({ order }: { order: Schemas['Order'] }) {
  const t = useText('user/order/detail')
  return (
    <Section title={t('sections.contact')}>
      <Facts>
        <Fact name={t('contactPerson')}>{order.contact_person}</Fact>
        <Fact name={t('contactPhone')}>{order.contact_phone}</Fact>
        {order.contact_email && (
          <Fact name={t('contactEmail')} wide>
            {order.contact_email}
          </Fact>
        )}
        <Fact name={t('userAccount')}>{order.user_account.username}</Fact>
        <Fact name={t('operator')}>{order.operator.nickname}</Fact>
      </Facts>
    </Section>
  )
}

const DecisionNote = lazySection(() => import('./DecisionNote.tsx'))

interface OrderDetailProps<Type extends ProductType> {
  order: OrderOf<Type>
  title: string
  part: ProductOrderPage<Type>
}

/** A loaded order. It is polled while it waits for something. */
export function OrderDetail<Type extends ProductType>({ order, title, part }: OrderDetailProps<Type>) {
  const { Subject, When, Sections } = part
  const common = useText('common')
  const payable = order.actions.some(({ action, enabled }) => action === 'pay' && enabled)
  const offered = usePaymentOffered() && payable
  const { start, dialog } = useOrderActions(offered ? { action: 'pay', id: order.booking_id } : null)
  const decides = useHoldsNode('approval/decide') && isSupported('listApprovals')
  useFollowOrders([order])
  useNetPriceHiddenInPrint()
  return (
    <>
      <PageTitle
        title={title}
        actions={
          <>
            <NetPriceSwitch />
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              {common('print')}
            </Button>
          </>
        }
      />
      <OrderHeader
        order={order}
        subject={<Subject order={order} />}
        when={<When order={order} />}
        onStart={start}
      />
      <ApprovalNote order={order} />
      {decides && order.approval_status === 'requested' && <DecisionNote order={order} />}
      {hasAmendmentNews(order) && <AmendmentNote order={order} onStart={start} />}
      {hasReplacementNews(order) && <ReplacementNote order={order} onStart={start} />}
      <div className={styles.columns}>
        <Stack gap="md" miw={0}>
          <Sections order={order} />
        </Stack>
        <Stack gap="md" miw={0}>
          <PaymentSection order={order} />
          <DocumentsSection order={order} onStart={start} />
          <ContactSection order={order} />
          <AllocationSection order={order} onStart={start} />
          <TripSection order={order} />
          <RemarkSection order={order} onStart={start} />
          <TimelineSection order={order} />
        </Stack>
      </div>
      {dialog}
    </>
  )
}
