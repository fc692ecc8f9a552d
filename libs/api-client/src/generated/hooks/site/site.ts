import type { GetSiteAnswer, GetSiteParams } from '#contract'

import { request } from '../../../transport/request.ts'

type AwaitedInput<T> = PromiseLike<T> | T

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

/**
 * Gives the company's name and settings, the menus and permissions, and the member who asks; the portal calls it at its start and again after a sign-in. With `requiredLogin` 1 it refuses a visitor: 409 when the token sent has expired, else 303 with `need login`.
 * @summary Site, menus, permissions and the member who asks
 */
export const getSite = (params?: GetSiteParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetSiteAnswer>({ url: `/api/index/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}
