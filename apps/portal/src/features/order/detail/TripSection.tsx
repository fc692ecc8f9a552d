import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Group, IconPlus, lazyDialog, Text } from '@portal/ui'
import { useState } from 'react'
import { Section } from '../../../trade/order/Facts.tsx'
import { hasEnded } from '../../../trade/order/order-stages.ts'
import { productFacts } from '../../../trade/product/facts.ts'
import { TripLink } from '../../../trade/trip/TripLink.tsx'
import { useTripPart } from '../../../trade/trip/use-trip-part.ts'
import { mayBookAgain } from '../actions/order-actions.ts'

const JoinTripDialog = lazyDialog(() => import('../../../trade/trip/JoinTripDialog.tsx'))

/** The trip of an order, or the way into one; and what may be booked around the order, filled in from it. */
export function TripSection({ order }: { order: Schemas['Order'] }) {
  const t = useText('trip')
  const [joining, setJoining] = useState(false)
  const mayBook = useHoldsNode('order/book') && mayBookAgain(order.actions)
  const mayJoin = mayBook && isSupported('saveTrip')
  const { trip, order_type, order_status } = order
  const parts =
    mayBook && isSupported('draftTripPart') && !hasEnded(order_status)
      ? productFacts[order_type].tripParts
      : []
  if (!isSupported('getTrip') || (!trip && !mayJoin)) return null
  return (
    <Section title={t('fields.trip')} onScreen>
      {trip ? (
        <TripLink trip={trip} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setJoining(true)}>
            {t('join.open')}
          </Button>
        </div>
      )}
      {parts.length > 0 && (
        <Parts id={order.booking_id} parts={parts} hint={t(trip ? 'parts.joins' : 'parts.alone')} />
      )}
      {joining && <JoinTripDialog orders={[order]} onClose={() => setJoining(false)} />}
    </Section>
  )
}

interface PartsProps {
  /** Booking ID. */
  id: string
  parts: readonly Schemas['TripPart'][]
  /** What becomes of the trip. */
  hint: string
}

function Parts({ id, parts, hint }: PartsProps) {
  const t = useText('trip')
  const { add, isAdding } = useTripPart()
  return (
    <>
      <Group gap="xs" role="group" aria-label={t('parts.label')}>
        {parts.map((part) => (
          <Button
            key={part}
            size="xs"
            variant="light"
            leftSection={<IconPlus size={14} aria-hidden />}
            loading={isAdding({ order_id: id, part })}
            onClick={() => add({ order_id: id, part })}
          >
            {t(`parts.${part}`)}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </>
  )
}
