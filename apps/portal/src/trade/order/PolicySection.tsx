import type { Schemas } from '@portal/api-client'
import { language, useText } from '@portal/i18n'
import { useNow } from '@portal/ui'
import { useNetPriceShown } from '../money/net-price.ts'
import { CancellationTimeline } from './CancellationTimeline.tsx'
import { Section } from './Facts.tsx'
import { canStillBeCancelled } from './order-stages.ts'
import { RefundabilityNow } from './Refundability.tsx'
import { differ, RoomPolicies, roomsOf, StrictRooms } from './RoomPolicies.tsx'
import styles from './sections.module.css'

/**
 * Whether a cancellation has a price now: not after a cancellation, nor while a changed offer or a review by our staff
 * is pending. It does not depend on the member's permission.
 */
function hasPriceNow({ order_status, actions, cancellation_policy }: Schemas['Order']): boolean {
  const cancel = actions.find(({ action }) => action === 'cancel')
  const isStopped = cancel !== undefined && !cancel.enabled && cancel.reason_key !== 'NO_PERMISSION'
  return canStillBeCancelled(order_status) && (cancellation_policy.non_refundable || !isStopped)
}

/** The cancellation policy as frozen at booking, in both time zones. */
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
      <StrictRooms rooms={roomsOf(order)} />
      {policy.non_refundable ? (
        <p>{hotel('nonRefundable')}</p>
      ) : (
        // The server's sentence reveals the settlement price; the periods below tell the same by rule, and of each room.
        shown && !differ(roomsOf(order)) && <p>{policy.text[language()]}</p>
      )}
      <CancellationTimeline
        tiers={policy.tiers}
        tz={order.tz}
        now={open ? now : null}
        noShow={policy.no_show}
        amounts={shown}
      />
      <RoomPolicies rooms={roomsOf(order)} tz={order.tz} now={open ? now : null} amounts={shown} />
      {policy.source_text && (
        <details className={styles.fold}>
          <summary>{hotel('policy.source')}</summary>
          <p>{policy.source_text}</p>
        </details>
      )}
    </Section>
  )
}
