import type { Schemas } from '../contract.ts'
import { count, id, list, maybeText, record, text } from './reading.ts'

export const countries = record<Schemas['CountryList']>({
  list: list(
    record<Schemas['Country']>({
      code: text(),
      name: maybeText,
      name_local: maybeText,
      dial: maybeText,
      nationality: maybeText,
      other_names: list(text()),
    }),
  ),
  total: count,
})

export const cities = record<Schemas['CityList']>({
  list: list(
    record<Schemas['City']>({
      id: text(),
      name: maybeText,
      name_local: maybeText,
      country: maybeText,
      tz: maybeText,
    }),
  ),
  total: count,
})

export const areas = list(record<Schemas['AreaOption']>({ value: id, label: text() }))
