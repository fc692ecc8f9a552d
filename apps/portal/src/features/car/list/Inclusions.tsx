import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Text } from '@portal/ui'

const parts = ['fuel', 'tolls', 'parking', 'driver_meals', 'driver_overnight'] as const

type Includes = Schemas['CarInclusions']

interface InclusionsProps {
  includes: Includes
}

/** What at least half of the cars include, undefined where no two agree. */
export function usualInclusions(all: readonly Includes[]): Includes | undefined {
  const kinds = [
    ...Map.groupBy(all, (includes) => JSON.stringify(parts.map((part) => includes[part]))).values(),
  ]
  const [most = []] = kinds.toSorted((one, other) => other.length - one.length)
  return most.length > 1 && most.length * 2 >= all.length ? most[0] : undefined
}

/** What a car's price includes and what costs extra. */
export function Inclusions({ includes }: InclusionsProps) {
  const t = useText('ride')
  const named = (wanted: boolean) =>
    parts
      .filter((part) => includes[part] === wanted)
      .map((part) => t(`includes.${part}`))
      .join(t('comma'))
  const [inside, outside] = [named(true), named(false)]
  return (
    <Text span size="sm">
      {inside && <span>{t('included', { parts: inside })}</span>}{' '}
      {outside && <span>{t('notIncluded', { parts: outside })}</span>}
    </Text>
  )
}
