import { type Language, labels, type Schemas } from '@portal/api-client/contract'
import type { HotelRecord, RoomTypeRecord } from '../../domain/hotel/hotel.ts'
import { distanceKm } from '../../domain/place/areas.ts'
import type { Catalogue, CityRow, LandmarkRow } from '../../world/seed/catalogue.ts'
import { amenityNames, brands, facilityNames } from '../../world/seed/tables/hotel-name-parts.ts'

const shownLandmarks = 5

const placeName = (
  row: readonly [unknown, unknown, en: string, zh: string, ...unknown[]],
  language: Language,
) => (language === 'en' ? row[2] : row[3])

export const cityName = (city: CityRow, language: Language): string => (language === 'en' ? city.en : city.zh)

/** A town without named districts is its own district. */
export function districtName(catalogue: Catalogue, id: string, language: Language): string {
  const district = catalogue.district(id)
  if (district) return placeName(district, language)
  const city = catalogue.city(id)
  return city ? cityName(city, language) : id
}

export const brandName = (code: string, language: Language): string => {
  const brand = brands.find((row) => row.code === code)
  return brand ? (language === 'en' ? brand.en : brand.zh) : code
}

export const facilityName = (code: string, language: Language): string =>
  facilityNames[code]?.[language] ?? code

interface Near {
  readonly row: LandmarkRow
  readonly distance_km: number
}

const near = new WeakMap<HotelRecord, readonly Near[]>()

/** Landmarks of the hotel's city, nearest first; they never change, so they are measured once. */
function nearestTo(catalogue: Catalogue, hotel: HotelRecord): readonly Near[] {
  const known = near.get(hotel)
  if (known) return known
  const list = catalogue.landmarks
    .filter(([id, city]) => city === hotel.city && !catalogue.airportAt(id))
    .map((row) => ({ row, distance_km: distanceKm(hotel, { lat: row[5], lng: row[6] }) }))
    .sort((a, b) => a.distance_km - b.distance_km)
    .slice(0, shownLandmarks)
  near.set(hotel, list)
  return list
}

/** Kilometres to the nearest landmark; null in a town without one. */
export const nearestKm = (catalogue: Catalogue, hotel: HotelRecord): number | null =>
  nearestTo(catalogue, hotel)[0]?.distance_km ?? null

export function landmarksNear(
  catalogue: Catalogue,
  hotel: HotelRecord,
  language: Language,
): Schemas['NearbyLandmark'][] {
  return nearestTo(catalogue, hotel).map(({ row, distance_km }) => ({
    id: row[0],
    name: placeName(row, language),
    name_local: row[4],
    distance_km,
  }))
}

/** What results and details share, for a reader who has not marked the hotel. */
export function presentHotelBasics(catalogue: Catalogue, hotel: HotelRecord, language: Language) {
  const city = catalogue.city(hotel.city) as CityRow
  return {
    id: hotel.id,
    name: hotel.name[language],
    name_en: hotel.name.en,
    name_local: hotel.name_local,
    star: hotel.star,
    brand: hotel.brand && brandName(hotel.brand, language),
    city: hotel.city,
    city_name: cityName(city, language),
    district: hotel.district,
    district_name: districtName(catalogue, hotel.district, language),
    address: hotel.address[language],
    lat: hotel.lat,
    lng: hotel.lng,
    facilities: hotel.facilities.map((code) => ({ code, name: facilityName(code, language) })),
    review_score: hotel.review_score,
    review_count: hotel.review_count,
    favourite: false,
  }
}

export function presentHotel(
  catalogue: Catalogue,
  hotel: HotelRecord,
  language: Language,
): Schemas['HotelInfo'] {
  return {
    ...presentHotelBasics(catalogue, hotel, language),
    type: hotel.type,
    type_text: labels.PropertyType[language][hotel.type],
    description: descriptionOf(catalogue, hotel, language),
    email: hotel.email,
    phone: hotel.phone,
    country: hotel.country,
    address_local: hotel.address_local,
    zip: hotel.zip,
    tz: hotel.tz,
    images: [...hotel.images],
    landmarks: landmarksNear(catalogue, hotel, language),
    check_in_from: hotel.check_in_from,
    check_out_until: hotel.check_out_until,
    infant_below_age: hotel.infant_below_age,
    policies: policiesOf(hotel, language),
    nationality_notice: nationalityNotice(catalogue, hotel, language),
    room_types: catalogue.roomTypes(hotel.id).map((room) => presentRoomType(room, language)),
  }
}

export function presentRoomType(room: RoomTypeRecord, language: Language): Schemas['RoomType'] {
  return {
    id: room.id,
    name: room.name[language],
    name_local: room.name_local,
    area_sqm: room.area_sqm,
    max_occupancy: room.max_occupancy,
    max_adults: room.max_adults,
    max_cots: room.max_cots,
    bed_types: [...room.bed_types],
    images: [...room.images],
    amenities: room.amenities.map((code) => amenityNames[code]?.[language] ?? code),
  }
}

function descriptionOf(catalogue: Catalogue, hotel: HotelRecord, language: Language): string {
  const district = districtName(catalogue, hotel.district, language)
  const [near] = landmarksNear(catalogue, hotel, language)
  const type = labels.PropertyType[language][hotel.type]
  if (language === 'en') {
    const reach = near ? ` ${near.name} is ${near.distance_km} km away.` : ''
    return `A ${hotel.star}-star ${type.toLowerCase()} in ${district}.${reach} Used by business guests and groups.`
  }
  const reach = near ? `距${near.name}${near.distance_km}公里。` : ''
  return `位于${district}的${hotel.star}星级${type}。${reach}商务客人和团队常住。`
}

function policiesOf(hotel: HotelRecord, language: Language): Schemas['HotelPolicy'][] {
  const { check_in_from: from, check_out_until: until, infant_below_age: infant } = hotel
  if (language === 'en') {
    return [
      {
        title: 'Check-in and check-out',
        text: `Check-in from ${from}, check-out by ${until}, hotel time.`,
      },
      {
        title: 'Children',
        text: `Under ${infant} in a cot, free of charge; under 6 free in existing beds; 6 to 11 pay for their place; from 12 as adults.`,
      },
      {
        title: 'Identity',
        text: 'Every guest shows a passport or identity card; names must match the booking.',
      },
      { title: 'Pets', text: 'Pets are not allowed.' },
    ]
  }
  return [
    { title: '入住与离店', text: `${from} 起办理入住，${until} 前退房（酒店当地时间）。` },
    {
      title: '儿童',
      text: `${infant}岁以下睡婴儿床，免费；6岁以下不加床免费；6至11岁按儿童收费；12岁起按成人收费。`,
    },
    { title: '证件', text: '每位客人须出示护照或身份证，姓名须与订单一致。' },
    { title: '宠物', text: '不可携带宠物。' },
  ]
}

function nationalityNotice(catalogue: Catalogue, hotel: HotelRecord, language: Language): string | null {
  if (catalogue.ratePlans(hotel.id).every((plan) => plan.nationality === null)) return null
  return language === 'en'
    ? 'Some prices depend on the nationality of the guests. A different nationality at check-in may cost more.'
    : '部分价格与客人国籍有关；入住时国籍不符可能需补差价。'
}
