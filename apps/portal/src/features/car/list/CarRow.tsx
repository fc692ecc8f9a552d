import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import {
  Button,
  IconGasStation,
  IconLuggage,
  IconMapPin,
  IconRoute,
  IconUsers,
  LinesSkeleton,
  lateDialog,
  Money,
  Skeleton,
  SkeletonArea,
} from '@portal/ui'
import { createLink } from '@tanstack/react-router'
import { useState } from 'react'
import { OfferPicture } from '../../../navigation/OfferPicture.tsx'
import { useNetPriceShown } from '../../../shared/net-price.ts'
import styles from './CarRow.module.css'
import type { CarListSearch } from './car-list-search.ts'
import { Inclusions } from './Inclusions.tsx'
import { Mileage } from './Mileage.tsx'
import { rentalOfOffer } from './rental-of-offer.ts'

const ButtonLink = createLink(Button<'a'>)
const CarDetailsDialog = lateDialog(() => import('./CarDetailsDialog.tsx'))

interface CarRowProps {
  offer: Schemas['CarOffer']
  search: CarListSearch
  /** Stands where the page opens. */
  inView: boolean
}

/** One model: what it is and carries, its terms in words, and what the hire costs. */
export function CarRow({ offer, search, inView }: CarRowProps) {
  const t = useText('car/list')
  const [open, setOpen] = useState(false)
  const { model } = offer
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <OfferPicture address={model.images[0]} alt="" eager={inView} />
      </div>
      <div className={styles.about}>
        <h3 className={styles.name}>{model.name}</h3>
        <p className={styles.kind}>
          {model.class_text} · <IconMapPin size={14} aria-hidden /> {model.location_name}
        </p>
        <ul className={styles.facts}>
          <li>
            <IconUsers size={16} aria-hidden /> {t('seats', { count: model.seats })}
          </li>
          <li>
            <IconLuggage size={16} aria-hidden /> {t('luggage', { count: model.luggage })}
          </li>
          <li>
            <IconGasStation size={16} aria-hidden /> {model.energy_source_text}
          </li>
          <li>
            <IconRoute size={16} aria-hidden /> <Mileage model={model} />
          </li>
        </ul>
        <p className={styles.terms}>
          {t('hours', { count: model.hours_per_day, money: formatMoney(model.overtime_unit_price) })}
        </p>
        <Inclusions includes={model.includes} className={styles.terms} />
        {offer.on_request && <p className={styles.request}>{t('onRequest')}</p>}
        <Button
          variant="subtle"
          size="compact-xs"
          className={styles.more}
          aria-label={`${t('details')}: ${model.name}, ${model.mileage_policy_text}`}
          onClick={() => setOpen(true)}
        >
          {t('details')}
        </Button>
        {open && <CarDetailsDialog id={model.id} onClose={() => setOpen(false)} />}
      </div>
      <div className={styles.offer}>
        <Price offer={offer} />
        <ButtonLink
          component="a"
          to="/car/booking"
          search={rentalOfOffer(offer, search)}
          aria-label={`${t('choose')}: ${model.name}, ${model.mileage_policy_text}`}
        >
          {t('choose')}
        </ButtonLink>
      </div>
    </li>
  )
}

function Price({ offer }: { offer: Schemas['CarOffer'] }) {
  const t = useText('car/list')
  const netShown = useNetPriceShown()
  const { model, rental_type, days_or_hours, number_of_rentals } = offer
  return (
    <p className={styles.price}>
      <span>
        <span className={styles.day}>
          <Money value={model.price_per_day} strong />
        </span>{' '}
        <small className={styles.small}>{t('perDay')}</small>
      </span>
      <span className={styles.small}>
        {t('total')} <Money value={offer.total_price} />{' '}
        {t('totalFor', {
          time: t(`quantity.${rental_type}`, { count: days_or_hours }),
          cars: t('cars', { count: number_of_rentals }),
        })}
      </span>
      {netShown && offer.total_settlement_price && (
        <span className={styles.small}>
          {t('netPrice')} <Money value={offer.total_settlement_price} />
        </span>
      )}
    </p>
  )
}

/** The shape of the rows to come. */
export function CarRowsSkeleton() {
  return (
    <SkeletonArea>
      {Array.from({ length: 5 }, (_, row) => (
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
