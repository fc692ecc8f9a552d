import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { canStillBeConfirmed } from '../order-status.ts'
import { Fact, Facts, Section } from './Facts.tsx'

type Order = Schemas['HotelOrder']

/** The voucher's state and the numbers others know the order by. */
export function DocumentsSection({ order }: { order: Order }) {
  const t = useText('user/order/detail')
  const { available, version } = order.voucher
  const missing = canStillBeConfirmed(order.order_status) ? t('voucherLater') : t('voucherNone')
  const gone = version === null ? missing : t('voucherVoid')
  const voucher = available && version !== null ? t('voucherVersion', { version }) : gone
  return (
    <Section title={t('sections.documents')}>
      <Facts>
        <Fact name={t('voucher')}>{voucher}</Fact>
        {order.supplier_ref && <Fact name={t('supplierRef')}>{order.supplier_ref}</Fact>}
      </Facts>
    </Section>
  )
}
