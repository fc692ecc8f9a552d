import { mockForTests, type TestMock } from '@portal/mock-server/node'

type Orders = TestMock['world']['tables']['order']
type AnyOrder = NonNullable<ReturnType<Orders['get']>>
type OrderRecord = Extract<AnyOrder, { order_type: 'hotel' }>
type MemberRecord = NonNullable<ReturnType<TestMock['world']['tables']['member']['get']>>
type Fits = (order: OrderRecord) => boolean
/** The record of a car rental or a transfer. */
type RideRecord<Product extends 'car' | 'airport'> = Extract<AnyOrder, { order_type: Product }>

/** A call of the portal, as the server received it. */
interface SentCall {
  path: string
  query: string
  body: Record<string, unknown> | null
}

export interface OrderMock extends TestMock {
  record: (id: string) => OrderRecord
  callsTo: (path: string) => SentCall[]
  /** Changes an order without the portal knowing. */
  change: (id: string, part: Partial<OrderRecord>) => void
  /** Hides net prices from a member. */
  hideNetPrices: (username: string) => void
  /** Makes a member one of the seller's staff, who confirm the answers of suppliers. */
  makeStaff: (username: string) => void
  /** Number of an order in this status; `fits` narrows it. */
  anOrder: (status: OrderRecord['order_status'], fits?: Fits, company?: string) => string
  /** A car or a transfer of the first company in this status; `fits` narrows it. */
  aRide: <Product extends 'car' | 'airport'>(
    product: Product,
    status: OrderRecord['order_status'],
    fits?: (order: RideRecord<Product>) => boolean,
  ) => RideRecord<Product>
}

const isHotel = (order: AnyOrder): order is OrderRecord => order.order_type === 'hotel'

/** The real mock in its own world, the calls it received, and orders in the status a test needs. */
export function orderMock(): OrderMock {
  const mock = mockForTests()
  const sent: SentCall[] = []
  mock.server.events.on('request:start', async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false
    const body = isJson ? await request.clone().json() : null
    sent.push({ path: pathname, query: decodeURIComponent(search), body })
  })

  const record = (id: string): OrderRecord => {
    const order = mock.world.tables.order.get(id)
    if (!order || !isHotel(order)) throw new Error(`There is no hotel order ${id}.`)
    return order
  }

  const changeMember = (username: string, part: Partial<MemberRecord>): void => {
    const [row] = mock.world.tables.member.where((member) => member.username === username)
    if (!row) throw new Error(`There is no member ${username}.`)
    mock.world.tables.member.put({ ...row, ...part })
  }

  return {
    ...mock,
    record,
    callsTo: (path) => sent.filter((call) => call.path === path),
    change: (id, part) => void mock.world.tables.order.put({ ...record(id), ...part }),
    hideNetPrices: (username) => changeMember(username, { hide_net_price: true }),
    makeStaff: (username) => changeMember(username, { staff: true }),
    anOrder: (status, fits = () => true, company = '1') => {
      const found = mock.world.tables.order
        .where((order) => order.company_id === company && order.order_status === status)
        .filter(isHotel)
        .find(fits)
      if (!found) throw new Error(`The world has no ${status} order for this test.`)
      return found.id
    },
    aRide: (product, status, fits = () => true) => {
      const isOne = (order: AnyOrder): order is RideRecord<typeof product> => order.order_type === product
      const found = mock.world.tables.order
        .where((order) => order.company_id === '1' && order.order_status === status)
        .filter(isOne)
        .find(fits)
      if (!found) throw new Error(`The world has no ${status} ${product} order for this test.`)
      return found
    },
  }
}
