import { labels, type Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { AirportOrderRecord } from '../order/order.ts'
import { birthdaysUntil } from '../ride/change.ts'
import { flightTimeError } from '../transport/ride-time.ts'
import { expectedAt } from './flight.ts'
import type { FlightNewsRecord } from './order-part.ts'

/** Why the transfer no longer fits what is known of its flight; null while it does. */
export function flightTrouble({
  flight,
  transfer_type,
  service_start,
  service_end,
}: Pick<AirportOrderRecord, 'flight' | 'transfer_type' | 'service_start' | 'service_end'>): Extract<
  Schemas['OrderAttentionKey'],
  'flight_cancelled' | 'flight_missed'
> | null {
  if (!flight?.news) return null
  if (flight.news.at === null) return 'flight_cancelled'
  const drive = service_end - service_start
  return flightTimeError(transfer_type, service_start, expectedAt(flight), drive) ? 'flight_missed' : null
}

/** The status in one word; a flight with a new time is not "as scheduled". */
export const newsWord = ({ status }: Pick<FlightNewsRecord, 'status'>): LocalText =>
  status === 'scheduled'
    ? { en: 'Now expected', 'zh-cn': '预计' }
    : { en: labels.FlightStatus.en[status], 'zh-cn': labels.FlightStatus['zh-cn'][status] }

const advice = {
  flight_cancelled: {
    en: 'Please enter another flight, or cancel the booking.',
    'zh-cn': '请填写新航班或取消订单。',
  },
  flight_missed: {
    en: 'The pick-up does not fit this time; please change it.',
    'zh-cn': '用车时间与此不符，请修改。',
  },
} as const

/** What the news means for the transfer; `clock` writes an instant (epoch ms) for the reader. */
export function newsSentence(order: AirportOrderRecord, clock: (at: number) => LocalText): LocalText {
  const { flight, service_start } = order
  if (!flight?.news) return { en: '', 'zh-cn': '' }
  const { news, flight_number } = flight
  const [word, pickUp, trouble] = [newsWord(news), clock(service_start), flightTrouble(order)]
  const at = news.at === null ? null : clock(news.at)
  const birthdays = birthdaysUntil(order)
  const said = (language: 'en' | 'zh-cn', verb: string) =>
    [flight_number, verb, word[language].toLowerCase(), at?.[language]].filter(Boolean).join(' ')
  return {
    en: [
      `Flight ${said('en', news.status === 'landed' ? 'has' : 'is')}. Pick-up: ${pickUp.en}.`,
      trouble && advice[trouble].en,
      ...birthdays.map(({ full_name, age }) => `${full_name} is ${age} on that day.`),
    ]
      .filter(Boolean)
      .join(' '),
    'zh-cn': `航班 ${said('zh-cn', '')}。用车时间：${pickUp['zh-cn']}。${trouble ? advice[trouble]['zh-cn'] : ''}${birthdays
      .map(({ full_name, age }) => `${full_name} 当日满 ${age} 岁。`)
      .join('')}`,
  }
}
