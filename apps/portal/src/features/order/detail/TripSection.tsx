import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, lazyDialog } from '@portal/ui'
import { useState } from 'react'
import { Section } from '../../../trade/order/Facts.tsx'
import { TripLink } from '../../../trade/trip/TripLink.tsx'
import { mayBookAgain } from '../actions/order-actions.ts'

const JoinTripDialog = lazyDialog(() => import('../../../trade/trip/JoinTripDialog.tsx'))

/** The trip of an order, or the way into one. */
export function TripSection({ order }: { order: Schemas['Order'] }) {
  const t = useText('trip')
  const [joining, setJoining] = useState(false)
  const mayBook = useHoldsNode('order/book') && mayBookAgain(order.actions)
  const mayJoin = mayBook && isSupported('saveTrip')
  const { trip } = order
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
      {joining && <JoinTripDialog orders={[order]} onClose={() => setJoining(false)} />}
    </Section>
  )
}
