import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/trip/list.ts'

export default {
  table: 'Trips',
  fresh: 'New trip',
  columns: {
    title: 'Trip',
    dates: 'Dates and places',
    products: 'Products',
    net: 'Net price',
    selling: 'Selling price',
    checks: 'To check',
    status: 'Status',
  },
  status: { empty: 'No bookings', upcoming: 'Upcoming', under_way: 'Under way', past: 'Past' },
  month: 'Month of service',
  keyword: 'Trip, reference, customer, guest or booking ID',
  products: {
    hotel: '{{count}} hotels',
    hotel_one: '{{count}} hotel',
    car: '{{count}} cars',
    car_one: '{{count}} car',
    airport: '{{count}} transfers',
    airport_one: '{{count}} transfer',
  },
  noDates: 'No orders yet',
  checks: '{{count}} to check',
  empty: 'No trips match',
  emptyHint: 'Try removing filters.',
  none: 'No trips yet',
  noneHint:
    'Put the hotels, cars and transfers of the same guests into one trip: one page to check, one itinerary, one file of vouchers.',
} as const satisfies Texts<typeof zh>
