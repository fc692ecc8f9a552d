import { usualInfantAge } from '@portal/api-client/contract'
import type { HotelRecord } from '../../domain/hotel/hotel.ts'
import { draw } from '../draw.ts'
import {
  brands,
  facilityNames,
  firstNames,
  type NamePart,
  secondNames,
  streets,
  typeNames,
} from './tables/hotel-name-parts.ts'
import { type CityRow, cityRows, type DistrictRow, districtRows } from './tables/places.ts'

/** How many hotels each city has among the first 120, in the order of their ids from 1001. */
const inventory: readonly (readonly [city: string, hotels: number])[] = [
  ['yangon', 40],
  ['mandalay', 14],
  ['naypyitaw', 8],
  ['bagan', 8],
  ['inle', 2],
  ['ngapali', 2],
  ['taunggyi', 1],
  ['lashio', 1],
  ['muse', 1],
  ['tachileik', 1],
  ['mawlamyine', 1],
  ['myawaddy', 1],
  ['beijing', 3],
  ['shanghai', 3],
  ['guangzhou', 3],
  ['shenzhen', 2],
  ['chengdu', 2],
  ['chongqing', 1],
  ['kunming', 3],
  ['ruili', 2],
  ['hangzhou', 1],
  ['xian', 1],
  ['xiamen', 1],
  ['mangshi', 1],
  ['xishuangbanna', 1],
  ['bangkok', 5],
  ['chiangmai', 2],
  ['phuket', 2],
  ['singapore', 2],
  ['kualalumpur', 2],
  ['hochiminh', 1],
  ['hanoi', 1],
  ['siemreap', 1],
]

const firstId = 1001
const cityOfOrdinal = inventory.flatMap(([city, hotels]) => Array.from({ length: hotels }, () => city))
export const usualHotels = cityOfOrdinal.length

const cities = new Map(cityRows.map((city) => [city.id, city]))
const districtsOf = new Map(
  cityRows.map((city) => [city.id, districtRows.filter(([, of]) => of === city.id)] as const),
)
const holidayTowns = new Set(['bagan', 'inle', 'ngapali', 'phuket', 'xishuangbanna', 'siemreap'])
const firstTier = new Set(['beijing', 'shanghai', 'guangzhou', 'shenzhen'])

/** CNY of an ordinary night by star, before the level of the city. */
const starPrices: Readonly<Record<number, readonly [number, number]>> = {
  2: [120, 175],
  3: [180, 320],
  4: [330, 620],
  5: [680, 1250],
}

function priceRange(city: CityRow, star: number): readonly [number, number] {
  if (star === 4 && firstTier.has(city.id)) return [450, 800]
  if (star === 4 && city.id === 'bangkok') return [380, 650]
  const [low, high] = starPrices[star] as readonly [number, number]
  return [Math.round(low * city.level), Math.round(high * city.level)]
}

const stars = [2, 3, 3, 3, 3, 4, 4, 4, 5, 5] as const

/** Hotel by its place in the catalogue, from 0. Depends on nothing but the seed and that number. */
export const makeHotel = (seed: number, ordinal: number): HotelRecord =>
  hotelOf(seed, {
    id: String(firstId + ordinal),
    city: cityOfOrdinal[ordinal % usualHotels] as string,
    ordinal,
  })

/** What decides about other fields of a hotel, where it is not drawn. */
interface GivenHotel {
  readonly star?: number | undefined
  readonly type?: HotelRecord['type'] | undefined
  readonly district?: string | undefined
}

/** A hotel of a city; what is not given depends on the seed and its id, its name on its ordinal. */
export function hotelOf(
  seed: number,
  { id, city: city_id, ordinal }: { readonly id: string; readonly city: string; readonly ordinal: number },
  given: GivenHotel = {},
): HotelRecord {
  const city = cities.get(city_id) as CityRow
  const of = (field: string) => draw(seed, 'hotel', id, field)
  const quarters = districtsOf.get(city.id) ?? []
  const chosen = quarters.find(([quarter_id]) => quarter_id === given.district)
  const quarter = chosen ?? (quarters.length > 0 ? of('district').pick(quarters) : null)
  const star = given.star ?? of('star').pick(stars)
  const resort = holidayTowns.has(city.id) && star >= 4
  const type =
    given.type ?? (resort ? 'resort' : of('type').pick(star === 2 ? houses : star === 3 ? inns : hotels))
  const brand = star >= 3 && of('brand').bool(0.35) ? of('chain').pick(brands) : null
  const nameParts = namePartsOf(ordinal)
  const [low, high] = priceRange(city, star)
  const [address, address_local] = addressOf(seed, id, city, quarter)
  const score = of('review').int(62, 96) / 10
  const hot = of('hot').int(0, 600)
  return {
    id,
    name: nameOf(nameParts, typeNames[type], brand, ordinal),
    name_local: localName(
      city,
      nameParts,
      typeNames[type],
      nameOf(nameParts, typeNames[type], brand, ordinal),
    ),
    city: city.id,
    district: quarter?.[0] ?? city.id,
    country: city.country,
    tz: city.tz,
    lat: around(quarter?.[5] ?? city.lat, of('lat').float()),
    lng: around(quarter?.[6] ?? city.lng, of('lng').float()),
    star,
    brand: brand?.code ?? null,
    type,
    address,
    address_local,
    zip: city.zip.padEnd(
      city.country === 'CN' || city.country === 'SG' ? 6 : 5,
      String(of('zip').int(100, 999)),
    ),
    phone: phoneOf(city, of('phone').int(2_000_000, 8_999_999)),
    email: `stay@${nameParts[0][0]}-${nameParts[1][0]}-${id}.example.com`.toLowerCase(),
    facilities: facilitiesOf(seed, id, star),
    review_score: of('reviewed').bool(0.94) ? score : null,
    review_count: of('reviewed').bool(0.94) ? of('reviews').int(12, 1800) : 0,
    check_in_from: of('check_in').pick(['13:00', '14:00', '14:00', '15:00']),
    check_out_until: of('check_out').pick(['11:00', '12:00', '12:00']),
    infant_below_age: of('infant').pick([usualInfantAge, usualInfantAge, usualInfantAge, usualInfantAge, 3]),
    images: Array.from({ length: of('images').int(4, 6) }, (_, n) => `/media/hotel/${id}/${n + 1}.svg`),
    base_cny: of('price').int(low, high),
    rank: {
      weigh: of('weigh').int(0, 999),
      recommended: Math.round(score * 10) + of('recommended').int(0, 40),
      hot,
      views: hot * 12 + of('views').int(0, 900),
    },
    since: sinceOf(of('since').int(0, 2500)),
    supplier: of('supplier').pick([0, 0, 1, 1, 2] as const),
  }
}

