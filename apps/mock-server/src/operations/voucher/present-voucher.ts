import type { Schemas } from '@portal/api-client/contract'
import type { OrderRecord } from '../../domain/order/order.ts'
import { answersOf } from '../products.ts'
import { type Price, presentVoucherBase, type Reader, textIn, type VoucherLanguage } from './voucher-base.ts'

export function presentVoucher(
  order: OrderRecord,
  language: VoucherLanguage,
  reader: Reader,
  price?: Price,
): Schemas['Voucher'] {
  const say = textIn(language)
  const base = presentVoucherBase(order, language, reader, say, price)
  return answersOf(order).presentVoucher(order, base, say, reader.world.catalogue)
}
