import type { Schemas } from '@portal/api-client'
import { formatStay, useText } from '@portal/i18n'
import { Button, Money } from '@portal/ui'
import type { ReactNode } from 'react'
import { NetPriceSwitch } from '../../shared/NetPriceSwitch.tsx'
import { useNetPriceShown } from '../../shared/net-price.ts'
import { PriceLines } from '../../shared/PriceLines.tsx'
import { RateTerms } from '../../shared/RateTerms.tsx'
import { OccupancyText } from '../../shared/RoomOccupancyPicker.tsx'
import type { Stay } from '../../shared/stay.ts'
import styles from './BookingSummary.module.css'

interface BookingSummaryProps {
  hotel: Schemas['HotelInfo']
  rate: Schemas['Rate']
  stay: Stay
  onHotel: () => void
  /** Null on a phone, where it stands in a bar at the foot of the screen. */
  button: ReactNode
}

/** What is booked and what it costs, in view while the form is filled in. */
export function BookingSummary({ hotel, rate, stay, onHotel, button }: BookingSummaryProps) {
  const t = useText('hotel/booking')
  const words = useText('hotel')
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <div>
        <h2 className={styles.hotel}>{hotel.name}</h2>
        {hotel.name_local !== hotel.name && <p className={styles.dim}>{hotel.name_local}</p>}
      </div>
      <div>
        <strong>{rate.room_type}</strong> <span className={styles.dim}>{rate.name}</span>
        <p className={styles.text}>{formatStay(stay.check_in, stay.check_out)}</p>
        <p className={styles.text}>
          <OccupancyText rooms={stay.rooms} />
        </p>
        <Button variant="subtle" size="compact-xs" className={styles.change} onClick={onHotel}>
          {t('changeRate')}
        </Button>
      </div>
      <RateTerms rate={rate} />
      <div>
        <h3 className={styles.title}>{words('price.title')}</h3>
        <PriceLines nightly={rate.nightly} charges={rate.charges} />
      </div>
      <Total rate={rate} />
      <NetPriceSwitch />
      {button}
    </aside>
  )
}

function Total({ rate }: { rate: Schemas['Rate'] }) {
  const t = useText('hotel/booking')
  const words = useText('hotel')
  const shown = useNetPriceShown()
  return (
    <dl className={styles.totals}>
      <dt>{words('total')}</dt>
      <dd className={styles.total}>
        <Money value={rate.total_price} strong />
      </dd>
      {shown && rate.total_settlement_price && (
        <>
          <dt>{t('toPay')}</dt>
          <dd>
            <Money value={rate.total_settlement_price} strong />
          </dd>
        </>
      )}
    </dl>
  )
}

interface BookingButtonProps {
  rate: Schemas['Rate']
  busy: boolean
  /** What is to be said about the form as a whole. */
  children?: ReactNode
}

/** The one primary button with the figure it stands for. */
export function BookingButton({ rate, busy, children }: BookingButtonProps) {
  const t = useText('hotel/booking')
  const words = useText('hotel')
  return (
    <div className={styles.submit}>
      <span className={styles.barTotal}>
        <small className={styles.dim}>{words('total')}</small> <Money value={rate.total_price} strong />
      </span>
      <Button type="submit" loading={busy} className={styles.button}>
        {rate.outcome === 'on_request' ? t('submitOnRequest') : t('submit')}
      </Button>
      <p className={styles.agree}>
        {t('agree')} {t('payLater')}
      </p>
      {children}
    </div>
  )
}
