import type { Itinerary, ItineraryEntry } from '../../documents/itinerary.ts'
import type { SayVoucher } from '../voucher/voucher-texts.ts'

export type TextItinerary = Pick<Itinerary, 'title' | 'guests' | 'entries' | 'company'>

const guestsLabel = { en: 'Guests', 'zh-cn': '客人' }
const hotlineLabel = { en: '24-hour hotline', 'zh-cn': '24 小时热线' }

const inLines = ({ time, title, lines }: ItineraryEntry): string =>
  [`${time} ${title}`, ...lines.map((line) => `  ${line}`)].join('\n')

/** Plain lines with a gap between days: messengers show no other layout alike. */
export function plainText(itinerary: TextItinerary, say: SayVoucher): string {
  const { title, guests, entries, company } = itinerary
  const days = [...Map.groupBy(entries, ({ day }) => day)].map(([day, own]) =>
    [day, ...own.map(inLines)].join('\n'),
  )
  const people = guests.length > 0 ? [`${say(guestsLabel)}: ${guests.join(', ')}`] : []
  const phone = company.emergency_phone ? [`${say(hotlineLabel)}: ${company.emergency_phone}`] : []
  return [[title, ...people].join('\n'), ...days, [company.company_name, ...phone].join('\n')].join('\n\n')
}
