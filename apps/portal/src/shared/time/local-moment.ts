import { withOffset } from '@portal/i18n'
import { isClock } from './clock-text.ts'

/** Day and time of the place while they are being filled in; each may still be empty, and the time is as it was typed. */
export interface LocalMoment {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` once it is a time */
  time: string
}

const noMoment: LocalMoment = { date: '', time: '' }

/** `full` says both day and time, `part` only one of them, or a time that is none. */
export function momentState({ date, time }: LocalMoment): 'none' | 'part' | 'full' {
  if (date === '' && time === '') return 'none'
  return date === '' || !isClock(time) ? 'part' : 'full'
}

/** The clock of the place as the contract writes it: `2026-12-10T14:00:00+06:30`. */
export const momentOf = (local: string | null | undefined): LocalMoment =>
  local ? { date: local.slice(0, 10), time: local.slice(11, 16) } : noMoment

/** Back to it, in the place's zone (IANA); undefined while a part is missing. */
export const localOf = (moment: LocalMoment, tz: string): string | undefined =>
  momentState(moment) === 'full' ? withOffset(`${moment.date}T${moment.time}`, tz) : undefined
