import type { UploadFileAnswer, UploadFileParams, UploadFileRequest } from '#contract'

import { useMutation } from '@tanstack/react-query'
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'

import { request } from '../../../transport/request.ts'
import type { ErrorType } from '../../../transport/request.ts'

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

export const getUploadFileMutationKey = () => ['uploadFile'] as const

export const getUploadFileMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError, UploadFileMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError, UploadFileMutationVariables, TContext> => {
  const mutationKey = getUploadFileMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFile>>, UploadFileMutationVariables> = (props) => {
    const { data, params } = props ?? {}

    return uploadFile(data, params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UploadFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFile>>>
export type UploadFileMutationBody = UploadFileRequest
export type UploadFileMutationError = ErrorType<unknown>
export type UploadFileMutationVariables = { data: UploadFileRequest; params?: UploadFileParams }

/**
 * @summary Store a file
 */
export const useUploadFile = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError, UploadFileMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof uploadFile>>, TError, UploadFileMutationVariables, TContext> => {
  return useMutation(getUploadFileMutationOptions(options), queryClient)
}
