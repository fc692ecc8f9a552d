import { hasCall, type Schemas, useListOrders } from '@portal/api-client'
import { menuLeaves, useIsSignedIn, useMemberCentre } from '@portal/auth'
import { useDebouncedValue } from '@portal/ui'
import { typingPause } from '../../shared/field/typing-pause.ts'
import { productFacts, productTypes } from '../../trade/product/facts.ts'

/** So many of the orders that were found, and so many of the latest. */
const limits = { found: 8, latest: 5 }

interface FoundOrders {
  /** The member may look at orders at all. */
  offered: boolean
  rows: readonly Schemas['OrderSummary'][]
  /** How many there are in all. */
  total: number
  /** What was typed last has not been answered yet. */
  waiting: boolean
  error: unknown
  again: () => void
}

/** Whose lists the member's menu has: that is where the server says which orders somebody works with. */
function useOrderTypes() {
  const signedIn = useIsSignedIn()
  const menus = useMemberCentre((state) => state.userMenus)
  if (!signedIn || !hasCall('listOrders') || !hasCall('getOrder')) return []
  const paths = new Set(menuLeaves(menus).map(({ path }) => path))
  return productTypes.filter((type) => paths.has(productFacts[type].pages.orders))
}

/** Orders by number, confirmation code, hotel, guest or contact; the latest ones while nothing is typed. */
export function useFoundOrders(typed: string): FoundOrders {
  const types = useOrderTypes()
  const [keyword] = useDebouncedValue(typed, typingPause)
  const [only] = types.length === 1 ? types : []
  const offered = types.length > 0
  const { data, error, isFetching, isPending, refetch } = useListOrders(
    {
      ...(keyword === '' ? {} : { keyword }),
      ...(only && { order_type: only }),
      limit: keyword === '' ? limits.latest : limits.found,
    },
    { query: { enabled: offered } },
  )
  const waiting = offered && (typed !== keyword || isPending || (error !== null && isFetching))
  return {
    offered,
    // The answer to what was typed before is not offered: Enter would open it.
    rows: waiting ? [] : (data?.list ?? []).filter(({ order_type }) => types.includes(order_type)),
    total: data?.total ?? 0,
    waiting,
    error: waiting ? null : error,
    again: () => void refetch(),
  }
}
