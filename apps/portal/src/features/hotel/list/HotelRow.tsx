import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Flex, IconFlag, IconMapPin, Text, Title } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { OfferPicture } from '../../../shared/address/OfferPicture.tsx'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import { otherNames } from '../../../trade/place/place-names.tsx'
import { Stars } from '../../../trade/place/Stars.tsx'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { FavouriteButton } from '../FavouriteButton.tsx'
import { ScoreBadge } from '../ScoreBadge.tsx'
import styles from './HotelRow.module.css'
import { FreeCancelPrice, LowestPrice, LowestTerms } from './LowestRates.tsx'

interface HotelRowProps {
  hotel: Schemas['HotelOffer']
  /** The stay, which the link to the hotel carries along. */
  stay: StaySearch
  /** "2 nights, 1 room": what the total is for. */
  span: string
  /** Visible when the page opens. */
  inView: boolean
}

/**
 * One hotel: name, cheapest rate, cheapest refundable rate, one button. Memoised, because a running search returns
 * the same hotels again and again.
 */
export const HotelRow = memo(function HotelRow({ hotel, stay, span, inView }: HotelRowProps) {
  const t = useText('hotel')
  const list = useText('hotel/list')
  const [otherName] = otherNames(hotel)
  const { id, name, images, from, from_free_cancel: free } = hotel
  return (
    <li className={styles.row} data-sold-out={hotel.sold_out || undefined}>
      <Box className={styles.picture} opacity={hotel.sold_out ? 0.6 : 1}>
        <OfferPicture address={images[0]} alt="" eager={inView} />
        <div className={styles.favourite}>
          <FavouriteButton hotel={hotel} />
        </div>
      </Box>
      <div className={styles.about}>
        <Title order={3} size="h4" lh={1.4}>
          <Link to="/hotel/detail/$id" params={{ id }} search={stay} className={styles.link}>
            {name}
          </Link>{' '}
          <Stars star={hotel.star} />
          {otherName !== undefined && (
            <Text span ml={6} fz="sm" fw={400} c="dimmed">
              {otherName}
            </Text>
          )}
        </Title>
        <Where hotel={hotel} />
        {from && <LowestTerms rate={from} />}
      </div>
      <div className={styles.offer}>
        {from ? (
          <LowestPrice rate={from} span={span} />
        ) : (
          <Text span inherit c="dimmed">
            {t('soldOut')}
          </Text>
        )}
        <ButtonLink
          size="xs"
          to="/hotel/detail/$id"
          params={{ id }}
          search={stay}
          variant={from ? 'filled' : 'default'}
          aria-label={`${list('see')}: ${name}`}
        >
          {list('see')}
        </ButtonLink>
      </div>
      {free && (
        <div className={styles.free}>
          <FreeCancelPrice rate={free} />
        </div>
      )}
    </li>
  )
})

function Where({ hotel }: { hotel: Schemas['HotelOffer'] }) {
  const t = useText('hotel')
  const { nearest_landmark: landmark } = hotel
  return (
    <Flex component="p" gap="0 var(--mantine-spacing-sm)" wrap="wrap" align="center" c="dimmed" fz="sm">
      <ScoreBadge score={hotel.review_score} reviews={hotel.review_count} />
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
  )
}
