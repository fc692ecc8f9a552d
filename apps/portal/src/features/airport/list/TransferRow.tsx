import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Button, Deadline, IconUsers, LinesSkeleton, Money, Skeleton, SkeletonArea } from '@portal/ui'
import { createLink } from '@tanstack/react-router'
import { OfferPicture } from '../../../navigation/OfferPicture.tsx'
import { useNetPriceShown } from '../../../shared/net-price.ts'
import { RefundabilityNow } from '../../../shared/order/RateTerms.tsx'
import { transferBookingSearch } from '../booking/transfer-booking-search.ts'
import type { TransferSearch } from '../search/transfer-search.ts'
import styles from './TransferRow.module.css'

const ButtonLink = createLink(Button<'a'>)

interface TransferRowProps {
  offer: Schemas['TransferOffer']
  search: TransferSearch
  /** Stands where the page opens. */
  inView: boolean
}

/** One class of vehicle: what it holds, what is included, its terms and its price in words. */
export function TransferRow({ offer, search, inView }: TransferRowProps) {
  const t = useText('airport/list')
  const hotel = useText('hotel')
  const { vehicle_class_text, vehicle_examples, number_of_vehicles, free_cancel_before } = offer
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <OfferPicture address={offer.images[0]} alt="" eager={inView} />
      </div>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          {vehicle_class_text}
          {number_of_vehicles > 1 && (
            <span className={styles.vehicles}> {t('vehicles', { count: number_of_vehicles })}</span>
          )}
        </h3>
        <p className={styles.examples}>{t('examples', { models: vehicle_examples.join(' / ') })}</p>
        <p className={styles.holds}>
          <IconUsers size={16} aria-hidden />
          {t('holds', { passengers: offer.max_passengers, luggage: offer.max_luggage })}
        </p>
        <Service offer={offer} pickup={search.transfer_type !== 'dropoff'} />
        <div className={styles.terms}>
          <RefundabilityNow value={offer.refundability_now} />
          {offer.refundability_now === 'free' && free_cancel_before && (
            <Deadline
              at={free_cancel_before.utc}
              tz={free_cancel_before.tz}
              then={hotel('freeUntil')}
              still
            />
          )}
          {offer.on_request && <span className={styles.request}>{t('onRequest')}</span>}
        </div>
      </div>
      <div className={styles.offer}>
        <Price offer={offer} />
        <ButtonLink
          component="a"
          to="/airport/booking"
          search={transferBookingSearch(offer, search)}
          aria-label={`${t('choose')}: ${vehicle_class_text}`}
        >
          {t('choose')}
        </ButtonLink>
      </div>
    </li>
  )
}

/** What the driver does for the price, and what costs more. */
function Service({ offer, pickup }: { offer: Schemas['TransferOffer']; pickup: boolean }) {
  const t = useText('airport/list')
  const ride = useText('ride')
  const { chinese_driver_fee, night_fee } = offer
  const languages = offer.driver_languages.map((language) => ride(`languages.${language}`)).join(t('comma'))
  const paid = chinese_driver_fee !== null && Number(chinese_driver_fee.amount) > 0
  return (
    <ul className={styles.service}>
      {pickup && <li>{t('meetGreet')}</li>}
      <li>
        {t(`waiting.${offer.wait_starts}`, {
          minutes: offer.free_wait_minutes,
          money: formatMoney(offer.overtime_wait_unit_price),
        })}
      </li>
      <li>
        {paid
          ? t('driversPaid', { languages, money: formatMoney(chinese_driver_fee) })
          : t('drivers', { languages })}
      </li>
      {night_fee && <li>{t('night', { money: formatMoney(night_fee) })}</li>}
    </ul>
  )
}

function Price({ offer }: { offer: Schemas['TransferOffer'] }) {
  const t = useText('airport/list')
  const hotel = useText('hotel')
  const netShown = useNetPriceShown()
  return (
    <p className={styles.price}>
      <span className={styles.total}>
        <Money value={offer.total_price} strong />
      </span>
      <span className={styles.small}>{t('totalHint')}</span>
      {netShown && offer.total_settlement_price && (
        <span className={styles.small}>
          {hotel('netPrice')} <Money value={offer.total_settlement_price} />
        </span>
      )}
    </p>
  )
}

/** The shape of the rows to come. */
export function TransferRowsSkeleton() {
  return (
    <SkeletonArea>
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
          <LinesSkeleton lines={5} />
          <div className={styles.offer}>
            <Skeleton height={44} width={140} />
            <Skeleton height={36} width={100} />
          </div>
        </div>
      ))}
    </SkeletonArea>
  )
}
