import { withOffset } from '@portal/i18n'
import { isClock } from './clock-text.ts'

/** Local day and time in a form; each may be empty, and the time is as typed. */
export interface LocalMoment {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` once it is a time */
  time: string
}

export const noMoment: LocalMoment = { date: '', time: '' }

/** `full` has both day and time, `part` only one, or an invalid time. */
export function momentState({ date, time }: LocalMoment): 'none' | 'part' | 'full' {
  if (date === '' && time === '') return 'none'
  return date === '' || !isClock(time) ? 'part' : 'full'
}

/** In the contract's format: `2026-12-10T14:00:00+06:30`. */
export const momentOf = (local: string | null | undefined): LocalMoment =>
  local ? { date: local.slice(0, 10), time: local.slice(11, 16) } : noMoment

/** Formats it in the place's zone (IANA); undefined while a part is missing. */
export const localOf = (moment: LocalMoment, tz: string): string | undefined =>
  momentState(moment) === 'full' ? withOffset(`${moment.date}T${moment.time}`, tz) : undefined
