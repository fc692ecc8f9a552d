import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Fact, Facts, Section } from './Facts.tsx'

type Order = Schemas['HotelOrder']

/** The voucher's state and the numbers others know the order by. */
export function DocumentsSection({ order }: { order: Order }) {
  const t = useText('user/order/detail')
  return (
    <Section title={t('sections.documents')}>
      <Facts>
        <Fact name={t('voucher')}>
          {order.voucher.available && order.voucher.version !== null
            ? t('voucherVersion', { version: order.voucher.version })
            : t(
                order.order_status === 'cancelled' && order.voucher.version !== null
                  ? 'voucherVoid'
                  : 'voucherLater',
              )}
        </Fact>
        {order.supplier_ref && <Fact name={t('supplierRef')}>{order.supplier_ref}</Fact>}
      </Facts>
    </Section>
  )
}
