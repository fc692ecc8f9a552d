import { isInfant } from '@portal/api-client'
import { textOf } from '@portal/i18n'

interface People {
  adults: number
  /** Without the infants. */
  children: number
  infants: number
}

/** Counts people by the ages of the children; a child without an age yet counts as a child. */
export function countPeople(
  adults: number,
  ages: readonly (number | null)[],
  infant_below_age?: number,
): People {
  const infants = ages.filter((age) => age !== null && isInfant(age, infant_below_age)).length
  return { adults, children: ages.length - infants, infants }
}

/** "2 adults · 1 child · 1 infant"; what there is none of is left out. */
export function peopleText({ adults, children, infants }: People): string {
  const t = textOf('common')
  return [
    t('count.adults', { count: adults }),
    ...(children > 0 ? [t('count.children', { count: children })] : []),
    ...(infants > 0 ? [t('count.infants', { count: infants })] : []),
  ].join(' · ')
}
