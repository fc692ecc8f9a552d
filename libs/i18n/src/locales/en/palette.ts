import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/palette.ts'

export default {
  title: 'Find an order, page or action',
  placeholder: 'Booking ID, guest, hotel, hotel confirmation no., page or action',
  placeholderPages: 'Page or action',
  results: 'Results',
  count: '{{count}} results',
  count_one: '{{count}} result',
  latest: 'Latest bookings',
  orders: 'Bookings',
  ordersOf: 'Bookings ({{shown}} of {{total}})',
  trips: 'Trips',
  invoices: 'Invoices',
  groups: 'Group requests',
  pages: 'Pages',
  actions: 'Actions',
  failed: 'The bookings could not be loaded.',
  nothing: 'Nothing found for “{{typed}}”',
  nothingHint:
    'Bookings are found by booking ID, hotel confirmation no., hotel, guest or contact; pages and actions by their names.',
  nothingPages: 'Pages and actions are found by their names.',
  search: {
    hotel: 'Search hotels',
    car: 'Search car rentals',
    airport: 'Search airport transfers',
  },
  language: 'Change language: {{name}}',
  keys: {
    title: 'Keyboard shortcuts',
    palette: 'Find an order, page or action',
    search: 'Go to the search field of the page, or find anything where it has none',
    rows: 'Move up and down in a list',
    open: 'Open the row',
    close: 'Close a dialog',
    net: 'Hide or show net prices',
    keys: 'Open this list',
  },
} as const satisfies Texts<typeof zh>
