import { rateKeyLife } from '../../domain/hotel/rate-key.ts'
import { type SuggestionGroups, suggest } from '../../domain/place/suggest.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { nightsBetween } from '../../domain/time/dates.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import { destinationsOf } from '../../world/seed/destinations.ts'
import { isFavourite } from '../favourite/favourite.ts'
import { readerOf } from '../viewer.ts'
import { presentHotel } from './present-hotel.ts'
import { stayErrors } from './stay-errors.ts'
import { ratesByRoom } from './stay-rates.ts'

const suggestedPerGroup = 6

export const hotelOperations = {
  suggestDestinations: ({ query, language }, world) => {
    const groups = suggest(
      destinationsOf(world.catalogue),
      query.quickSearch ?? '',
      query.limit ?? suggestedPerGroup,
    )
    const present = (group: keyof SuggestionGroups) =>
      groups[group].map(({ entry, matched }) => ({
        type: entry.type,
        id: entry.id,
        name: entry.name[language],
        name_local: entry.name_local,
        city_name: entry.city_name[language],
        country: entry.country,
        tz: entry.tz,
        ...(entry.hotel_count === null ? {} : { hotel_count: entry.hotel_count }),
        ...(entry.image === null ? {} : { image: entry.image }),
        matched: matched || entry.name[language],
      }))
    return {
      groups: {
        city: present('city'),
        district: present('district'),
        landmark: present('landmark'),
        hotel: present('hotel'),
      },
    }
  },

  getHotel: (call, world) => {
    const { query, language } = call
    const hotel = world.catalogue.hotel(query.id)
    if (!hotel) throw refuse('NOT_FOUND')
    const shown = presentHotel(world.catalogue, hotel, language)
    const { reader_id } = readerOf(call, world)
    return { hotel: isFavourite(world, reader_id, hotel.id) ? { ...shown, favourite: true } : shown }
  },

  listHotelRates: (call, world) => {
    const { body, now } = call
    const hotel = world.catalogue.hotel(body.hotel_id)
    if (!hotel) throw refuse('NOT_FOUND')
    const fields = stayErrors(body, hotel.tz, now)
    if (fields) throw invalidFields(fields)
    const reader = readerOf(call, world)
    return {
      hotel_id: hotel.id,
      check_in: body.check_in,
      check_out: body.check_out,
      nights: nightsBetween(body.check_in, body.check_out),
      rooms: ratesByRoom(hotel, { ...body, currency: reader.currency }, reader),
      expires_time: Math.floor(now / 1000) + rateKeyLife,
    }
  },
} satisfies Partial<Operations>
