import type { Schemas } from '@portal/api-client/contract'
import { carVoucher } from './voucher-car.ts'
import { stayVoucher } from './voucher-stay.ts'
import type { PrintedVoucher } from './voucher-texts.ts'
import { transferVoucher } from './voucher-transfer.ts'

type OrderType = Schemas['OrderType']
type VoucherOf<Type extends OrderType> = Extract<Schemas['Voucher'], { order_type: Type }>

const printed: { readonly [Type in OrderType]: PrintedVoucher<VoucherOf<Type>> } = {
  hotel: stayVoucher,
  car: carVoucher,
  airport: transferVoucher,
}

/** How a voucher of any product is printed. */
export const printedOf = <Type extends OrderType>(
  voucher: Schemas['Voucher'] & { readonly order_type: Type },
): PrintedVoucher<VoucherOf<Type>> => printed[voucher.order_type]
