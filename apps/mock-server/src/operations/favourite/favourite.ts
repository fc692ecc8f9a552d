import type { Schemas } from '@portal/api-client/contract'
import { type FavouriteRecord, favouriteId } from '../../domain/hotel/hotel.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import type { World } from '../../world/world.ts'
import { presentHotelBasics } from '../hotel/present-hotel.ts'
import { pageOf } from '../page.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

/** Whether this reader has marked the hotel; visitors cannot mark any. */
export const isFavourite = (world: World, reader_id: string, hotel_id: string): boolean =>
  world.tables.favourite.get(favouriteId(reader_id, hotel_id)) !== undefined

function presentFavourite(row: FavouriteRecord, { world, language }: Viewer): Schemas['Favourite'][] {
  const hotel = world.catalogue.hotel(row.hotel_id)
  if (!hotel) return []
  const { name, name_en, name_local, star, city_name } = presentHotelBasics(world.catalogue, hotel, language)
  const { hotel_id, note, tags, create_time } = row
  const image = hotel.images[0] ?? null
  return [{ hotel_id, name, name_en, name_local, star, city_name, image, note, tags: [...tags], create_time }]
}

export const favouriteOperations = {
  toggleFavourite: (call, world) => {
    const { member, now } = viewerOf(call, world)
    const { hotel_id, note, tags } = call.body
    if (!world.catalogue.hotel(hotel_id)) throw refuse('NOT_FOUND')
    const { favourite } = world.tables
    const id = favouriteId(member.id, hotel_id)
    const isNoted = note !== undefined || tags !== undefined
    if (!isNoted && favourite.remove(id)) return { favourite: false }
    const known = favourite.get(id)
    favourite.put({
      id,
      member_id: member.id,
      hotel_id,
      note: note ?? known?.note ?? '',
      tags: tags ? [...new Set(tags)] : (known?.tags ?? []),
      create_time: known?.create_time ?? Math.floor(now / 1000),
    })
    return { favourite: true }
  },

  listFavourites: (call, world) => {
    const viewer = viewerOf(call, world)
    const marked = world.tables.favourite
      .where(({ member_id }) => member_id === viewer.member.id)
      .map((row, made) => ({ row, made }))
      .sort((a, b) => b.row.create_time - a.row.create_time || b.made - a.made)
      .flatMap(({ row }) => presentFavourite(row, viewer))
    return pageOf(marked, call.query, (favourite) => favourite)
  },
} satisfies Partial<Operations>
