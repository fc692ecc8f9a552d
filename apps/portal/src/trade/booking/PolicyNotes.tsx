import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Stack, Text, useNow } from '@portal/ui'
import type { ReactNode } from 'react'
import { useNetPriceShown } from '../money/net-price.ts'
import { CancellationTimeline } from '../order/CancellationTimeline.tsx'
import { RefundabilityNow } from '../order/Refundability.tsx'
import { RoomPolicies, StrictRooms } from '../order/RoomPolicies.tsx'

interface PolicyNotesProps {
  policy: Pick<Schemas['CancellationPolicy'], 'non_refundable' | 'tiers' | 'no_show'>
  refundability: Schemas['CancellationPolicy']['refundability_now']
  /** IANA zone of the place. */
  tz: string
  /** Name of the local time at the place; by default the hotel's. */
  clock?: string
  /** Rooms that may have terms of their own. */
  rooms?: readonly Schemas['RateRoom'][]
  /** Text for an offer on request; null for others. */
  onRequest: { title: string; hint: string } | null
  /** Other notes. */
  children?: ReactNode
}

/** The cancellation policy and other notes to read before booking. */
export function PolicyNotes(props: PolicyNotesProps) {
  const { policy, refundability, tz, clock, rooms = [], onRequest, children } = props
  const hotel = useText('hotel')
  const now = useNow()
  const shown = useNetPriceShown()
  return (
    <Stack gap="sm">
      <RefundabilityNow value={refundability} />
      {policy.non_refundable && <Text>{hotel('nonRefundable')}</Text>}
      <StrictRooms rooms={rooms} />
      <CancellationTimeline
        tiers={policy.tiers}
        tz={tz}
        now={now}
        noShow={policy.no_show}
        amounts={shown}
        {...(clock !== undefined && { clock })}
      />
      <RoomPolicies rooms={rooms} tz={tz} now={now} amounts={shown} />
      {onRequest && (
        <Alert role="note" color="orange" title={onRequest.title}>
          {onRequest.hint}
        </Alert>
      )}
      {children}
    </Stack>
  )
}
