import {
  isSupported,
  type Schemas,
  useListGroupRequests,
  useListInvoices,
  useListOrders,
  useListTrips,
} from '@portal/api-client'
import { menuLeaves, useIsSignedIn, useMemberCentre } from '@portal/auth'
import { useDebouncedValue } from '@portal/ui'
import { typingPause } from '../../shared/field/ComboField.tsx'
import { productFacts, productTypes } from '../../trade/product/facts.ts'

/** Number of found orders, of latest orders, and of found trips, group requests and invoices. */
const limits = { found: 8, latest: 5, trips: 5, groups: 5, invoices: 5 }

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

/** The typed text once it rests, where the member's menu has the list at this path; empty otherwise. */
function useKeywordFor(path: string, typed: string): string {
  const signedIn = useIsSignedIn()
  const menus = useMemberCentre((state) => state.userMenus)
  const [keyword] = useDebouncedValue(typed, typingPause)
  const offered = signedIn && menuLeaves(menus).some((leaf) => leaf.path === path)
  return offered ? keyword : ''
}

/** Trips by title, reference, customer, guest or booking ID; none without input. */
export function useFoundTrips(typed: string): readonly Schemas['TripSummary'][] {
  const keyword = useKeywordFor('/user/trip/list', typed)
  const { data } = useListTrips(
    { keyword, limit: limits.trips },
    { query: { enabled: keyword !== '' && isSupported('listTrips') } },
  )
  // Results for earlier input are hidden, because Enter would open them.
  return typed === keyword ? (data?.list ?? []) : []
}

/** Group requests by title, hotel, contact, reference or customer; none without input. */
export function useFoundGroups(typed: string): readonly Schemas['GroupRequestSummary'][] {
  const keyword = useKeywordFor('/user/group/list', typed)
  const { data } = useListGroupRequests(
    { keyword, limit: limits.groups },
    { query: { enabled: keyword !== '' && isSupported('listGroupRequests') } },
  )
  return typed === keyword ? (data?.list ?? []) : []
}

/** Invoices and their requests by number, also of a red letter, title or booking ID; none without input. */
export function useFoundInvoices(typed: string): readonly Schemas['InvoiceApplicationSummary'][] {
  const keyword = useKeywordFor('/user/invoice/details', typed)
  const { data } = useListInvoices(
    { keyword, limit: limits.invoices },
    { query: { enabled: keyword !== '' && isSupported('listInvoices') } },
  )
  return typed === keyword ? (data?.list ?? []) : []
}
