import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import {
  Box,
  Button,
  Flex,
  Group,
  IconGasStation,
  IconLuggage,
  IconRoute,
  IconUsers,
  lazyDialog,
  Money,
  Text,
  Title,
} from '@portal/ui'
import { useState } from 'react'
import { OfferPicture } from '../../../shared/address/OfferPicture.tsx'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import { isDeepEqual } from '../../../shared/is-deep-equal.ts'
import { localOf, momentOf } from '../../../shared/time/local-moment.ts'
import { NetTotal } from '../../../trade/money/NetMoney.tsx'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { AddToQuote } from '../../../trade/quote/AddToQuote.tsx'
import row from '../../../trade/results/results.module.css'
import type { Rental } from '../booking/rental-search.ts'
import { type CarListSearch, searchOfList } from './car-list-search.ts'
import { Inclusions } from './Inclusions.tsx'
import { Mileage } from './Mileage.tsx'

/** A car of another city is picked up there, at the same hours of its clock. */
function searchThere({ model }: Schemas['CarOffer'], search: CarListSearch): Partial<Rental> {
  const { location, location_name, tz } = model
  const there = (local: string | undefined) => local && localOf(momentOf(local), tz)
  const [start, end] = [there(search.start), there(search.end)]
  return { pick_up: location, pick_up_name: location_name, tz, ...(start && { start }), ...(end && { end }) }
}

/** The booking page's address: the search, the offered rental, and the total that was seen. */
const rentalOfOffer = (offer: Schemas['CarOffer'], search: CarListSearch, elsewhere: boolean): Rental => ({
  ...searchOfList(search),
  ...(elsewhere && searchThere(offer, search)),
  model_id: offer.model.id,
  rental_type: offer.rental_type,
  days_or_hours: offer.days_or_hours,
  number_of_rentals: offer.number_of_rentals,
  known_total: offer.total_price.amount,
  currency: offer.total_price.currency,
  ref: crypto.randomUUID(),
})

const CarDetailsDialog = lazyDialog(() => import('./CarDetailsDialog.tsx'))

interface CarRowProps {
  offer: Schemas['CarOffer']
  search: CarListSearch
  /** City of the searched pick-up. */
  location: string
  /** What most cars include; it is said once, above the list. */
  usual: Schemas['CarInclusions'] | undefined
  /** Visible when the page opens. */
  inView: boolean
}

/** One model: capacity, terms and price. */
export function CarRow({ offer, search, location, usual, inView }: CarRowProps) {
  const t = useText('car/list')
  const [open, setOpen] = useState(false)
  const { model } = offer
  const money = formatMoney(model.overtime_unit_price)
  const isHalf = offer.rental_type === 'half_day'
  const elsewhere = model.location !== location
  const rental = rentalOfOffer(offer, search, elsewhere)
  const name = `${model.name}, ${model.mileage_policy_text}`
  return (
    <li className={row.row} data-ride>
      <div className={row.picture}>
        <OfferPicture address={model.images[0]} alt="" eager={inView} />
      </div>
      <div className={row.about}>
        <Group gap="0 var(--mantine-spacing-xs)" align="baseline">
          <Title order={3} size="h4">
            {model.name}
          </Title>
          <Text span fz="sm" c="dimmed">
            {model.class_text} · {model.location_name}
          </Text>
        </Group>
        <Flex
          className={row.facts}
          component="ul"
          gap="2px var(--mantine-spacing-md)"
          wrap="wrap"
          align="center"
          fz="sm"
        >
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
        </Flex>
        <Text size="sm">
          {isHalf
            ? t('halfDayHours', { count: model.hours_per_half_day, money })
            : t('hours', { count: model.hours_per_day, money })}
          <Button
            variant="subtle"
            size="compact-xs"
            ml={4}
            aria-label={`${t('details')}: ${name}`}
            onClick={() => setOpen(true)}
          >
            {t('details')}
          </Button>
        </Text>
        {!isDeepEqual(model.includes, usual) && <Inclusions includes={model.includes} />}
        {elsewhere && (
          <Text size="sm" c="var(--mantine-color-orange-light-color)">
            {t('elsewhere', { city: model.location_name })}
          </Text>
        )}
        {offer.on_request && (
          <Text size="sm" c="var(--mantine-color-orange-light-color)">
            {t('onRequest')}
          </Text>
        )}
        {open && <CarDetailsDialog id={model.id} onClose={() => setOpen(false)} />}
      </div>
      <div className={row.offer}>
        <Price offer={offer} />
        <div className={row.buttons}>
          <ButtonLink size="xs" to="/car/booking" search={rental} aria-label={`${t('choose')}: ${name}`}>
            {t('choose')}
          </ButtonLink>
          <AddToQuote product="car" title={model.name} chosen={rental} label={name} />
        </div>
      </div>
    </li>
  )
}

/** What is paid comes first; the price of a day, half day or hour explains it. */
function Price({ offer }: { offer: Schemas['CarOffer'] }) {
  const t = useText('car/list')
  const netShown = useNetPriceShown()
  const { model, rental_type, days_or_hours, number_of_rentals } = offer
  const units = { day: model.price_per_day, half_day: model.price_per_half_day, hour: model.price_per_hour }
  const unit = units[rental_type]
  return (
    <Flex component="p" direction="column">
      <span>
        <Box component="small" c="dimmed" fz="xs">
          {t('total')}
        </Box>{' '}
        <Text span inherit fz="xl">
          <Money value={offer.total_price} strong />
        </Text>
      </span>{' '}
      <Text span inherit fz="xs" c="dimmed">
        {t('totalFor', {
          time: t(`quantity.${rental_type}`, { count: days_or_hours }),
          cars: t('cars', { count: number_of_rentals }),
        })}
        {unit && (
          <>
            {' · '}
            <Money value={unit} /> {t(`per.${rental_type}`)}
          </>
        )}
      </Text>
      {netShown && offer.total_settlement_price && (
        <NetTotal label={t('netPrice')} value={offer.total_settlement_price} />
      )}
    </Flex>
  )
}
