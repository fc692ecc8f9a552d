import { TransferVoucher } from '../features/airport/product/TransferVoucher.tsx'
import { CarVoucher } from '../features/car/product/CarVoucher.tsx'
import { StayVoucher } from '../features/hotel/product/StayVoucher.tsx'

export const voucherServices = { hotel: StayVoucher, car: CarVoucher, airport: TransferVoucher }
