import { formatDate, textOf } from '@portal/i18n'
import { momentOf } from '../../../shared/time/local-moment.ts'

/** From when to when, on the clock of the place. */
export function hireTimes(start: string, end: string): string {
  const [from, to] = [momentOf(start), momentOf(end)]
  const day = formatDate(from.date, 'short')
  const last = from.date === to.date ? to.time : `${formatDate(to.date, 'short')} ${to.time}`
  return textOf('ride')('fromTo', { from: `${day} ${from.time}`, to: last })
}
