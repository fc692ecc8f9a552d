import type { Texts } from '../../../text-types.ts'
import type zh from '../../zh-cn/pages/index.ts'

export default {
  title: 'Book hotels, cars and airport transfers',
  lead: 'Live prices and cancellation terms for your guests.',
  products: 'Products',
  hotel: 'Hotels',
  car: 'Car rentals',
  airport: 'Airport transfers',
  recent: 'Recent searches',
} as const satisfies Texts<typeof zh>
