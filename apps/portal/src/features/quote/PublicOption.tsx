import type { Schemas } from '@portal/api-client'
import { language, useText } from '@portal/i18n'
import { Checkbox, Flex, Panel, Stack, Text, Title } from '@portal/ui'
import { OfferPicture } from '../../shared/address/OfferPicture.tsx'
import { mapAddress } from '../../trade/place/place-names.tsx'
import { Stars } from '../../trade/place/Stars.tsx'
import { Availability } from './Availability.tsx'
import { OfferedPrice } from './OfferedPrice.tsx'
import styles from './quote.module.css'

interface PublicOptionProps {
  option: Schemas['PublicQuoteOption']
  /** The option as first read; omitted for a new one. */
  before: Schemas['PublicQuoteOption'] | undefined
  /** The offering company. */
  company: string
  chosen: boolean
  /** Whether the quote still accepts a choice. */
  open: boolean
  /** Part of the current selection. */
  picked: boolean
  onPick: (picked: boolean) => void
}

/** One option for the customer: pictures, place, offer, terms, price, selection. */
export function PublicOption({ option, before, company, chosen, open, picked, onPick }: PublicOptionProps) {
  const t = useText('quote')
  const { hotel, images } = option
  const soldOut = option.last_outcome === 'sold_out'
  const pickable = open && !option.booked && (!soldOut || chosen)
  return (
    <Panel component="li" className={styles.offer} p="md" data-chosen={chosen || picked || undefined}>
      <Pictures title={option.title} images={images} />
      <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Title order={2} size="h3">
          {option.title} {hotel && <Stars star={hotel.star} />}
        </Title>
        {option.booked ? (
          <strong>{t('public.booked')}</strong>
        ) : (
          chosen && <strong>{t('public.chosen')}</strong>
        )}
        {hotel && <Place hotel={hotel} title={option.title} />}
        <OptionTerms option={option} />
        {open && !option.booked && <Availability option={option} company={company} />}
      </Stack>
      <Flex
        direction="column"
        gap={4}
        align={{ base: 'flex-start', sm: 'flex-end' }}
        ta={{ base: 'start', sm: 'end' }}
      >
        <OfferedPrice option={option} before={before} large />
        {pickable && (
          <Checkbox
            checked={picked}
            // A sold-out option can be deselected but not selected.
            disabled={soldOut && !picked}
            label={t('public.choose')}
            aria-label={`${t('public.choose')}: ${option.title}, ${option.subtitle}`}
            onChange={(event) => onPick(event.currentTarget.checked)}
          />
        )}
      </Flex>
    </Panel>
  )
}

/** Up to three pictures of the hotel or the vehicle. */
export function Pictures({ title, images }: { title: string; images: readonly string[] }) {
  const t = useText('hotel')
  if (images.length === 0) return null
  return (
    <div className={styles.pictures} data-single={images.length === 1 || undefined}>
      {images.slice(0, 3).map((image, index) => (
        <OfferPicture key={image} address={image} alt={t('picture', { name: title, number: index + 1 })} />
      ))}
    </div>
  )
}

function Place({ hotel, title }: { hotel: Schemas['QuoteHotel']; title: string }) {
  const t = useText('quote')
  return (
    <Text size="sm" c="dimmed">
      {hotel.name_local !== title && <>{hotel.name_local} · </>}
      {hotel.address}{' '}
      <a href={mapAddress(hotel)} target="_blank" rel="noopener noreferrer">
        {t('public.map')}
      </a>
    </Text>
  )
}

/** The content and terms of an option in lines: product and room, dates, cancellation, note. */
export function OptionTerms({ option }: { option: Schemas['PublicQuoteOption'] }) {
  const { product_text, subtitle, lines, policy, note } = option
  const texts = [`${product_text} · ${subtitle}`, ...lines, policy?.[language()], note]
  return texts
    .filter((text) => text)
    .map((text) => (
      <Text key={text} size="sm">
        {text}
      </Text>
    ))
}
