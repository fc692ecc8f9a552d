import type { Language, Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { datesText, peopleParts, type SearchSummary } from '../search/text.ts'

type Request = Schemas['SearchCarsRequest']

/** A search for cars as its history tells it, with the address that repeats it. `tz` is the zone of the pick-up. */
export function carSearchText(
  request: Request,
  { from, to }: { readonly from: LocalText; readonly to: LocalText },
  tz?: string,
): SearchSummary {
  const { pick_up, drop_off, location, start_local, end_local, passengers } = request
  const dates = datesText(start_local.slice(0, 10), end_local.slice(0, 10))
  const riders = peopleParts(passengers.adults, passengers.child_ages)
  const way = (language: Language) =>
    from[language] === to[language] ? from[language] : `${from[language]} – ${to[language]}`
  const query = new URLSearchParams({
    ...(pick_up.place_id && { pick_up: pick_up.place_id }),
    pick_up_name: pick_up.name,
    ...(drop_off.place_id && { drop_off: drop_off.place_id }),
    drop_off_name: drop_off.name,
    start: start_local,
    end: end_local,
    ...(tz && { tz }),
    passengers: [passengers.adults, ...passengers.child_ages].join('-'),
    ...(location && { location }),
  })
  return {
    product: 'car',
    title: { en: `${from.en}, ${dates.en}`, 'zh-cn': `${from['zh-cn']}，${dates['zh-cn']}` },
    subtitle: {
      en: [way('en'), ...riders.en].join(', '),
      'zh-cn': [way('zh-cn'), ...riders['zh-cn']].join('，'),
    },
    path: `/car/list?${query}`,
  }
}
