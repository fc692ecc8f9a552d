import { ApiError } from '@portal/api-client'

/**
 * What a dialog does with a failed call. A refusal is its own to show, so it is given back. Anything else (no
 * answer, a fault of the server, the session) has been shown by the call, and null says to keep still.
 */
export function refusalOf(error: unknown): ApiError | null {
  if (!(error instanceof ApiError)) throw error
  return error.kind === 'refusal' ? error : null
}
