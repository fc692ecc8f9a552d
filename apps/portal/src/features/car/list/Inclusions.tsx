import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'

interface InclusionsProps {
  includes: Schemas['CarInclusions']
  className?: string | undefined
}

const parts = ['fuel', 'tolls', 'parking', 'driver_meals', 'driver_overnight'] as const

/** What the price of a car contains, and what comes on top. */
export function Inclusions({ includes, className }: InclusionsProps) {
  const t = useText('ride')
  const named = (wanted: boolean) =>
    parts
      .filter((part) => includes[part] === wanted)
      .map((part) => t(`includes.${part}`))
      .join(t('comma'))
  const [inside, outside] = [named(true), named(false)]
  return (
    <p className={className}>
      {inside && <span>{t('included', { parts: inside })}</span>}{' '}
      {outside && <span>{t('notIncluded', { parts: outside })}</span>}
    </p>
  )
}
