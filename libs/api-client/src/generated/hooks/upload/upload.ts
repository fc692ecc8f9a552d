import type { UploadFileAnswer, UploadFileParams, UploadFileRequest } from '#contract'

import { request } from '../../../transport/request.ts'

type AwaitedInput<T> = PromiseLike<T> | T

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

/**
 * Stores a file that a member sends, such as a picture, a proof of payment or a list of guests, and answers the address by which other calls name it. The upload settings of `getSite` say which files are allowed.
 * @summary Store a file
 */
export const uploadFile = (
  uploadFileRequest: UploadFileRequest,
  params?: UploadFileParams,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  const formData = new FormData()
  formData.append(`file`, uploadFileRequest.file)

  return request<UploadFileAnswer>(
    { url: `/api/ajax/upload`, method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, data: formData, params, ...(signal ? { signal } : {}) },
    options,
  )
}
