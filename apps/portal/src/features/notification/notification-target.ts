import type { Schemas } from '@portal/api-client'
import type { LinkProps } from '@tanstack/react-router'
import { safeUrl } from '../../shared/address/safe-url.ts'
import { parseSearch } from '../../shared/address/search-text.ts'

/** The page that a notification is about; null where there is none, or its address leads out of the portal. */
export function targetOf({
  link,
}: Pick<Schemas['Notification'], 'link'>): Pick<LinkProps, 'to' | 'search'> | null {
  const address = safeUrl(link, 'return-path')
  if (address === null) return null
  const { pathname, search } = new URL(address, window.location.origin)
  return { to: pathname, search: parseSearch(search) } as Pick<LinkProps, 'to' | 'search'>
}
