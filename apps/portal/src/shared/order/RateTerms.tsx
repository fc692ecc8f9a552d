import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import {
  Deadline,
  Flex,
  Group,
  IconAlertTriangle,
  IconBan,
  IconBed,
  IconCircleCheck,
  IconToolsKitchen2,
} from '@portal/ui'
import styles from './RateTerms.module.css'

type Refundability = Schemas['RefundabilityNow']

const looks = {
  free: { icon: IconCircleCheck, tone: 'free' },
  partial: { icon: IconAlertTriangle, tone: 'fee' },
  non_refundable: { icon: IconBan, tone: 'full' },
} as const satisfies Record<Refundability, object>

/** Free now, at a fee now, or not at all: by text, icon and colour. */
export function RefundabilityNow({ value }: { value: Refundability }) {
  const t = useText('hotel')
  const { icon: Icon, tone } = looks[value]
  return (
    <span className={styles.refundability} data-tone={tone}>
      <Icon size={16} aria-hidden />
      {t(`refundability.${value}`)}
    </span>
  )
}

interface MealProps {
  /** In words, as the server says it. */
  text: string
  type: Schemas['MealType']
  /** Persons per room; left out where it is not known. */
  count?: number
}

/** The meals are always said, also that there are none. */
export function Meal({ text, type, count }: MealProps) {
  const t = useText('hotel')
  return (
    <Flex className={styles.term} component="span" gap={6} align="center" display="inline-flex">
      <IconToolsKitchen2 size={16} aria-hidden />
      {type === 'RO' || !count ? text : t('mealFor', { meal: text, count })}
    </Flex>
  )
}

export function Beds({ types }: { types: readonly Schemas['BedType'][] }) {
  const t = useText('hotel')
  const text = types.map((type) => t(`bedTypes.${type}`)).reduce((one, other) => t('or', { one, other }))
  return (
    <Flex className={styles.term} component="span" gap={6} align="center" display="inline-flex">
      <IconBed size={16} aria-hidden />
      {text}
    </Flex>
  )
}

type Rate = Pick<
  Schemas['Rate'],
  'meal_type' | 'meal_text' | 'meal_count' | 'bed_types' | 'refundability_now' | 'cancellation_policy'
>

/** Meal, bed and refundability of a rate in words, with the deadline on both clocks. */
export function RateTerms({ rate }: { rate: Rate }) {
  return (
    <Group gap="4px 24px" align="stretch" fz="sm">
      <div className={styles.group}>
        <Meal text={rate.meal_text} type={rate.meal_type} count={rate.meal_count} />
        <Beds types={rate.bed_types} />
      </div>
      <div className={styles.group}>
        <RefundabilityNow value={rate.refundability_now} />
        <RateDeadline rate={rate} />
      </div>
    </Group>
  )
}

/** Until when cancelling is free, on both clocks; nothing where it is not. */
export function RateDeadline({ rate }: { rate: Pick<Rate, 'refundability_now' | 'cancellation_policy'> }) {
  const t = useText('hotel')
  const { free_cancel_before } = rate.cancellation_policy
  if (rate.refundability_now !== 'free' || !free_cancel_before) return null
  return <Deadline at={free_cancel_before.utc} tz={free_cancel_before.tz} then={t('freeUntil')} />
}
