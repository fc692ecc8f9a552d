import { getOrderText, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Group } from '@portal/ui'
import { CopyTextButton } from '../../../trade/document/CopyTextButton.tsx'
import { Fact, Facts, Section } from '../../../trade/order/Facts.tsx'
import { canStillBeConfirmed } from '../../../trade/order/order-stages.ts'
import { Reference } from '../../../trade/order/Reference.tsx'
import type { DialogName } from '../actions/order-actions.ts'

type Order = Schemas['Order']

interface DocumentsSectionProps {
  order: Order
  onStart: (action: DialogName, id: string) => void
}

/** The voucher's state and preview, and the order's external numbers. */
export function DocumentsSection({ order, onStart }: DocumentsSectionProps) {
  const t = useText('user/order/detail')
  const noun = useText('order')
  const download = order.actions.find(({ action }) => action === 'download_voucher')
  return (
    <Section title={t('sections.documents')}>
      <Facts>
        <Fact
          name={t('voucher')}
          hint={order.voucher.available && !download?.enabled && download?.reason_text}
          wide
        >
          {t(voucherState(order), { version: order.voucher.version ?? 0 })}
        </Fact>
        <Reference
          name={t('supplierRef')}
          value={order.supplier_ref}
          missing={t(canStillBeConfirmed(order.order_status) ? 'noRefBefore' : 'noRef')}
        />
      </Facts>
      <Group gap="xs" data-screen>
        {download?.enabled && (
          <>
            <Button variant="default" onClick={() => onStart('download_voucher', order.booking_id)}>
              {t('viewVoucher')}
            </Button>
            <Button variant="default" onClick={() => onStart('send_voucher', order.booking_id)}>
              {noun('send.open')}
            </Button>
          </>
        )}
        <CopyTextButton
          needs="getOrderText"
          read={(language) => getOrderText({ id: order.booking_id, language }, { announce: true })}
        />
      </Group>
    </Section>
  )
}

function voucherState({ voucher, order_status }: Order) {
  if (voucher.available && voucher.version !== null) return 'voucherVersion'
  if (voucher.version !== null) return 'voucherVoid'
  return canStillBeConfirmed(order_status) ? 'voucherLater' : 'voucherNone'
}
