import { clockText } from '../domain/time/zones.ts'
import type { Language } from '../texts/language.ts'
import { countryRows } from '../world/seed/tables/countries.ts'

/** Values as vouchers print them; written out here, because Intl differs between browsers. */

const weekdays: Record<Language, readonly string[]> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  'zh-cn': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-12-08` reads `Tue 8 Dec 2026` or `2026年12月8日 周二`. */
export function dateText(date: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const weekday = weekdays[language][new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''
  return language === 'en'
    ? `${weekday} ${day} ${months[month - 1] ?? ''} ${year}`
    : `${year}年${month}月${day}日 ${weekday}`
}

/** Epoch seconds in the hotel's time zone: `2026-11-21 08:30 (UTC+06:30)`. */
export const instantText = (seconds: number, tz: string): string => clockText(seconds * 1000, tz)

/** The name of an ISO 3166-1 country code; an unknown code is shown as it is. */
export function countryText(code: string, language: Language): string {
  const row = countryRows.find(([each]) => each === code)
  return row ? (language === 'en' ? row[2] : row[3]) : code
}
