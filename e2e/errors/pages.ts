import { hotelAddress, resultsAddress } from '../journeys/hotel-booking.ts'

/** Every page of the site map that opens for a visitor. */
export const visitorPages = [
  '/',
  '/airport/list',
  '/car/list',
  resultsAddress,
  hotelAddress('1001'),
  '/cms/channel/news',
  '/cms/channel/travel/tag',
  '/cms/info/1',
  '/cms/page/1',
  '/cms/search',
  '/user/login',
]

/** Every page that asks for a login. */
export const memberPages = [
  '/airport/booking',
  '/car/booking',
  '/hotel/booking?rate_key=none&check_in=2026-12-15&check_out=2026-12-17&rooms=2&hotel=1001',
  ...['balance', 'changePassword', 'integral', 'overview', 'profile'].map((name) => `/user/account/${name}`),
  ...[
    ['order', 'H2611210001'],
    ['car-order', 'C2611210001'],
    ['airport-order', 'A2611210001'],
  ].flatMap(([name, id]) => [`/user/${name}/list`, `/user/${name}/detail/${id}`]),
  ...['bill/apply', 'bill/details', 'invoice/apply', 'invoice/details', 'invoice/manage'].map(
    (name) => `/user/${name}`,
  ),
  ...['collect', 'comment', 'content', 'order', 'editContent/0'].map((name) => `/user/cms/${name}`),
  ...['iframe/https%3A%2F%2Fexample.com', 'manage/subAccount', 'manage/voucherSetting'].map(
    (name) => `/user/${name}`,
  ),
]
