import type { Schemas } from '@portal/api-client'
import { momentText, useText } from '@portal/i18n'
import { Flex, IconAlertTriangle, IconBan, IconCircleCheck, IconClock } from '@portal/ui'

const icons = {
  available: IconCircleCheck,
  on_request: IconClock,
  price_changed: IconAlertTriangle,
  terms_changed: IconAlertTriangle,
  sold_out: IconBan,
} as const satisfies Record<Schemas['RateOutcome'], unknown>

const fine = 'var(--mantine-color-green-light-color)'
const doubtful = 'var(--mantine-color-orange-light-color)'

interface AvailabilityProps {
  option: Schemas['PublicQuoteOption']
  company: string
}

/** The last check's result for the customer; supplier figures belong to the company. */
export function Availability({ option: { last_outcome, last_checked_time }, company }: AvailabilityProps) {
  const t = useText('quote')
  const Icon = icons[last_outcome]
  return (
    <Flex component="p" gap={6} align="center" fz="sm" c={last_outcome === 'available' ? fine : doubtful}>
      <Icon size={16} aria-hidden />
      <span>
        {t(`public.availability.${last_outcome}`, {
          company,
          time: momentText(last_checked_time),
        })}
      </span>
    </Flex>
  )
}
