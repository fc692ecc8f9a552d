import { assetAddress } from '../asset-address.ts'
import { safeUrl } from './safe-url.ts'

/** The URL of a picture from the server, with the CDN base; null if it must not be loaded. */
export const imageAddress = (named: string): string | null =>
  named === '' ? null : safeUrl(assetAddress(named), 'image')
