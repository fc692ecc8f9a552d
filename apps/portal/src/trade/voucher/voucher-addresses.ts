import { imageAddress } from '../../shared/address/image-address.ts'
import { safeUrl } from '../../shared/address/safe-url.ts'

/** Where the pictures and the link of a voucher lead, as the rule for addresses allows it. */
export const voucherAddresses = {
  picture: imageAddress,
  link: (named: string): string | null => safeUrl(named, 'window-open'),
}
