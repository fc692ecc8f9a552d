import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, useNow } from '@portal/ui'
import type { ReactNode } from 'react'
import { useNetPriceShown } from '../net-price.ts'
import { CancellationTimeline } from '../order/CancellationTimeline.tsx'
import { RefundabilityNow } from '../order/RateTerms.tsx'
import styles from './PolicyNotes.module.css'

interface PolicyNotesProps {
  policy: Pick<Schemas['CancellationPolicy'], 'non_refundable' | 'tiers' | 'no_show'>
  refundability: Schemas['CancellationPolicy']['refundability_now']
  /** IANA zone of the place. */
  tz: string
  /** What the clock of the place is called; that of a hotel unless told. */
  clock?: string
  /** Said where the supplier must be asked first; null where it need not. */
  onRequest: { title: string; hint: string } | null
  /** Class of its own line; those below have none. */
  lineClass?: string | undefined
  /** What else must be known before the order is placed. */
  children?: ReactNode
}

/** What cancelling costs, and what must be known before the order is placed. */
export function PolicyNotes(props: PolicyNotesProps) {
  const { policy, refundability, tz, clock, onRequest, lineClass, children } = props
  const hotel = useText('hotel')
  const now = useNow()
  const shown = useNetPriceShown()
  return (
    <div className={styles.notes}>
      <RefundabilityNow value={refundability} />
      {policy.non_refundable && <p className={lineClass}>{hotel('nonRefundable')}</p>}
      <CancellationTimeline
        tiers={policy.tiers}
        tz={tz}
        now={now}
        noShow={policy.no_show}
        amounts={shown}
        {...(clock !== undefined && { clock })}
      />
      {onRequest && (
        <Alert role="note" color="orange" title={onRequest.title}>
          {onRequest.hint}
        </Alert>
      )}
      {children}
    </div>
  )
}
