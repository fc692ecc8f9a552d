import type { DownloadExportParams, ExportJob, GetExportParams } from '#contract'

import { request } from '../../../transport/request.ts'

type AwaitedInput<T> = PromiseLike<T> | T

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

/**
 * Says how far an export is and, once it is done, where its file is and how long it is kept.
 * @summary How far an export is
 */
export const getExport = (params: GetExportParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ExportJob>({ url: `/api/export/status`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

/**
 * Downloads the file of a finished export. A refusal is the JSON envelope, also with HTTP 200.
 * @summary The exported file
 */
export const downloadExport = (params: DownloadExportParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/export/download`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}
