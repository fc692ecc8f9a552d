import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Flex, IconBed, IconToolsKitchen2, Stack, useNow } from '@portal/ui'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { cancellationSegments, useFeeText } from '../../../trade/order/cancellation-segments.ts'
import { RateDeadline, RefundabilityNow, Term } from '../../../trade/order/Refundability.tsx'

/** Meals are always stated, even when there are none. */
export function Meal({ text }: { text: string }) {
  return (
    <Term>
      <IconToolsKitchen2 size={16} aria-hidden color="var(--mantine-color-dimmed)" />
      {text}
    </Term>
  )
}

type Room = Schemas['RateRoom']

/** `Breakfast (for 2)`, or each room in turn where rooms differ. */
export function RoomMeals({ rooms }: { rooms: readonly Room[] }) {
  const t = useText('hotel')
  return (
    <Meal
      text={useByRoom(rooms, ({ meal_text, meal_count }) =>
        meal_count > 0 ? t('mealFor', { meal: meal_text, count: meal_count }) : meal_text,
      )}
    />
  )
}

/** The beds of all rooms, or each room in turn where rooms differ. */
export function RoomBeds({ rooms }: { rooms: readonly Room[] }) {
  const t = useText('hotel')
  const text = useByRoom(rooms, ({ bed_types }) =>
    bed_types.map((type) => t(`bedTypes.${type}`)).reduce((one, other) => t('or', { one, other })),
  )
  return (
    <Term>
      <IconBed size={16} aria-hidden color="var(--mantine-color-dimmed)" />
      {text}
    </Term>
  )
}

/** One text for all rooms, or `Room 1: …, room 2: …`. */
function useByRoom(rooms: readonly Room[], textOf: (room: Room) => string): string {
  const t = useText('hotel')
  const texts = rooms.map(textOf)
  if (new Set(texts).size <= 1) return texts[0] ?? ''
  return texts.map((text, index) => t('ofRoom', { number: index + 1, text })).join(t('separator'))
}

type Rate = Pick<Schemas['Rate'], 'rooms' | 'refundability_now' | 'cancellation_policy'>

/** Meal, bed and refundability of a rate, with the deadline on both clocks. */
export function RateTerms({ rate }: { rate: Rate }) {
  return (
    // Side by side if they fit, so that the same fact is at the same place in every rate.
    <Flex rowGap={4} columnGap="lg" wrap="wrap" fz="sm">
      <Stack gap={4} align="flex-start" miw={0} flex="0 1 12.5rem">
        <RoomMeals rooms={rate.rooms} />
        <RoomBeds rooms={rate.rooms} />
      </Stack>
      <Stack gap={4} align="flex-start" miw={0} flex="1 1 16.25rem">
        <RefundabilityNow value={rate.refundability_now} />
        <RateDeadline rate={rate} />
        <FeeNow rate={rate} />
      </Stack>
    </Flex>
  )
}

type Cancelling = Pick<Rate, 'refundability_now'> & {
  cancellation_policy: Pick<Schemas['CancellationPolicy'], 'tiers'>
}

/** The current cancellation fee if it is only part of the price; renders nothing otherwise. */
export function FeeNow({ rate }: { rate: Cancelling }) {
  const { fee } = useFeeText(useNetPriceShown())
  const now = useNow()
  if (rate.refundability_now !== 'partial') return null
  const present = cancellationSegments(rate.cancellation_policy.tiers, now).find(({ current }) => current)
  return present ? <span>{fee(present.tone, present.tier)}</span> : null
}
