import type { Namespace } from '@portal/i18n'
import type { ProductType } from './facts.ts'

/** Texts of the page that its part of a change needs. */
export const amendmentTexts: Readonly<Record<ProductType, readonly Namespace[]>> = {
  hotel: ['hotel/booking', 'user/order/detail'],
  car: ['ride'],
  airport: ['ride', 'airport/booking'],
}
