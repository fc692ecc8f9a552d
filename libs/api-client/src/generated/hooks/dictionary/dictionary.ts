import type { GetDictionariesAnswer, GetDictionariesParams } from '#contract'

import { request } from '../../../transport/request.ts'

type AwaitedInput<T> = PromiseLike<T> | T

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

/**
 * Gives the values of the named enumerations with their labels in the language of the call.
 * @summary Values and labels of enumerations
 */
export const getDictionaries = (params: GetDictionariesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetDictionariesAnswer>({ url: `/api/common/dict`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}
