import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Stack, Text, useNow } from '@portal/ui'
import type { ReactNode } from 'react'
import { useNetPriceShown } from '../money/net-price.ts'
import { CancellationTimeline } from '../order/CancellationTimeline.tsx'
import { RefundabilityNow } from '../order/Refundability.tsx'

interface PolicyNotesProps {
  policy: Pick<Schemas['CancellationPolicy'], 'non_refundable' | 'tiers' | 'no_show'>
  refundability: Schemas['CancellationPolicy']['refundability_now']
  /** IANA zone of the place. */
  tz: string
  /** What the clock of the place is called; that of a hotel unless given. */
  clock?: string
  /** Said where the supplier must be asked first; null where it need not. */
  onRequest: { title: string; hint: string } | null
  /** What else must be known before the order is placed. */
  children?: ReactNode
}

/** What cancelling costs, and what must be known before the order is placed. */
export function PolicyNotes(props: PolicyNotesProps) {
  const { policy, refundability, tz, clock, onRequest, children } = props
  const hotel = useText('hotel')
  const now = useNow()
  const shown = useNetPriceShown()
  return (
    <Stack gap="sm">
      <RefundabilityNow value={refundability} />
      {policy.non_refundable && <Text>{hotel('nonRefundable')}</Text>}
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
    </Stack>
  )
}
