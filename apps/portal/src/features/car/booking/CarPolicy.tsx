import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, useNow } from '@portal/ui'
import { useNetPriceShown } from '../../../shared/net-price.ts'
import { CancellationTimeline } from '../../../shared/order/CancellationTimeline.tsx'
import { RefundabilityNow } from '../../../shared/order/RateTerms.tsx'
import { Inclusions } from '../list/Inclusions.tsx'
import styles from './CarPolicy.module.css'

/** What cancelling costs, and what must be known before the order is placed. */
export function CarPolicy({ quote }: { quote: Schemas['CarQuote'] }) {
  const t = useText('car/booking')
  const hotel = useText('hotel')
  const now = useNow()
  const shown = useNetPriceShown()
  const { cancellation_policy: policy, tz, model } = quote
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
        clock={t('placeTime')}
      />
      {quote.on_request && (
        <Alert role="note" color="orange" title={hotel('onRequest')}>
          {t('onRequestHint')}
        </Alert>
      )}
      <Inclusions includes={model.includes} className={styles.text} />
      <p className={styles.text}>
        {t('overtime', { money: formatMoney(model.overtime_unit_price), hours: model.hours_per_day })}
      </p>
    </div>
  )
}
