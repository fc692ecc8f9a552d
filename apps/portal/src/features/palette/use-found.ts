import { isSupported, type Schemas, useListOrders, useListTrips } from '@portal/api-client'
import { menuLeaves, useIsSignedIn, useMemberCentre } from '@portal/auth'
import { useDebouncedValue } from '@portal/ui'
import { typingPause } from '../../shared/field/ComboField.tsx'
import { productFacts, productTypes } from '../../trade/product/facts.ts'

/** Number of found orders, of latest orders and of found trips. */
const limits = { found: 8, latest: 5, trips: 5 }

interface FoundOrders {
  /** The member may see orders. */
  offered: boolean
  rows: readonly Schemas['OrderSummary'][]
  /** The total number. */
  total: number
  /** The latest input has no answer yet. */
  waiting: boolean
  error: unknown
  again: () => void
}

/** The order lists in the member's menu: they say which products the member works with. */
function useOrderTypes() {
  const signedIn = useIsSignedIn()
  const menus = useMemberCentre((state) => state.userMenus)
  if (!signedIn || !isSupported('listOrders') || !isSupported('getOrder')) return []
  const paths = new Set(menuLeaves(menus).map(({ path }) => path))
  return productTypes.filter((type) => paths.has(productFacts[type].pages.orders))
}

/** Orders by number, confirmation code, hotel, guest or contact; the latest ones without input. */
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
    // Results for earlier input are hidden, because Enter would open them.
    rows: waiting ? [] : (data?.list ?? []).filter(({ order_type }) => types.includes(order_type)),
    total: data?.total ?? 0,
    waiting,
    error: waiting ? null : error,
    again: () => void refetch(),
  }
}

/** Trips by title, reference, customer, guest or booking ID; none without input. */
export function useFoundTrips(typed: string): readonly Schemas['TripSummary'][] {
  const signedIn = useIsSignedIn()
  const menus = useMemberCentre((state) => state.userMenus)
  const [keyword] = useDebouncedValue(typed, typingPause)
  const offered =
    signedIn && isSupported('listTrips') && menuLeaves(menus).some(({ path }) => path === '/user/trip/list')
  const { data } = useListTrips(
    { keyword, limit: limits.trips },
    { query: { enabled: offered && keyword !== '' } },
  )
  // Results for earlier input are hidden, because Enter would open them.
  return typed === keyword && keyword !== '' ? (data?.list ?? []) : []
}
