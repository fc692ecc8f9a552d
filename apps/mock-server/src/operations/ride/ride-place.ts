import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'

import type { Catalogue } from '../../world/seed/catalogue.ts'
import { type Reader, say } from '../viewer.ts'

type RidePlace = Schemas['RidePlace']

/** The map's name of a suggested place; null where it has none. */
function mapNames(catalogue: Catalogue, id: string): LocalText | null {
  const city = catalogue.city(id)
  if (city) return { en: city.en, 'zh-cn': city.zh }
  const row = catalogue.district(id) ?? catalogue.landmark(id)
  if (row) return { en: row[2], 'zh-cn': row[3] }
  return catalogue.hotel(id)?.name ?? null
}

const stands = (text: string, { en, 'zh-cn': zh }: LocalText) => text === en || text === zh

/** Whether it is a place of the map itself, and not a door that somebody named within it. */
export function isOnMap(catalogue: Catalogue, { name, place_id }: RidePlace): boolean {
  const names = place_id === null ? null : mapNames(catalogue, place_id)
  return names !== null && stands(name, names)
}

/** A place in each language: a suggested place by its name on the map, any other as it was typed. */
export function placeNames(catalogue: Catalogue, { name, place_id }: RidePlace): LocalText {
  const names = place_id === null ? null : mapNames(catalogue, place_id)
  return names && stands(name, names) ? names : { en: name, 'zh-cn': name }
}

/** A place as text: `say` chooses the language, or combines both. */
export function sayPlace(
  catalogue: Catalogue,
  place: RidePlace,
  say: (text: LocalText) => string,
): RidePlace {
  const hotel = place.place_id === null ? undefined : catalogue.hotel(place.place_id)
  const address = hotel && stands(place.address, hotel.address) ? say(hotel.address) : place.address
  return { ...place, name: say(placeNames(catalogue, place)), address }
}

/** A place in the reader's language, whichever it was booked in. */
export const presentPlace = (place: RidePlace, reader: Pick<Reader, 'world' | 'language'>): RidePlace =>
  sayPlace(reader.world.catalogue, place, (text) => say(text, reader))
