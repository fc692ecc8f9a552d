import type { AreaOptions, CityList, CountryList, ListAreasParams, ListCitiesParams, ListCountriesParams } from '#contract'

import { useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'

import { request } from '../../../transport/request.ts'
import type { ErrorType } from '../../../transport/request.ts'

type AwaitedInput<T> = PromiseLike<T> | T

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K }
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue
    Object.defineProperty(result, key, { enumerable: true, configurable: true, get: () => (query as Record<string, unknown>)[key] })
  }
  return result
}

/**
 * Lists countries with their nationality and calling code, for drop-downs.
 * @summary Countries and nationalities
 */
export const listCountries = (params?: ListCountriesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CountryList>({ url: `/api/ajax/country`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListCountriesQueryKey = (params?: ListCountriesParams) => {
  return [`/api/ajax/country`, ...(params ? [params] : [])] as const
}

export const getListCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<unknown>>(
  params?: ListCountriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListCountriesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountries>>> = ({ signal }) => listCountries(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCountries>>>
export type ListCountriesQueryError = ErrorType<unknown>

export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<unknown>>(
  params: undefined | ListCountriesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listCountries>>, TError, Awaited<ReturnType<typeof listCountries>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<unknown>>(
  params?: ListCountriesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listCountries>>, TError, Awaited<ReturnType<typeof listCountries>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<unknown>>(
  params?: ListCountriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Countries and nationalities
 */

export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<unknown>>(
  params?: ListCountriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCountriesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists the cities where the portal sells something, of one country or of all.
 * @summary Cities where something is sold
 */
export const listCities = (params?: ListCitiesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CityList>({ url: `/api/ajax/city`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListCitiesQueryKey = (params?: ListCitiesParams) => {
  return [`/api/ajax/city`, ...(params ? [params] : [])] as const
}

export const getListCitiesQueryOptions = <TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<unknown>>(
  params?: ListCitiesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListCitiesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCities>>> = ({ signal }) => listCities(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListCitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listCities>>>
export type ListCitiesQueryError = ErrorType<unknown>

export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<unknown>>(
  params: undefined | ListCitiesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listCities>>, TError, Awaited<ReturnType<typeof listCities>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<unknown>>(
  params?: ListCitiesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listCities>>, TError, Awaited<ReturnType<typeof listCities>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<unknown>>(
  params?: ListCitiesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Cities where something is sold
 */

export function useListCities<TData = Awaited<ReturnType<typeof listCities>>, TError = ErrorType<unknown>>(
  params?: ListCitiesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCities>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCitiesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists the provinces of China, the cities of a province or the districts of a city, for drop-downs.
 * @summary Provinces, cities and districts of China
 */
export const listAreas = (params?: ListAreasParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<AreaOptions>({ url: `/api/ajax/area`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListAreasQueryKey = (params?: ListAreasParams) => {
  return [`/api/ajax/area`, ...(params ? [params] : [])] as const
}

export const getListAreasQueryOptions = <TData = Awaited<ReturnType<typeof listAreas>>, TError = ErrorType<unknown>>(
  params?: ListAreasParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListAreasQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAreas>>> = ({ signal }) => listAreas(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListAreasQueryResult = NonNullable<Awaited<ReturnType<typeof listAreas>>>
export type ListAreasQueryError = ErrorType<unknown>

export function useListAreas<TData = Awaited<ReturnType<typeof listAreas>>, TError = ErrorType<unknown>>(
  params: undefined | ListAreasParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listAreas>>, TError, Awaited<ReturnType<typeof listAreas>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAreas<TData = Awaited<ReturnType<typeof listAreas>>, TError = ErrorType<unknown>>(
  params?: ListAreasParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listAreas>>, TError, Awaited<ReturnType<typeof listAreas>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAreas<TData = Awaited<ReturnType<typeof listAreas>>, TError = ErrorType<unknown>>(
  params?: ListAreasParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Provinces, cities and districts of China
 */

export function useListAreas<TData = Awaited<ReturnType<typeof listAreas>>, TError = ErrorType<unknown>>(
  params?: ListAreasParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAreasQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
