import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Button, Deadline, Flex, Group, IconFlag, IconMapPin, Money, Text, Title } from '@portal/ui'
import { createLink, Link } from '@tanstack/react-router'
import { memo } from 'react'
import { OfferPicture } from '../../../shared/address/OfferPicture.tsx'
import { useNetPriceShown } from '../../../shared/money/net-price.ts'
import { Meal, RefundabilityNow } from '../../../shared/order/RateTerms.tsx'
import { Stars } from '../../../shared/place/Stars.tsx'
import row from '../../../shared/results/ResultRow.module.css'
import type { StaySearch } from '../../../shared/stay-search.ts'
import { FavouriteButton } from '../FavouriteButton.tsx'
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

/**
 * One hotel of the results: who it is, its cheapest rate in words, and one button. Answers of a search that still runs
 * bring the same hotels again and again, so it is drawn only when it has changed.
 */
export const HotelRow = memo(function HotelRow({ hotel, stay, span, inView }: HotelRowProps) {
  const t = useText('hotel')
  const list = useText('hotel/list')
  const { id, name, name_local, images, from } = hotel
  return (
    <li className={row.row} data-sold-out={hotel.sold_out || undefined}>
      <Box className={row.picture} opacity={hotel.sold_out ? 0.6 : 1}>
        <OfferPicture address={images[0]} alt="" eager={inView} />
        <div className={styles.favourite}>
          <FavouriteButton hotel={hotel} />
        </div>
      </Box>
      <div>
        <Title order={3}>
          <Link to="/hotel/detail/$id" params={{ id }} search={stay} className={styles.link}>
            {name}
          </Link>{' '}
          <Stars star={hotel.star} />
        </Title>
        {name_local !== name && (
          <Text size="sm" m="2px 0 0" c="dimmed">
            {name_local}
          </Text>
        )}
        <Where hotel={hotel} />
        {from && <Terms rate={from} />}
      </div>
      <div className={row.offer}>
        {from ? (
          <Price rate={from} span={span} />
        ) : (
          <Text span inherit c="dimmed">
            {t('soldOut')}
          </Text>
        )}
        <ButtonLink
          component="a"
          to="/hotel/detail/$id"
          params={{ id }}
          search={stay}
          variant={from ? 'filled' : 'default'}
          aria-label={`${list('see')}: ${name}`}
        >
          {list('see')}
        </ButtonLink>
      </div>
    </li>
  )
})

function Where({ hotel }: { hotel: Schemas['HotelOffer'] }) {
  const t = useText('hotel')
  const { nearest_landmark: landmark, review_score } = hotel
  return (
    <>
      <Flex component="p" gap="0 var(--mantine-spacing-md)" wrap="wrap" m="2px 0 0" c="dimmed" fz="sm">
        <Flex component="span" gap={4} align="center" display="inline-flex">
          <IconMapPin size={14} aria-hidden />
          {hotel.district_name}
        </Flex>
        {landmark && (
          <Flex component="span" gap={4} align="center" display="inline-flex">
            <IconFlag size={14} aria-hidden />
            {t('distance', { landmark: landmark.name, km: landmark.distance_km })}
          </Flex>
        )}
      </Flex>
      <Flex component="p" gap="0 var(--mantine-spacing-md)" wrap="wrap" m="2px 0 0" c="dimmed" fz="sm">
        {review_score === null ? (
          t('noReviews')
        ) : (
          <span>
            <Box component="strong" c="var(--mantine-color-anchor)">
              {t('score', { score: review_score })}
            </Box>{' '}
            {t('reviews', { count: hotel.review_count })}
          </span>
        )}
      </Flex>
    </>
  )
}

function Terms({ rate }: { rate: Schemas['LowestRate'] }) {
  const t = useText('hotel')
  const { free_cancel_before } = rate
  return (
    <Group gap="2px var(--mantine-spacing-md)" align="stretch" mt="xs" fz="sm">
      <Text span inherit fw={600}>
        {rate.room_type}
      </Text>
      <Meal text={rate.meal_text} type={rate.meal_type} />
      <RefundabilityNow value={rate.refundability_now} />
      {rate.refundability_now === 'free' && free_cancel_before && (
        <Deadline at={free_cancel_before.utc} tz={free_cancel_before.tz} still />
      )}
      {rate.on_request && (
        <Text span inherit c="var(--mantine-color-orange-light-color)">
          {t('onRequest')}
        </Text>
      )}
    </Group>
  )
}

function Price({ rate, span }: { rate: Schemas['LowestRate']; span: string }) {
  const t = useText('hotel')
  const netShown = useNetPriceShown()
  return (
    <Flex component="p" direction="column">
      <span>
        <Text span inherit fz="xl">
          <Money value={rate.price_per_night} strong />
        </Text>{' '}
        <Box component="small" display="inline-block" c="dimmed" fz="xs">
          {t('perNight')}
        </Box>
      </span>
      <Box component="span" display="inline-block" c="dimmed" fz="xs">
        {t('total')} <Money value={rate.total_price} /> {span}
      </Box>
      {netShown && rate.total_settlement_price && (
        <Box component="span" display="inline-block" c="dimmed" fz="xs">
          {t('netPrice')} <Money value={rate.total_settlement_price} />
        </Box>
      )}
    </Flex>
  )
}
