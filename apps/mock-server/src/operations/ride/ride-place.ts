import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'

import type { Catalogue } from '../../world/seed/catalogue.ts'
import { type Reader, say } from '../viewer.ts'

type RidePlace = Schemas['RidePlace']

/** What the map calls a place of the suggestions; null where it knows none. */
function mapNames(catalogue: Catalogue, id: string): LocalText | null {
  const city = catalogue.city(id)
  if (city) return { en: city.en, 'zh-cn': city.zh }
  const row = catalogue.district(id) ?? catalogue.landmark(id)
  if (row) return { en: row[2], 'zh-cn': row[3] }
  return catalogue.hotel(id)?.name ?? null
}

const stands = (text: string, { en, 'zh-cn': zh }: LocalText) => text === en || text === zh

/** A place in each language: under a name of its suggestion that of the map, otherwise as somebody wrote it. */
export function placeNames(catalogue: Catalogue, { name, place_id }: RidePlace): LocalText {
  const names = place_id === null ? null : mapNames(catalogue, place_id)
  return names && stands(name, names) ? names : { en: name, 'zh-cn': name }
}

/** A place in the words of whoever says it: `say` chooses the language, or takes both. */
export function sayPlace(
  catalogue: Catalogue,
  place: RidePlace,
  say: (text: LocalText) => string,
): RidePlace {
  const hotel = place.place_id === null ? undefined : catalogue.hotel(place.place_id)
  const address = hotel && stands(place.address, hotel.address) ? say(hotel.address) : place.address
  return { ...place, name: say(placeNames(catalogue, place)), address }
}

/** A place in the language of the reader, whichever it was booked in. */
export const presentPlace = (place: RidePlace, reader: Pick<Reader, 'world' | 'language'>): RidePlace =>
  sayPlace(reader.world.catalogue, place, (text) => say(text, reader))
