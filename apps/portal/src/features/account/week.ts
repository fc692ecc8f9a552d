import { addDays } from '@portal/i18n'

/** The last seven days, the given one included; all as `YYYY-MM-DD`. */
export const lastSevenDays = (day: string): { date_from: string; date_to: string } => ({
  date_from: addDays(day, -6),
  date_to: day,
})
