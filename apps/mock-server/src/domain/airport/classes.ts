import type { Schemas } from '@portal/api-client/contract'
import type { VehicleModelName } from '../transport/fleet.ts'

/** A class of vehicle as transfers sell it. Whole CNY, selling, for a ride of usual length in Yangon. */
export interface TransferClass {
  readonly class: Schemas['VehicleClass']
  readonly cny: number
  readonly max_passengers: number
  readonly max_luggage: number
  /** Usual models of the class. */
  readonly models: readonly VehicleModelName[]
  /** Languages of its drivers besides the local one. */
  readonly speaks: readonly Schemas['DriverLanguage'][]
}

export const transferClasses: readonly TransferClass[] = [
  { class: 'compact', cny: 90, max_passengers: 3, max_luggage: 2, models: ['toyota-probox'], speaks: [] },
  {
    class: 'sedan',
    cny: 110,
    max_passengers: 3,
    max_luggage: 3,
    models: ['toyota-crown', 'toyota-camry', 'byd-e6'],
    speaks: ['chinese', 'english'],
  },
  {
    class: 'mpv',
    cny: 180,
    max_passengers: 6,
    max_luggage: 4,
    models: ['toyota-noah'],
    speaks: ['chinese', 'english'],
  },
  {
    class: 'van',
    cny: 220,
    max_passengers: 9,
    max_luggage: 9,
    models: ['toyota-hiace-grand-cabin', 'hyundai-grand-starex'],
    speaks: ['chinese'],
  },
  {
    class: 'suv',
    cny: 240,
    max_passengers: 5,
    max_luggage: 4,
    models: ['toyota-fortuner', 'toyota-land-cruiser-prado'],
    speaks: ['chinese', 'english'],
  },
  {
    class: 'luxury_mpv',
    cny: 280,
    max_passengers: 5,
    max_luggage: 5,
    models: ['toyota-alphard'],
    speaks: ['chinese', 'english'],
  },
  {
    class: 'executive',
    cny: 380,
    max_passengers: 3,
    max_luggage: 3,
    models: ['bmw-5-series'],
    speaks: ['chinese', 'english'],
  },
  {
    class: 'minibus',
    cny: 420,
    max_passengers: 20,
    max_luggage: 20,
    models: ['toyota-coaster'],
    speaks: ['chinese'],
  },
]

/** Whole CNY for one vehicle. */
const chineseDriverCny = 80
/** Whole CNY for an hour of waiting beyond the free minutes, of one vehicle. */
export const waitCny = 40

/** Whole CNY for one piece; meeting with a name board is part of every pick-up. */
export const transferExtraCny: Record<Exclude<Schemas['TransferExtraCode'], 'night'>, number> = {
  meet_greet: 60,
  extra_wait: waitCny,
  child_seat: 30,
}

const chineseSpoken: readonly string[] = ['CN', 'HK', 'MO', 'TW']

/** What the drivers of a class speak at a place; the language of the place first. */
export function languagesAt(country: string, { speaks }: TransferClass): Schemas['DriverLanguage'][] {
  const own = chineseSpoken.includes(country) ? 'chinese' : country === 'MM' ? 'burmese' : 'english'
  return [own, ...speaks.filter((language) => language !== own)]
}

/** Chinese costs nothing where everybody speaks it. */
export const languageFeeCny = (country: string, language: Schemas['DriverLanguage']): number =>
  language === 'chinese' && !chineseSpoken.includes(country) ? chineseDriverCny : 0