const houses = ['guesthouse', 'guesthouse', 'hotel'] as const
const inns = ['hotel', 'hotel', 'hotel', 'guesthouse'] as const
const hotels = ['hotel', 'hotel', 'hotel', 'hotel', 'apartment'] as const

type NameParts = readonly [NamePart, NamePart]

/** 16 and 15 share no factor, so 240 hotels in a row have different names. */
function namePartsOf(ordinal: number): NameParts {
  const first = firstNames[(ordinal * 5 + 3) % firstNames.length] as NamePart
  return [first, secondNames[(ordinal * 4 + 1) % secondNames.length] as NamePart]
}

function nameOf(
  [first, second]: NameParts,
  kind: NamePart,
  brand: { en: string; zh: string } | null,
  ordinal: number,
): HotelRecord['name'] {
  const round = Math.floor(ordinal / (firstNames.length * secondNames.length))
  const number = round === 0 ? ['', ''] : [` No. ${round + 1}`, `${round + 1}号`]
  return {
    en: `${brand ? `${brand.en} ` : ''}${first[0]} ${second[0]} ${kind[0]}${number[0]}`,
    'zh-cn': `${brand ? `${brand.zh}·` : ''}${first[1]}${second[1]}${kind[1]}${number[1]}`,
  }
}

const chinese = new Set(['CN', 'HK', 'MO', 'TW'])

function localName(
  city: CityRow,
  [first, second]: NameParts,
  kind: NamePart,
  name: HotelRecord['name'],
): string {
  if (city.country === 'MM') return `${first[2]}${second[2]} ${kind[2]}`
  return chinese.has(city.country) ? name['zh-cn'] : name.en
}

const burmeseDigits = (value: number) =>
  [...String(value)].map((digit) => String.fromCodePoint(0x1040 + Number(digit))).join('')

function addressOf(
  seed: number,
  id: string,
  city: CityRow,
  quarter: DistrictRow | null,
): [HotelRecord['address'], string] {
  const list = streets[city.country === 'MM' ? 'MM' : chinese.has(city.country) ? 'CN' : 'other']
  const street = draw(seed, 'hotel', id, 'street').pick(list)
  const number = draw(seed, 'hotel', id, 'number').int(2, 380)
  const place = quarter ? `${quarter[2]}, ${city.en}` : city.en
  const address = {
    en: `No. ${number}, ${street[0]}, ${place}`,
    'zh-cn': `${city.zh}${quarter?.[3] ?? ''}${street[1]}${number}号`,
  }
  if (chinese.has(city.country)) return [address, address['zh-cn']]
  if (city.country !== 'MM') return [address, address.en]
  const parts = [`အမှတ် (${burmeseDigits(number)})`, street[2], ...(quarter ? [quarter[4]] : []), city.local]
  return [address, parts.join('၊ ')]
}

const dialCodes: Readonly<Record<string, string>> = {
  MM: '95',
  CN: '86',
  TH: '66',
  SG: '65',
  MY: '60',
  VN: '84',
  KH: '855',
}

function phoneOf(city: CityRow, number: number): string {
  const digits = String(number)
  return `+${dialCodes[city.country] ?? '95'} ${city.area} ${digits.slice(0, 3)} ${digits.slice(3)}`
}

/** Coordinates within about 900 m of the middle of the quarter, to five places. */
const around = (middle: number, share: number) => Math.round((middle + (share - 0.5) * 0.016) * 1e5) / 1e5

const always = ['wifi', 'front_desk_24h', 'laundry'] as const

function facilitiesOf(seed: number, id: string, star: number): string[] {
  const chance = { 2: 0.2, 3: 0.4, 4: 0.65, 5: 0.9 }[star] ?? 0.4
  return Object.keys(facilityNames).filter(
    (code) => always.some((kept) => kept === code) || draw(seed, 'hotel', id, 'facility', code).bool(chance),
  )
}

/** Days before 2026-11-01. */
const sinceOf = (days: number) =>
  new Date(Date.UTC(2026, 10, 1) - days * 86_400_000).toISOString().slice(0, 10)
