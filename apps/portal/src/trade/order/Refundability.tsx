import type { Schemas } from '@portal/api-client'
import { formatDeadline, timeBeside, useText } from '@portal/i18n'
import { Deadline, Flex, IconAlertTriangle, IconBan, IconCircleCheck, VisuallyHidden } from '@portal/ui'
import styles from './sections.module.css'

type Refundability = Schemas['RefundabilityNow']

const looks = {
  free: { icon: IconCircleCheck, colour: 'green' },
  partial: { icon: IconAlertTriangle, colour: 'orange' },
  non_refundable: { icon: IconBan, colour: 'red' },
} as const satisfies Record<Refundability, object>

/** An icon and words. */
export const Term = Flex.withProps({ component: 'span', gap: 6, align: 'center', display: 'inline-flex' })

interface RefundabilityNowProps {
  value: Refundability
  /** In a list of rates, where most are non-refundable and red would be noise. */
  calm?: boolean
}

/** Cancellation: free, with a fee, or none; with text, icon and colour. */
export function RefundabilityNow({ value, calm = false }: RefundabilityNowProps) {
  const t = useText('hotel')
  const { icon: Icon, colour } = looks[value]
  const muted = calm && value === 'non_refundable'
  return (
    <Term c={muted ? 'dimmed' : `var(--mantine-color-${colour}-light-color)`}>
      <Icon size={16} aria-hidden />
      {t(`refundability.${value}`)}
    </Term>
  )
}

type Cancelling = Pick<Schemas['Rate'], 'refundability_now' | 'cancellation_policy'>

/** The free cancellation deadline in both time zones; nothing without one. */
export function RateDeadline({ rate }: { rate: Cancelling }) {
  const t = useText('hotel')
  const { free_cancel_before } = rate.cancellation_policy
  if (rate.refundability_now !== 'free' || !free_cancel_before) return null
  return <Deadline at={free_cancel_before.utc} tz={free_cancel_before.tz} then={t('freeUntil')} />
}

interface FreeUntilProps {
  deadline: { utc: string; tz: string }
}

/** The free cancellation deadline on one line, in the operator's time and, if different, the place's. */
export function FreeUntil({ deadline: { utc, tz } }: FreeUntilProps) {
  const t = useText('common')
  const { dateTime, place, operator, same } = formatDeadline(utc, tz)
  return (
    <time dateTime={dateTime} className={styles.until}>
      <VisuallyHidden component="span">{t('deadline.here')} </VisuallyHidden>
      {operator.time} <small>{operator.offset}</small>
      {!same && (
        <>
          {` · ${t('deadline.there')} ${timeBeside(place.time, operator.time)} `}
          <small>{place.offset}</small>
        </>
      )}
    </time>
  )
}
