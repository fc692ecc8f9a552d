import { assetAddress } from '../asset-address.ts'
import { safeUrl } from './safe-url.ts'

/** Where a picture that the server names is loaded from, the CDN base before it; null where none may be loaded. */
export const imageAddress = (named: string): string | null =>
  named === '' ? null : safeUrl(assetAddress(named), 'image')
