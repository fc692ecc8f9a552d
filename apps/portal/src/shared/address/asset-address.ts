import { siteStore } from '@portal/auth'
import { safeUrl } from './safe-url.ts'

/**
 * The full URL of an image or asset: with the CDN base, unless it is absolute or a data image. Without a CDN it uses
 * the API base, and without both this host. A base without a protocol (`//host`) gets that of the page.
 */
export function assetAddress(address: string, base: string = assetBase()): string {
  if (/^(?:https?:)?\/\//i.test(address) || /^data:image\//i.test(address)) return address
  const full = base.startsWith('//') ? location.protocol + base : base
  return address === '' ? full : `${full}${address.startsWith('/') ? '' : '/'}${address}`
}

let apiBase = ''

/** Sets the API base; called once during the start. */
export function connectAssets(base: string): void {
  apiBase = base
}

const assetBase = () => siteStore.getState().cdnUrl || siteStore.getState().apiUrl || apiBase

/** The URL of a picture from the server, with the CDN base; null if it must not be loaded. */
export const imageAddress = (named: string): string | null =>
  named === '' ? null : safeUrl(assetAddress(named), 'image')
