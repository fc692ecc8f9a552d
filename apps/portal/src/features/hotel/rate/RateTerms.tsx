import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Flex, IconBed, IconToolsKitchen2, Stack, useNow } from '@portal/ui'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { cancellationSegments, useFeeText } from '../../../trade/order/cancellation-segments.ts'
import { RateDeadline, RefundabilityNow, Term } from '../../../trade/order/Refundability.tsx'

interface MealProps {
  /** The server's words. */
  text: string
  type: Schemas['MealType']
  /** Persons per room; omitted if unknown. */
  count?: number
}

/** Meals are always stated, even when there are none. */
export function Meal({ text, type, count }: MealProps) {
  const t = useText('hotel')
  return (
    <Term>
      <IconToolsKitchen2 size={16} aria-hidden color="var(--mantine-color-dimmed)" />
      {type === 'RO' || !count ? text : t('mealFor', { meal: text, count })}
    </Term>
  )
}

export function Beds({ types }: { types: readonly Schemas['BedType'][] }) {
  const t = useText('hotel')
  const text = types.map((type) => t(`bedTypes.${type}`)).reduce((one, other) => t('or', { one, other }))
  return (
    <Term>
      <IconBed size={16} aria-hidden color="var(--mantine-color-dimmed)" />
      {text}
    </Term>
  )
}

type Rate = Pick<
  Schemas['Rate'],
  'meal_type' | 'meal_text' | 'meal_count' | 'bed_types' | 'refundability_now' | 'cancellation_policy'
>

/** Meal, bed and refundability of a rate, with the deadline on both clocks. */
export function RateTerms({ rate }: { rate: Rate }) {
  return (
    // Side by side if they fit, so that the same fact is at the same place in every rate.
    <Flex rowGap={4} columnGap="lg" wrap="wrap" fz="sm">
      <Stack gap={4} align="flex-start" miw={0} flex="0 1 12.5rem">
        <Meal text={rate.meal_text} type={rate.meal_type} count={rate.meal_count} />
        <Beds types={rate.bed_types} />
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
