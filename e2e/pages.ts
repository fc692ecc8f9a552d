import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { carResultsAddress, hireAddress } from './journeys/car-booking.ts'
import { hotelAddress, resultsAddress } from './journeys/hotel-booking.ts'
import { transferBookingAddress, transfersAddress } from './journeys/transfer-booking.ts'

/** A page of the portal with a path that opens it. */
export interface Sample {
  /** The route in the site map. */
  readonly route: string
  readonly address: string
  /** Needs a member. */
  readonly member: boolean
  /** It makes calls when it opens; the others cannot fail. */
  readonly asks: boolean
}

const asking: Record<string, string> = {
  '/hotel/list': resultsAddress,
  '/hotel/detail/$id': hotelAddress('1001'),
  '/hotel/booking': `${hotelAddress('1001').replace('/detail/1001', '/booking')}&hotel_id=1001&rate_key=none&known_total=100.00&currency=CNY`,
  '/airport/booking': transferBookingAddress,
  '/airport/list': transfersAddress,
  '/cms/channel/$value/{-$type}': '/cms/channel/2',
  '/cms/info/$id': '/cms/info/703',
  '/cms/page/$id': '/cms/page/1',
  '/cms/search': '/cms/search',
  '/car/list': carResultsAddress,
  '/car/booking': hireAddress('toyota-alphard'),
  '/quote/$token': '/quote/none',
  '/voucher/$token': '/voucher/H2611210001-1-000000000000000000000000',
  '/user/login': '/user/login',
  '/user/account/balance': '/user/account/balance',
  '/user/account/integral': '/user/account/integral',
  '/user/account/overview': '/user/account/overview',
  '/user/account/profile': '/user/account/profile',
  '/user/bill/apply': '/user/bill/apply',
  '/user/bill/details': '/user/bill/details',
  '/user/bill/month': '/user/bill/month',
  '/user/invoice/apply': '/user/invoice/apply',
  '/user/invoice/details': '/user/invoice/details',
  '/user/invoice/manage': '/user/invoice/manage',
  '/user/cms/collect': '/user/cms/collect',
  '/user/cms/comment': '/user/cms/comment',
  '/user/cms/content': '/user/cms/content',
  '/user/cms/order': '/user/cms/order',
  '/user/cms/editContent/$id': '/user/cms/editContent/0',
  '/user/draft/list': '/user/draft/list',
  '/user/favourite/list': '/user/favourite/list',
  '/user/quote/list': '/user/quote/list',
  '/user/quote/detail/$id': '/user/quote/detail/1',
  '/user/group/list': '/user/group/list',
  '/user/group/detail/$id': '/user/group/detail/none',
  '/user/trip/list': '/user/trip/list',
  '/user/trip/detail/$id': '/user/trip/detail/none',
  '/user/manage/subAccount': '/user/manage/subAccount',
  '/user/manage/adminLog': '/user/manage/adminLog',
  '/user/manage/secondPerson': '/user/manage/secondPerson',
  '/user/manage/voucherSetting': '/user/manage/voucherSetting',
  '/user/manage/markup': '/user/manage/markup',
  '/user/manage/allocation': '/user/manage/allocation',
  '/user/approval/list': '/user/approval/list',
  '/user/notification/list': '/user/notification/list',
  '/user/order/deadlines': '/user/order/deadlines',
  '/user/order/report': '/user/order/report',
  '/user/order/all': '/user/order/all',
  '/user/order/list': '/user/order/list',
  '/user/order/detail/$id': '/user/order/detail/H2611210001',
  '/user/airport-order/list': '/user/airport-order/list',
  '/user/airport-order/detail/$id': '/user/airport-order/detail/A2611210001',
  '/user/car-order/list': '/user/car-order/list',
  '/user/car-order/detail/$id': '/user/car-order/detail/C2611210001',
}

const quiet: Record<string, string> = {
  '/': '/',
  '/user/account/changePassword': '/user/account/changePassword',
  '/user/iframe/$url': '/user/iframe/https%3A%2F%2Fexample.com',
}

const behindLogin = (route: string) =>
  route.endsWith('/booking') || (route.startsWith('/user/') && route !== '/user/login')

const samples = (pages: Record<string, string>, asks: boolean) =>
  Object.entries(pages).map(([route, address]) => ({ route, address, member: behindLogin(route), asks }))

/** Every page of the site map except `/user`, which redirects. */
export const pages: readonly Sample[] = [...samples(asking, true), ...samples(quiet, false)]

/** The routes of the portal. */
export function siteMap(): string[] {
  const tree = readFileSync(join(import.meta.dirname, '../apps/portal/src/routeTree.gen.ts'), 'utf8')
  const byAddress = /interface FileRoutesByTo \{(.*?)\}\n/s.exec(tree)?.[1] ?? ''
  return [...byAddress.matchAll(/'([^']+)': typeof/g)].flatMap(([, route]) => (route ? [route] : []))
}
