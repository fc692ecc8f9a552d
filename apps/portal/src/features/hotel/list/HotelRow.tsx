import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Deadline, IconFlag, IconMapPin, Money } from '@portal/ui'
import { createLink, Link } from '@tanstack/react-router'
import { OfferPicture } from '../../../navigation/OfferPicture.tsx'
import { useNetPriceShown } from '../../../shared/net-price.ts'
import { Meal, RefundabilityNow } from '../../../shared/order/RateTerms.tsx'
import type { StaySearch } from '../../../shared/stay-search.ts'
import { FavouriteButton } from '../FavouriteButton.tsx'
import { Stars } from '../Stars.tsx'
import styles from './HotelRow.module.css'

const ButtonLink = createLink(Button<'a'>)

interface HotelRowProps {
  hotel: Schemas['HotelOffer']
  /** The stay, which goes with the operator to the hotel. */
  stay: StaySearch
  /** "2 nights, 1 room": what the total is for. */
  span: string
  /** Stands where the page opens. */
  inView: boolean
}

/** One hotel of the results: who it is, its cheapest rate in words, and one button. */
export function HotelRow({ hotel, stay, span, inView }: HotelRowProps) {
  const t = useText('hotel')
  const list = useText('hotel/list')
  const { id, name, name_local, images, from } = hotel
  return (
    <li className={styles.row} data-sold-out={hotel.sold_out || undefined}>
      <div className={styles.picture}>
        <OfferPicture address={images[0]} alt="" eager={inView} />
        <div className={styles.favourite}>
          <FavouriteButton hotel={hotel} />
        </div>
      </div>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <Link to="/hotel/detail/$id" params={{ id }} search={stay} className={styles.link}>
            {name}
          </Link>{' '}
          <Stars star={hotel.star} />
        </h3>
        {name_local !== name && <p className={styles.local}>{name_local}</p>}
        <Where hotel={hotel} />
        {from && <Terms rate={from} />}
      </div>
      <div className={styles.offer}>
        {from ? <Price rate={from} span={span} /> : <span className={styles.none}>{t('soldOut')}</span>}
        <ButtonLink
          component="a"
          to="/hotel/detail/$id"
          params={{ id }}
          search={stay}
          variant={from ? 'filled' : 'default'}
          className={styles.button}
          aria-label={`${list('see')}: ${name}`}
        >
          {list('see')}
        </ButtonLink>
      </div>
    </li>
  )
}

function Where({ hotel }: { hotel: Schemas['HotelOffer'] }) {
  const t = useText('hotel')
  const { nearest_landmark: landmark, review_score } = hotel
  return (
    <>
      <p className={styles.where}>
        <span className={styles.item}>
          <IconMapPin size={14} aria-hidden />
          {hotel.district_name}
        </span>
        {landmark && (
          <span className={styles.item}>
            <IconFlag size={14} aria-hidden />
            {t('distance', { landmark: landmark.name, km: landmark.distance_km })}
          </span>
        )}
      </p>
      <p className={styles.where}>
        {review_score === null ? (
          t('noReviews')
        ) : (
          <span>
            <strong className={styles.score}>{t('score', { score: review_score })}</strong>{' '}
            {t('reviews', { count: hotel.review_count })}
          </span>
        )}
      </p>
    </>
  )
}

function Terms({ rate }: { rate: Schemas['LowestRate'] }) {
  const t = useText('hotel')
  const { free_cancel_before } = rate
  return (
    <div className={styles.terms}>
      <span className={styles.room}>{rate.room_type}</span>
      <Meal text={rate.meal_text} type={rate.meal_type} />
      <RefundabilityNow value={rate.refundability_now} />
      {rate.refundability_now === 'free' && free_cancel_before && (
        <Deadline at={free_cancel_before.utc} tz={free_cancel_before.tz} still />
      )}
      {rate.on_request && <span className={styles.request}>{t('onRequest')}</span>}
    </div>
  )
}

function Price({ rate, span }: { rate: Schemas['LowestRate']; span: string }) {
  const t = useText('hotel')
  const netShown = useNetPriceShown()
  return (
    <p className={styles.price}>
      <span>
        <span className={styles.night}>
          <Money value={rate.price_per_night} strong />
        </span>{' '}
        <small className={styles.small}>{t('perNight')}</small>
      </span>
      <span className={styles.small}>
        {t('total')} <Money value={rate.total_price} /> {span}
      </span>
      {netShown && rate.total_settlement_price && (
        <span className={styles.small}>
          {t('netPrice')} <Money value={rate.total_settlement_price} />
        </span>
      )}
    </p>
  )
}
