import { siteStore } from '@portal/auth'

/**
 * The full address of an image or asset: the CDN base stands before it, unless it is absolute already or a
 * data image. Without a CDN the base of the calls serves; both empty means this host. A base that leaves the protocol
 * open (`//host`), as the ancestors name their own host, is called by that of the page.
 */
export function assetAddress(address: string, base: string = assetBase()): string {
  if (/^(?:https?:)?\/\//i.test(address) || /^data:image\//i.test(address)) return address
  const full = base.startsWith('//') ? location.protocol + base : base
  return address === '' ? full : `${full}${address.startsWith('/') ? '' : '/'}${address}`
}

let apiBase = ''

/** Tells the base of the calls; called once in the boot. */
export function connectAssets(base: string): void {
  apiBase = base
}

const assetBase = () => siteStore.getState().cdnUrl || siteStore.getState().apiUrl || apiBase
