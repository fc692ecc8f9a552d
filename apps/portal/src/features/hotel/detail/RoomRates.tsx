import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import {
  Box,
  Button,
  Checkbox,
  Columns,
  Panel,
  Stack,
  Text,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@portal/ui'
import { useId, useState } from 'react'
import { OfferPicture } from '../../../shared/address/OfferPicture.tsx'
import { RoomBeds, RoomMeals } from '../rate/RateTerms.tsx'
import { RateCancelling, RateNet, RateNotes, RatePrice, RateTermsInFull } from './RateParts.tsx'
import styles from './RoomRates.module.css'
import { foldedRates } from './rate-filter.ts'
import type { RateSelection } from './use-rate-selection.ts'

type Rate = Schemas['Rate']

/** What the button of a rate does. */
export interface RateAction {
  /** Whether this member may. */
  allowed: boolean
  /** Key of the rate being checked. */
  busy: string | null
  labelOf: (rate: Rate) => string
  /** Whether the rate is the chosen one. */
  isChosen?: (rate: Rate) => boolean
  run: (rate: Rate) => void
}

interface RoomRatesProps {
  room: Schemas['RoomTypeRates']
  /** IANA zone of the hotel. */
  tz: string
  action: RateAction
  /** Null where rates are not compared. */
  selection: RateSelection | null
  /** All its rates are visible. */
  unfolded: boolean
  onUnfold: (room: string, open: boolean) => void
}

/** A room with its rates, the cheapest first; the rest are folded. */
export function RoomRates({ room: { room_type, rates }, unfolded, onUnfold, ...rest }: RoomRatesProps) {
  const t = useText('hotel/detail')
  const title = `room-${room_type.id}`
  const facts = [
    ...(room_type.area_sqm === null ? [] : [t('area', { area: room_type.area_sqm })]),
    t('sleeps', { count: room_type.max_occupancy }),
    ...room_type.amenities,
  ]
  const folded = foldedRates(rates)
  const shown = unfolded ? rates : folded
  return (
    <Panel component="section" display="block" aria-labelledby={title}>
      <Columns
        widths="84px minmax(0, 1fr)"
        gap="sm"
        align="center"
        p="6px var(--mantine-spacing-sm)"
        bg="var(--ui-sunken)"
        bdrs="8px 8px 0 0"
      >
        <Box h={56}>
          <OfferPicture address={room_type.images[0]} alt="" />
        </Box>
        <div>
          <Title id={title} order={3} size="h4">
            {room_type.name}{' '}
            {room_type.name_local !== room_type.name && (
              <Text span inherit c="dimmed" fw={400}>
                {room_type.name_local}
              </Text>
            )}
          </Title>
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
        </div>
      </Columns>
      <Box component="ul" aria-label={t('ratesOf', { room: room_type.name })}>
        {shown.map((rate) => (
          <RateRow key={rate.rate_id} rate={rate} {...rest} />
        ))}
      </Box>
      {folded.length < rates.length && (
        <UnstyledButton
          className={styles.unfold}
          aria-expanded={unfolded}
          onClick={() => onUnfold(room_type.id, !unfolded)}
        >
          {unfolded ? t('fewerRates') : t('moreRates', { count: rates.length - folded.length })}
          <VisuallyHidden component="span">: {room_type.name}</VisuallyHidden>
        </UnstyledButton>
      )}
    </Panel>
  )
}

type RateRowProps = { rate: Rate } & Omit<RoomRatesProps, 'room' | 'unfolded' | 'onUnfold'>

/** A rate in one line with its key facts; the full terms unfold. */
function RateRow({ rate, tz, action, selection }: RateRowProps) {
  const detail = useText('hotel/detail')
  const terms = useId()
  const [inFull, setInFull] = useState(false)
  return (
    <li className={styles.rate}>
      <strong className={styles.name}>{rate.name}</strong>
      <Stack gap={0} className={styles.board}>
        <RoomMeals rooms={rate.rooms} />
        <RoomBeds rooms={rate.rooms} />
      </Stack>
      <div className={styles.cancelling}>
        <RateCancelling rate={rate} />
      </div>
      <div className={styles.price}>
        <RatePrice rate={rate} />
      </div>
      <div className={styles.net}>
        <RateNet rate={rate} />
      </div>
      <div className={styles.book}>
        <ActionButton rate={rate} action={action} />
      </div>
      <div className={styles.notes}>
        <UnstyledButton
          className={styles.terms}
          aria-expanded={inFull}
          aria-controls={terms}
          onClick={() => setInFull(!inFull)}
        >
          {detail('terms')}
        </UnstyledButton>
        <RateNotes rate={rate} />
      </div>
      {selection && (
        <Checkbox
          size="xs"
          className={styles.choose}
          label={detail('selection.choose')}
          classNames={{ label: styles.chooseLabel }}
          aria-label={detail('selection.chooseRate', { rate: `${rate.room_type}, ${rate.name}` })}
          checked={selection.has(rate)}
          disabled={selection.full && !selection.has(rate)}
          onChange={() => selection.toggle(rate)}
        />
      )}
      <div id={terms} className={styles.inFull}>
        {inFull && <RateTermsInFull rate={rate} tz={tz} />}
      </div>
    </li>
  )
}

function ActionButton({ rate, action }: Pick<RateRowProps, 'rate' | 'action'>) {
  const reason = useId()
  const errors = useText('errors')
  const { allowed, busy, labelOf, isChosen, run } = action
  const label = labelOf(rate)
  const chosen = isChosen?.(rate)
  return (
    <>
      <Button
        size="xs"
        fullWidth
        // Not `disabled`, because the reason must be reachable by keyboard.
        {...(!allowed && { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': reason })}
        {...(chosen !== undefined && { 'aria-pressed': chosen, variant: chosen ? 'filled' : 'light' })}
        loading={busy === rate.rate_key}
        aria-label={`${label}: ${rate.room_type}, ${rate.name}`}
        onClick={() => allowed && run(rate)}
      >
        {label}
      </Button>
      {!allowed && (
        <Text id={reason} span inherit fz="xs" c="dimmed">
          {errors('noPermission')}
        </Text>
      )}
    </>
  )
}
