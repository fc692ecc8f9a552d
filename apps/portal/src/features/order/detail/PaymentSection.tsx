import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { bothClocks, formatMoney, useText } from '@portal/i18n'
import { Flex, StatusBadge, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsPageAvailable } from '../../../shared/address/pages.ts'
import link from '../../../shared/links.module.css'
import { NetMoney } from '../../../trade/money/NetMoney.tsx'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { Clocks, Fact, Facts, Section } from '../../../trade/order/Facts.tsx'

/** How it was paid, whether it is settled and invoiced, and refunds. */
export function PaymentSection({ order }: { order: Schemas['Order'] }) {
  const t = useText('user/order/detail')
  const noun = useText('order')
  return (
    <Section title={t('sections.payment')}>
      <Facts>
        <Fact name={noun('of.settlement')}>
          <StatusBadge of="settlement" value={order.settlement_status} text={order.settlement_status_text} />
        </Fact>
        <Fact name={noun('of.invoice')}>
          <StatusBadge of="invoice" value={order.invoice_status} text={order.invoice_status_text} />
        </Fact>
        <Fact name={noun('of.refund')}>
          <StatusBadge of="refund" value={order.refund_status} text={order.refund_status_text} />
        </Fact>
        <Fact name={t('payChannel')}>
          {order.pay_by == null ? (order.pay_channel_text ?? t('unpaid')) : t('unpaid')}
        </Fact>
        {order.pay_time !== null && order.pay_by == null && (
          <Fact name={t('payTime')} half>
            <Clocks at={order.pay_time} tz={order.tz} />
          </Fact>
        )}
        {order.pay_channel === 'credit' && order.pay_by == null && (
          <Fact name={t('billId')}>
            {order.bill_id === null ? (
              t('noBill')
            ) : (
              <DocumentNumber id={order.bill_id} page="/user/bill/details">
                <Link to="/user/bill/details" search={{ bill: order.bill_id }} className={link.link}>
                  {order.bill_id}
                </Link>
              </DocumentNumber>
            )}
          </Fact>
        )}
        {order.invoice_ids.length > 0 && (
          <Fact name={t('invoiceIds')}>
            {order.invoice_ids.map((id) => (
              <div key={id}>
                <DocumentNumber id={id} page="/user/invoice/details">
                  <Link to="/user/invoice/details" search={{ application: id }} className={link.link}>
                    {id}
                  </Link>
                </DocumentNumber>
              </div>
            ))}
          </Fact>
        )}
        {order.refunds.length > 0 && <Refunded order={order} />}
      </Facts>
      {order.refunds.length > 0 && (
        <Flex component="ul" direction="column" gap={4} aria-label={t('sections.refund')}>
          {order.refunds.map((refund) => (
            <li key={refund.refund_id}>
              <Refund refund={refund} tz={order.tz} />
            </li>
          ))}
        </Flex>
      )}
    </Section>
  )
}

interface DocumentNumberProps {
  id: string
  page: string
  /** The number as a link. */
  children: ReactNode
}

/** A document's number, linked if the member may see the company's documents. */
function DocumentNumber({ id, page, children }: DocumentNumberProps) {
  const maySee = useHoldsNode('order/viewNet')
  const isAvailable = useIsPageAvailable()
  return maySee && isAvailable(page) ? children : id
}

function Refunded({ order }: { order: Schemas['Order'] }) {
  const t = useText('user/order/detail')
  return (
    <>
      <Fact name={t('refundMoney')} onScreen>
        <NetMoney value={order.refund_money} strong />
      </Fact>
      <Fact name={t('refundTime')} half>
        <Clocks at={order.refund_time} tz={order.tz} />
      </Fact>
    </>
  )
}

function Refund({ refund, tz }: { refund: Schemas['Refund']; tz: string }) {
  const t = useText('user/order/detail')
  const { requested, approved, reason } = refund
  // The refund is part of the settlement price, and all of it after a free cancellation.
  const shown = useNetPriceShown()
  return (
    <>
      {refund.type_text} · {refund.status_text}
      <Text span inherit fz="sm" display="block" c="dimmed">
        {[
          bothClocks(refund.apply_time, tz),
          shown && requested && t('refundRequested', { money: formatMoney(requested) }),
          shown && approved && t('refundApproved', { money: formatMoney(approved) }),
          reason,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  )
}
