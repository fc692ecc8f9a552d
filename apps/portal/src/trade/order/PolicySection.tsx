import type { Schemas } from '@portal/api-client'
import { language, useText } from '@portal/i18n'
import { useNow } from '@portal/ui'
import { useNetPriceShown } from '../money/net-price.ts'
import { CancellationTimeline } from './CancellationTimeline.tsx'
import { Section } from './Facts.tsx'
import { canStillBeCancelled } from './order-stages.ts'
import { RefundabilityNow } from './Refundability.tsx'
import styles from './sections.module.css'

/**
 * Whether cancelling has a price now. It has none once the order has gone through that, nor while a changed offer or our
 * staff's check has to be answered first; who lacks the right alone still reads it.
 */
function hasPriceNow({ order_status, actions, cancellation_policy }: Schemas['Order']): boolean {
  const cancel = actions.find(({ action }) => action === 'cancel')
  const isStopped = cancel !== undefined && !cancel.enabled && cancel.reason_key !== 'NO_PERMISSION'
  return canStillBeCancelled(order_status) && (cancellation_policy.non_refundable || !isStopped)
}

/** What cancelling costs at which time, on both clocks, as frozen at booking. */
export function PolicySection({ order }: { order: Schemas['Order'] }) {
  const t = useText('user/order/detail')
  const hotel = useText('hotel')
  const now = useNow()
  const shown = useNetPriceShown()
  const policy = order.cancellation_policy
  const open = hasPriceNow(order)
  return (
    <Section title={t('sections.policy')}>
      {open && <RefundabilityNow value={policy.refundability_now} />}
      {policy.non_refundable ? (
        <p>{hotel('nonRefundable')}</p>
      ) : (
        // The sentence of the server names amounts of the settlement price; the stretches below say the same by rule.
        shown && <p>{policy.text[language()]}</p>
      )}
      <CancellationTimeline
        tiers={policy.tiers}
        tz={order.tz}
        now={open ? now : null}
        noShow={policy.no_show}
        amounts={shown}
      />
      {policy.source_text && (
        <details className={styles.fold}>
          <summary>{hotel('policy.source')}</summary>
          <p>{policy.source_text}</p>
        </details>
      )}
    </Section>
  )
}
