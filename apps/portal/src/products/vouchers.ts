import type { Schemas } from '@portal/api-client'
import type { FunctionComponent } from 'react'
import { TransferVoucher } from '../features/airport/product/TransferVoucher.tsx'
import { CarVoucher } from '../features/car/product/CarVoucher.tsx'
import { StayVoucher } from '../features/hotel/product/StayVoucher.tsx'
import type { ProductType } from './facts.ts'

/** A voucher of the product, as the server writes it. */
export type VoucherOf<Type extends ProductType> = Extract<Schemas['Voucher'], { order_type: Type }>

/** What a voucher says of the service itself. */
export const voucherServices: {
  [Type in ProductType]: FunctionComponent<{ voucher: VoucherOf<Type> }>
} = { hotel: StayVoucher, car: CarVoucher, airport: TransferVoucher }
