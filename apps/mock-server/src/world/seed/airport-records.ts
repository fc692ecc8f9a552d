import { type AirportRecord, airportPlaceId, shortAirportNames } from '../../domain/airport/airport.ts'
import { cityName, nearestCity, type PlaceSource } from '../../domain/transport/locate.ts'
import type { LocalText } from '../../texts/language.ts'
import { airportRows } from './tables/airports.ts'
import type { LandmarkRow } from './tables/places.ts'

/** Terminals of airports that have several. */
const terminals: Readonly<Record<string, readonly string[]>> = {
  RGN: ['T1', 'T3'],
  PEK: ['T2', 'T3'],
  PVG: ['T1', 'T2'],
  SHA: ['T1', 'T2'],
  CAN: ['T1', 'T2'],
  TFU: ['T1', 'T2'],
  CKG: ['T2', 'T3'],
  XIY: ['T2', 'T3', 'T5'],
  WUH: ['T2', 'T3'],
  HGH: ['T3', 'T4'],
  NNG: ['T1', 'T2'],
  HKG: ['T1'],
  TPE: ['T1', 'T2'],
  DMK: ['T1', 'T2'],
  SIN: ['T1', 'T2', 'T3', 'T4'],
  KUL: ['T1', 'T2'],
  HAN: ['T1', 'T2'],
  CGK: ['T1', 'T2', 'T3'],
  MNL: ['T1', 'T2', 'T3'],
}

/** Names in Burmese, where the country writes it. */
const burmese: Readonly<Record<string, string>> = {
  RGN: 'ရန်ကုန်အပြည်ပြည်ဆိုင်ရာလေဆိပ်',
  MDL: 'မန္တလေးအပြည်ပြည်ဆိုင်ရာလေဆိပ်',
  NYT: 'နေပြည်တော်အပြည်ပြည်ဆိုင်ရာလေဆိပ်',
  NYU: 'ညောင်ဦးလေဆိပ်',
  HEH: 'ဟဲဟိုးလေဆိပ်',
  THL: 'တာချီလိတ်လေဆိပ်',
  TVY: 'ထားဝယ်လေဆိပ်',
  MGZ: 'မြိတ်လေဆိပ်',
  SNW: 'သံတွဲလေဆိပ်',
  KAW: 'ကော့သောင်းလေဆိပ်',
  MYT: 'မြစ်ကြီးနားလေဆိပ်',
  LSH: 'လားရှိုးလေဆိပ်',
  AKY: 'စစ်တွေလေဆိပ်',
  KYP: 'ကျောက်ဖြူလေဆိပ်',
  KET: 'ကျိုင်းတုံလေဆိပ်',
  LIW: 'လွိုင်ကော်လေဆိပ်',
}

const chineseWritten: readonly string[] = ['CN', 'HK', 'MO', 'TW']

/** Where nothing is sold, the town is read off the name of the airport. */
const townOf = ({ en, 'zh-cn': zh }: LocalText): LocalText => ({
  en: en.replace(/ (International )?Airport$/, ''),
  'zh-cn': zh.replace(/(国际)?机场$/, ''),
})

export function makeAirports(places: PlaceSource): AirportRecord[] {
  return airportRows.map(([iata, icao, en, zh, country, tz, lat, lng]) => {
    const near = nearestCity(places, { lat, lng })
    const city = near?.country === country ? near : null
    const name = { en, 'zh-cn': zh }
    return {
      iata,
      icao,
      name,
      name_local: burmese[iata] ?? (chineseWritten.includes(country) ? zh : en),
      city,
      city_name: city ? cityName(city) : townOf(name),
      country,
      tz,
      lat,
      lng,
      terminals: terminals[iata] ?? [],
    }
  })
}

/** The airports of cities as places of the map, with the shorter names that people use. */
export const airportPlaces = (airports: readonly AirportRecord[]): LandmarkRow[] =>
  airports.flatMap((airport): LandmarkRow[] => {
    const { name, name_local, city, city_name, lat, lng } = airport
    if (!city) return []
    const others = shortAirportNames(name, city_name)
    return [[airportPlaceId(airport), city.id, name.en, name['zh-cn'], name_local, lat, lng, ...others]]
  })
