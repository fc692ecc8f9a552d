import type { Schemas } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Checkbox, Money, useNow } from '@portal/ui'
import { useId } from 'react'
import { OfferPicture } from '../../../navigation/OfferPicture.tsx'
import { useNetPriceShown } from '../../../shared/net-price.ts'
import { CancellationTimeline } from '../../../shared/order/CancellationTimeline.tsx'
import { PriceLines } from '../../../shared/order/PriceLines.tsx'
import { RateTerms } from '../../../shared/order/RateTerms.tsx'
import styles from './RoomRates.module.css'
import type { RateSelection } from './use-rate-selection.ts'

type Rate = Schemas['Rate']

interface RoomRatesProps {
  room: Schemas['RoomTypeRates']
  /** IANA zone of the hotel. */
  tz: string
  mayBook: boolean
  /** Key of the rate that is being checked. */
  checking: string | null
  onBook: (rate: Rate) => void
  selection: RateSelection
}

/** A room with its rates, the cheapest first. */
export function RoomRates({ room: { room_type, rates }, ...rest }: RoomRatesProps) {
  const t = useText('hotel/detail')
  const title = `room-${room_type.id}`
  const facts = [
    ...(room_type.area_sqm === null ? [] : [t('area', { area: room_type.area_sqm })]),
    t('sleeps', { count: room_type.max_occupancy }),
    ...room_type.amenities,
  ]
  return (
    <section className={styles.room} aria-labelledby={title}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <OfferPicture address={room_type.images[0]} alt="" />
        </div>
        <div>
          <h3 id={title} className={styles.name}>
            {room_type.name}{' '}
            {room_type.name_local !== room_type.name && (
              <span className={styles.local}>{room_type.name_local}</span>
            )}
          </h3>
          <p className={styles.facts}>{facts.join(' · ')}</p>
        </div>
      </div>
      <ul className={styles.rates} aria-label={t('ratesOf', { room: room_type.name })}>
        {rates.map((rate) => (
          <RateRow key={rate.rate_id} rate={rate} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type RateRowProps = { rate: Rate } & Omit<RoomRatesProps, 'room'>

function RateRow({ rate, tz, mayBook, checking, onBook, selection }: RateRowProps) {
  const t = useText('hotel')
  const detail = useText('hotel/detail')
  return (
    <li className={styles.rate}>
      <div className={styles.terms}>
        <strong>{rate.name}</strong>
        <div className={styles.sides}>
          <RateTerms rate={rate} />
          <div>
            <RateNotes rate={rate} />
          </div>
        </div>
        <RateDetails rate={rate} tz={tz} />
      </div>
      <div className={styles.offer}>
        <div className={styles.figures}>
          <RatePrice rate={rate} />
          {rate.allotment_left !== null && rate.allotment_left <= 5 && (
            <span className={styles.left}>{t('roomsLeft', { count: rate.allotment_left })}</span>
          )}
          {rate.outcome === 'on_request' && <span className={styles.small}>{t('onRequestHint')}</span>}
        </div>
        <div className={styles.choice}>
          <BookButton rate={rate} mayBook={mayBook} checking={checking} onBook={onBook} />
          <Checkbox
            size="xs"
            label={detail('selection.choose')}
            classNames={{ label: styles.chooseLabel }}
            aria-label={detail('selection.chooseRate', { rate: `${rate.room_type}, ${rate.name}` })}
            checked={selection.has(rate)}
            disabled={selection.full && !selection.has(rate)}
            onChange={() => selection.toggle(rate)}
          />
        </div>
      </div>
    </li>
  )
}

/** Payment, remarks and rules that must be read before booking. */
function RateNotes({ rate }: { rate: Rate }) {
  const t = useText('hotel')
  const channels = rate.pay_channels.map((channel) => t(`channels.${channel}`)).join(' · ')
  return (
    <>
      <p className={styles.note}>
        {t('channels.label')}: {channels}
      </p>
      {rate.promotions.length > 0 && <p className={styles.promotion}>{rate.promotions.join(' · ')}</p>}
      {rate.remarks.map((remark) => (
        <p key={remark} className={styles.note}>
          {remark}
        </p>
      ))}
      {rate.nationality_rule && (
        <p className={styles.rule}>
          {t('nationalityRule')}: {rate.nationality_rule.text}
        </p>
      )}
    </>
  )
}

function RateDetails({ rate, tz }: { rate: Rate; tz: string }) {
  const t = useText('hotel/detail')
  const hotel = useText('hotel')
  const now = useNow()
  const shown = useNetPriceShown()
  const { cancellation_policy: policy } = rate
  return (
    <details className={styles.details}>
      <summary>{t('terms')}</summary>
      <div className={styles.open}>
        <h4 className={styles.title}>{hotel('policy.title')}</h4>
        {policy.non_refundable && <p className={styles.text}>{hotel('nonRefundable')}</p>}
        <CancellationTimeline
          tiers={policy.tiers}
          tz={tz}
          now={now}
          noShow={policy.no_show}
          amounts={shown}
        />
        <h4 className={styles.title}>{hotel('price.title')}</h4>
        <PriceLines nightly={rate.nightly} charges={rate.charges} />
      </div>
    </details>
  )
}

function RatePrice({ rate }: { rate: Rate }) {
  const t = useText('hotel')
  const shown = useNetPriceShown()
  const signedIn = useIsSignedIn()
  const onSite = rate.charges.filter(({ included, payable }) => !included && payable === 'on_site')
  return (
    <p className={styles.price}>
      <span className={styles.small}>
        <Money value={rate.price_per_night} /> {t('perNight')}
      </span>
      <span>
        <span className={styles.small}>{t('total')}</span>{' '}
        <span className={styles.total}>
          <Money value={rate.total_price} strong />
        </span>
      </span>
      {shown && rate.total_settlement_price && (
        <span className={styles.small}>
          {t('netPrice')} <Money value={rate.total_settlement_price} />
        </span>
      )}
      {!signedIn && <span className={styles.small}>{t('netAfterLogin')}</span>}
      {onSite.map(({ code, name, money, basis }) => (
        <span key={code} className={styles.small}>
          + <Money value={money} /> {t('onSpot', { name, basis: t(`price.basis.${basis}`) })}
        </span>
      ))}
    </p>
  )
}

function BookButton({ rate, mayBook, checking, onBook }: Omit<RateRowProps, 'tz' | 'selection'>) {
  const reason = useId()
  const t = useText('hotel')
  const errors = useText('errors')
  const label = rate.outcome === 'on_request' ? t('bookOnRequest') : t('book')
  return (
    <>
      <Button
        // Not `disabled`: the reason must be reachable by keyboard.
        {...(!mayBook && { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': reason })}
        loading={checking === rate.rate_key}
        aria-label={`${label}: ${rate.room_type}, ${rate.name}`}
        onClick={() => mayBook && onBook(rate)}
      >
        {label}
      </Button>
      {!mayBook && (
        <span id={reason} className={styles.small}>
          {errors('noPermission')}
        </span>
      )}
    </>
  )
}
