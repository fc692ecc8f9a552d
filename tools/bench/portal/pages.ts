import { type Limit, limits, type PageName, type Visitor, visitors } from './limits.ts'

export const languages = ['zh-cn', 'en'] as const
export type Language = (typeof languages)[number]

/** Pages of the floor: greeting, form, list. */
export type FloorPage = '/' | '/form' | '/list'

export interface BenchPage {
  readonly name: PageName
  /** `ORDER` is replaced by the id of an order. */
  readonly address: string
  /** Its limits for those who can see it. */
  readonly limits: Partial<Record<Visitor, Limit>>
  /** The page of the floor that it is compared with. */
  readonly floor: FloorPage
  /** CSS selector of what the page is for, once nothing in it is loading. */
  readonly content: string
}

/** Placeholder for an order's id in an address. */
export const orderPlace = 'ORDER'

const withSearch = (path: string, search: Record<string, string>) => `${path}?${new URLSearchParams(search)}`

/** Two adults in the city with most hotels; each number is another stay. */
export const hotelList = (number: number): string => {
  const day = (count: number) => new Date(Date.UTC(2026, 11, count)).toISOString().slice(0, 10)
  const stay = { check_in: day(number), check_out: day(number + 2), rooms: '2', nationality: 'CN' }
  return withSearch('/hotel/list', { destination_type: 'city', destination_id: 'bangkok', ...stay })
}

const hotelPage = withSearch('/hotel/detail/1001', {
  check_in: '2026-12-15',
  check_out: '2026-12-17',
  rooms: '2',
  nationality: 'CN',
})

const carList = withSearch('/car/list', {
  pick_up: 'yangon-downtown',
  pick_up_name: 'Downtown Yangon',
  drop_off: 'yangon-downtown',
  drop_off_name: 'Downtown Yangon',
  start: '2026-12-10T09:00:00+06:30',
  end: '2026-12-12T18:00:00+06:30',
  tz: 'Asia/Yangon',
  passengers: '2',
})

const transferList = withSearch('/airport/list', {
  transfer_type: 'pickup',
  airport: 'RGN',
  airport_name: 'Yangon International Airport (RGN)',
  tz: 'Asia/Yangon',
  flight_number: '8M332',
  place_id: 'yangon-downtown',
  place_name: 'Pansodan House',
  service_local: '2026-12-10T16:00:00+06:30',
  passengers: '2',
  luggage: '2',
})

const page = (name: PageName, address: string, floor: FloorPage, content: string): BenchPage => ({
  name,
  address,
  floor,
  limits: limits[name],
  content,
})

/** Those who can see a page, in the order of measuring. */
export const seenBy = (page: BenchPage): Visitor[] => visitors.filter((as) => page.limits[as] !== undefined)

/** The measured pages. The sign-in page redirects members, so only visitors see it. */
export const pages: readonly BenchPage[] = [
  page('home', '/', '/', 'main input'),
  page('login', '/user/login', '/form', 'main input[type=password]'),
  page('hotel list', hotelList(9), '/list', 'main h3 a'),
  page('hotel page', hotelPage, '/list', 'main h3'),
  page('car list', carList, '/list', 'main h3'),
  page('transfer list', transferList, '/list', 'main h3'),
  page('order list', '/user/order/list', '/list', 'main tbody a'),
  page('order detail', `/user/order/detail/${orderPlace}`, '/list', 'main h2'),
  page('overview', '/user/account/overview', '/list', 'main h3'),
  page('article', '/cms/info/703', '/list', 'main article, main p'),
]
