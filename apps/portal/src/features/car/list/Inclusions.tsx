import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Text } from '@portal/ui'

interface InclusionsProps {
  includes: Schemas['CarInclusions']
  mt?: number
}

const parts = ['fuel', 'tolls', 'parking', 'driver_meals', 'driver_overnight'] as const

/** What a car's price includes and what costs extra. */
export function Inclusions({ includes, mt = 0 }: InclusionsProps) {
  const t = useText('ride')
  const named = (wanted: boolean) =>
    parts
      .filter((part) => includes[part] === wanted)
      .map((part) => t(`includes.${part}`))
      .join(t('comma'))
  const [inside, outside] = [named(true), named(false)]
  return (
    <Text size="sm" mt={mt}>
      {inside && <span>{t('included', { parts: inside })}</span>}{' '}
      {outside && <span>{t('notIncluded', { parts: outside })}</span>}
    </Text>
  )
}
