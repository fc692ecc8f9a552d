import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Button, Checkbox, Columns, Panel, Stack, Text, Title } from '@portal/ui'
import { useId } from 'react'
import { OfferPicture } from '../../../shared/address/OfferPicture.tsx'
import { RateTerms } from '../../../shared/order/RateTerms.tsx'
import { RateDetails, RateNotes, RatePrice } from './RateParts.tsx'
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
    <Panel component="section" display="block" aria-labelledby={title}>
      <Columns
        widths="112px minmax(0, 1fr)"
        gap="sm"
        align="center"
        p="sm"
        bg="var(--ui-sunken)"
        bdrs="8px 8px 0 0"
      >
        <Box h={72}>
          <OfferPicture address={room_type.images[0]} alt="" />
        </Box>
        <div>
          <Title id={title} order={3}>
            {room_type.name}{' '}
            {room_type.name_local !== room_type.name && (
              <Text span inherit c="dimmed" fw={400}>
                {room_type.name_local}
              </Text>
            )}
          </Title>
          <Text size="sm" m="2px 0 0" c="dimmed">
            {facts.join(' · ')}
          </Text>
        </div>
      </Columns>
      <Box component="ul" aria-label={t('ratesOf', { room: room_type.name })}>
        {rates.map((rate) => (
          <RateRow key={rate.rate_id} rate={rate} {...rest} />
        ))}
      </Box>
    </Panel>
  )
}

type RateRowProps = { rate: Rate } & Omit<RoomRatesProps, 'room'>

function RateRow({ rate, tz, mayBook, checking, onBook, selection }: RateRowProps) {
  const t = useText('hotel')
  const detail = useText('hotel/detail')
  return (
    <li className={styles.rate}>
      <Stack gap={4}>
        <strong>{rate.name}</strong>
        <div className={styles.sides}>
          <RateTerms rate={rate} />
          <div>
            <RateNotes rate={rate} />
          </div>
        </div>
        <RateDetails rate={rate} tz={tz} />
      </Stack>
      <div className={styles.offer}>
        <div className={styles.figures}>
          <RatePrice rate={rate} />
          {rate.allotment_left !== null && rate.allotment_left <= 5 && (
            <Text span inherit fz="xs" c="var(--mantine-color-red-light-color)">
              {t('roomsLeft', { count: rate.allotment_left })}
            </Text>
          )}
          {rate.outcome === 'on_request' && (
            <Text span inherit fz="xs" c="dimmed">
              {t('onRequestHint')}
            </Text>
          )}
        </div>
        <Stack gap={6} ta="start">
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
        </Stack>
      </div>
    </li>
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
        <Text id={reason} span inherit fz="xs" c="dimmed">
          {errors('noPermission')}
        </Text>
      )}
    </>
  )
}
