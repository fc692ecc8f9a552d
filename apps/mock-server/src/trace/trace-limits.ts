import type { EdgeRequest, EdgeResponse } from '../edge/exchange.ts'

/** Limits that keep a forgotten mock from running out of memory. */
export interface TraceLimits {
  /** Worlds that may be recorded at the same time. */
  readonly recordings: number
  /** Calls of one recording. */
  readonly calls: number
  /** Bytes of both bodies of all calls of one recording. The file is one text, whose length has a limit too. */
  readonly bytes: number
  /** The same of all recordings together. */
  readonly allBytes: number
}

const mebibyte = 1024 * 1024
export const traceLimits: TraceLimits = {
  recordings: 100,
  calls: 10_000,
  bytes: 64 * mebibyte,
  allBytes: 256 * mebibyte,
}

/** Bytes that a call adds to a recording. */
export const sizeOfCall = (request: EdgeRequest, { body }: Pick<EdgeResponse, 'body'>): number =>
  request.url.length + (request.body?.length ?? 0) + (body?.length ?? 0)

const inMebibytes = (bytes: number) => `${Math.round(bytes / mebibyte)} MiB`

/** Why a recording stops; null while it goes on. */
export function whyFull(
  { calls, bytes, allBytes }: { readonly calls: number; readonly bytes: number; readonly allBytes: number },
  limits: TraceLimits,
): string | null {
  if (calls >= limits.calls) return `The recording has reached its limit of ${limits.calls} calls.`
  if (bytes >= limits.bytes) return `The recording has reached its limit of ${inMebibytes(limits.bytes)}.`
  if (allBytes >= limits.allBytes)
    return `All recordings together have reached their limit of ${inMebibytes(limits.allBytes)}.`
  return null
}
