import type { EdgeRequest } from './exchange.ts'

const inQuery = /[?&](?:bausertoken|ba-user-token|ba_user_token)=([^&#]*)/

/** The access token of a request: in a header of either name, or in the address, as pictures of the ancestors carry it. */
export function tokenOf(request: Pick<EdgeRequest, 'header' | 'url'>): string | null {
  const header = request.header('ba-user-token') ?? request.header('bausertoken')
  if (header !== null) return header
  const found = inQuery.exec(request.url)?.[1]
  return found === undefined || found === '' ? null : found
}
