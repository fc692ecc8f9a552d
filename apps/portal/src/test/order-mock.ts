import { mockForTests, type TestMock } from '@portal/mock-server/node'

type Orders = TestMock['world']['tables']['order']
type AnyOrder = NonNullable<ReturnType<Orders['get']>>
type OrderRecord = Extract<AnyOrder, { order_type: 'hotel' }>
type Fits = (order: OrderRecord) => boolean

/** A call the portal sent, as the server saw it. */
export interface SentCall {
  path: string
  query: string
  body: Record<string, unknown> | null
}

export interface OrderMock extends TestMock {
  record: (id: string) => OrderRecord
  callsTo: (path: string) => SentCall[]
  /** Changes an order behind the portal's back. */
  change: (id: string, part: Partial<OrderRecord>) => void
  /** Number of an order in this status; `fits` narrows it. */
  anOrder: (status: OrderRecord['order_status'], fits?: Fits, company?: string) => string
}

const isHotel = (order: AnyOrder): order is OrderRecord => order.order_type === 'hotel'

/** The real mock in a world of its own, what it was asked, and hotel orders in the status a test needs. */
export function orderMock(): OrderMock {
  const mock = mockForTests()
  const sent: SentCall[] = []
  mock.server.events.on('request:start', async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'POST' ? await request.clone().json() : null
    sent.push({ path: pathname, query: decodeURIComponent(search), body })
  })

  const record = (id: string): OrderRecord => {
    const order = mock.world.tables.order.get(id)
    if (!order || !isHotel(order)) throw new Error(`There is no hotel order ${id}.`)
    return order
  }

  return {
    ...mock,
    record,
    callsTo: (path) => sent.filter((call) => call.path === path),
    change: (id, part) => void mock.world.tables.order.put({ ...record(id), ...part }),
    anOrder: (status, fits = () => true, company = '1') => {
      const found = mock.world.tables.order
        .where((order) => order.company_id === company && order.order_status === status)
        .filter(isHotel)
        .find(fits)
      if (!found) throw new Error(`The world has no ${status} order for this test.`)
      return found.id
    },
  }
}
