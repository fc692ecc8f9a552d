/** Places and currencies, as screens call them. */
export {
  getListCurrenciesQueryOptions as currenciesOptions,
  useListCurrencies as useCurrencies,
} from '../generated/hooks/currency/currency'
export {
  getListCitiesQueryOptions as citiesOptions,
  getListCountriesQueryOptions as countriesOptions,
  useListAreas as useAreas,
  useListCities as useCities,
  useListCountries as useCountries,
} from '../generated/hooks/place/place'
