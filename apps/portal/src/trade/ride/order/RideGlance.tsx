import { useText } from '@portal/i18n'
import { wallClock } from '../../../shared/time/server-clock.ts'
import { Fact } from '../../order/Facts.tsx'

interface RideGlanceProps {
  what: string
  more: string
  /** With the local offset. */
  at: string
  from: string
}

/** A booked ride in short: what, when and from where. */
export function RideGlance({ what, more, at, from }: RideGlanceProps) {
  const t = useText('ride-order')
  return (
    <>
      <Fact name={t('service')} hint={more} wide>
        {what}
      </Fact>
      <Fact name={t('pickUp')} hint={t('localTime')}>
        {wallClock(at)}
      </Fact>
      <Fact name={t('from')}>{from}</Fact>
    </>
  )
}
