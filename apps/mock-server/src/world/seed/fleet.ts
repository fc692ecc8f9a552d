import type { VehicleRecord, ZoneRecord } from '../../domain/car/vehicle.ts'
import { kmPerDay } from '../../domain/car/vehicle.ts'
import { nonRefundableRide, usualRideTerms } from '../../domain/ride/policy.ts'
import { vehicleModels } from '../../domain/transport/fleet.ts'
import { cityName } from '../../domain/transport/locate.ts'
import { draw } from '../draw.ts'
import { type CityRow, cityRows } from './tables/places.ts'
import { type VehicleRow, vehicleRows, zoneRows, zoneTowns } from './tables/transport.ts'

/** Rental locations, with their price level in percent of Yangon's and the models kept there (all when absent). */
const stations: readonly (readonly [city: string, percent: number, models?: readonly string[]])[] = [
  ['yangon', 100],
  [
    'mandalay',
    90,
    [
      'toyota-probox',
      'toyota-crown',
      'toyota-camry',
      'byd-e6',
      'toyota-noah',
      'toyota-alphard',
      'toyota-hiace-grand-cabin',
      'hyundai-grand-starex',
      'toyota-coaster',
    ],
  ],
  [
    'naypyitaw',
    105,
    [
      'toyota-crown',
      'toyota-camry',
      'toyota-alphard',
      'toyota-land-cruiser-prado',
      'bmw-5-series',
      'toyota-coaster',
    ],
  ],
  [
    'bagan',
    100,
    ['toyota-probox', 'toyota-noah', 'toyota-alphard', 'hyundai-grand-starex', 'toyota-coaster'],
  ],
  ['inle', 105, ['toyota-probox', 'toyota-noah', 'toyota-fortuner', 'toyota-hiace-grand-cabin']],
  ['bago', 90, ['toyota-probox', 'toyota-noah', 'toyota-hiace-grand-cabin']],
  ['lashio', 110, ['toyota-fortuner', 'toyota-land-cruiser-prado', 'toyota-noah']],
]

/** In Yangon a second fleet hires out the same models without a limit of kilometres, for more. */
const unlimitedModels = [
  'toyota-camry',
  'toyota-noah',
  'toyota-alphard',
  'toyota-hiace-grand-cabin',
  'toyota-fortuner',
  'hyundai-grand-starex',
]
const unlimitedPercent = 112

const perCent = (cny: number, percent: number) => Math.round((cny * percent) / 500) * 5

interface Variant {
  readonly city: CityRow
  readonly percent: number
  readonly unlimited: boolean
}

function makeVehicle(seed: number, row: VehicleRow, { city, percent, unlimited }: Variant): VehicleRecord {
  const [model, vehicle_class, seats, luggage, energy, hour, half_day, day] = row
  const id = [model, city.id === 'yangon' ? '' : city.id, unlimited ? 'unlimited' : '']
    .filter(Boolean)
    .join('-')
  const of = (field: string) => draw(seed, 'vehicle', id, field)
  const byDayOnly = vehicle_class === 'minibus' || vehicle_class === 'executive'
  const scaled = (cny: number) => (percent === 100 ? cny : perCent(cny, percent))
  return {
    id,
    name: vehicleModels[model],
    class: vehicle_class,
    seats,
    luggage,
    energy,
    mileage: unlimited ? 'unlimited' : 'limited',
    mileage_limit_km: unlimited ? null : kmPerDay,
    city: city.id,
    city_name: cityName(city),
    tz: city.tz,
    cny: { day: scaled(day), half_day: scaled(half_day), hour: byDayOnly ? null : scaled(hour) },
    overtime_cny: scaled(hour),
    language_cny: { chinese: 150, english: 80 },
    net_percent: of('net').int(8, 14),
    terms: model === 'bmw-5-series' ? nonRefundableRide : usualRideTerms,
    images: [1, 2].map((nth) => `/media/vehicle/${id}/${nth}.svg`),
    includes: { fuel: true, tolls: true, parking: true, driver_meals: seats < 20, driver_overnight: false },
    description: {
      en: unlimited ? 'Any distance; the driver knows the roads upcountry.' : `Up to ${kmPerDay} km a day.`,
      'zh-cn': unlimited ? '不限里程，司机熟悉长途路线。' : `每日限 ${kmPerDay} 公里。`,
    },
    rank: {
      weigh: of('weigh').int(1, 1000),
      recommended: of('recommended').int(1, 1000),
      hot: of('hot').int(1, 1000),
    },
  }
}

/** Every vehicle on hire, by city and then as the table lists them. */
export function makeFleet(seed: number): VehicleRecord[] {
  const cityOf = (id: string) => cityRows.find((city) => city.id === id) as CityRow
  const usual = stations.flatMap(([id, percent, models]) =>
    vehicleRows
      .filter(([model]) => models === undefined || models.includes(model))
      .map((row) => makeVehicle(seed, row, { city: cityOf(id), percent, unlimited: false })),
  )
  const unlimited = vehicleRows
    .filter(([model]) => unlimitedModels.includes(model))
    .map((row) =>
      makeVehicle(seed, row, { city: cityOf('yangon'), percent: unlimitedPercent, unlimited: true }),
    )
  return [...usual, ...unlimited]
}

export const industrialZones: readonly ZoneRecord[] = zoneRows.map(
  ([id, en, zh, local, city, township, entry_cny, ...aliases]) => {
    const known = cityRows.find((row) => row.id === city)
    return {
      id,
      name: { en, 'zh-cn': zh },
      name_local: local,
      city,
      city_name: known ? cityName(known) : (zoneTowns[city] ?? { en: township, 'zh-cn': township }),
      township,
      entry_cny,
      aliases,
    }
  },
)
