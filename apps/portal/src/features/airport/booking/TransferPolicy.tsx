import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, useNow } from '@portal/ui'
import { useNetPriceShown } from '../../../shared/net-price.ts'
import { CancellationTimeline } from '../../../shared/order/CancellationTimeline.tsx'
import { RefundabilityNow } from '../../../shared/order/RateTerms.tsx'
import styles from './TransferPolicy.module.css'

interface TransferPolicyProps {
  quote: Schemas['TransferQuote']
  offer: Schemas['TransferOffer']
}

/** What cancelling costs, how long the driver waits, and what must be known before the order is placed. */
export function TransferPolicy({ quote, offer }: TransferPolicyProps) {
  const t = useText('airport/booking')
  const hotel = useText('hotel')
  const now = useNow()
  const shown = useNetPriceShown()
  const { cancellation_policy: policy, tz } = quote
  return (
    <div className={styles.notes}>
      <RefundabilityNow value={policy.refundability_now} />
      {policy.non_refundable && <p className={styles.text}>{hotel('nonRefundable')}</p>}
      <CancellationTimeline
        tiers={policy.tiers}
        tz={tz}
        now={now}
        noShow={policy.no_show}
        amounts={shown}
        clock={t('airportTime')}
      />
      {offer.on_request && (
        <Alert role="note" color="orange" title={t('onRequest')}>
          {t('onRequestHint')}
        </Alert>
      )}
      <p className={styles.text}>
        {t(`waiting.${quote.wait_starts}`, {
          minutes: quote.free_wait_minutes,
          money: formatMoney(offer.overtime_wait_unit_price),
        })}
      </p>
    </div>
  )
}
