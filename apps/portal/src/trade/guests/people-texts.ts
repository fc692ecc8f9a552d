import { isInfant } from '@portal/api-client'
import { textOf } from '@portal/i18n'

/** "2 adults", "1 child", "1 infant": a child without an age yet counts as a child. */
export function peopleTexts(
  adults: number,
  ages: readonly (number | null)[],
  infant_below_age?: number,
): string[] {
  const t = textOf('common')
  const infants = ages.filter((age) => age !== null && isInfant(age, infant_below_age)).length
  const children = ages.length - infants
  return [
    t('count.adults', { count: adults }),
    ...(children > 0 ? [t('count.children', { count: children })] : []),
    ...(infants > 0 ? [t('count.infants', { count: infants })] : []),
  ]
}
