import type { Schemas } from '@portal/api-client/contract'
import type { Block } from './pdf/block.ts'
import type { VoucherLabels, VoucherTexts } from './voucher-texts.ts'

/** How the vouchers of one product are printed. */
export interface PrintedVoucher<Voucher extends Schemas['Voucher']> {
  readonly title: (texts: VoucherTexts) => string
  /** What a voucher says that came to nothing. */
  readonly cancelledNotice: (texts: VoucherTexts) => string
  /** What the file is about, for whoever searches for it. */
  readonly subjectOf: (voucher: Voucher) => string
  /** Everything between the letterhead and whom to call. */
  readonly blocks: (voucher: Voucher, words: VoucherLabels) => Block[]
}
