import { useText } from '@portal/i18n'
import { Clocks, Fact } from '../../order/Facts.tsx'

interface RideGlanceProps {
  what: string
  more: string
  at: string
  /** IANA zone of the pick-up. */
  tz: string
  from: string
}

/** A booked ride in short: what, when and from where. */
export function RideGlance({ what, more, at, tz, from }: RideGlanceProps) {
  const t = useText('ride-order')
  return (
    <>
      <Fact name={t('service')} hint={more} wide>
        {what}
      </Fact>
      <Fact name={t('pickUp')} half>
        <Clocks at={at} tz={tz} />
      </Fact>
      <Fact name={t('from')}>{from}</Fact>
    </>
  )
}
