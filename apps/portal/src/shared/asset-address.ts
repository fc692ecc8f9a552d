import { siteStore } from '@portal/auth'

/**
 * The full address of an image or asset: the CDN base stands before it, unless it is absolute already or a
 * data image. Without a CDN the base of the calls serves; both empty means this host.
 */
export function assetAddress(address: string, base: string = assetBase()): string {
  if (/^(?:https?:)?\/\//i.test(address) || /^data:image\//i.test(address)) return address
  return address === '' ? base : `${base}${address.startsWith('/') ? '' : '/'}${address}`
}

let apiBase = ''

/** Tells the base of the calls; called once in the boot. */
export function connectAssets(base: string): void {
  apiBase = base
}

const assetBase = () => siteStore.getState().cdnUrl || siteStore.getState().apiUrl || apiBase
