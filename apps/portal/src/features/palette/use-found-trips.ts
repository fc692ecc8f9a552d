import { isSupported, type Schemas, useListTrips } from '@portal/api-client'
import { menuLeaves, useIsSignedIn, useMemberCentre } from '@portal/auth'
import { useDebouncedValue } from '@portal/ui'
import { typingPause } from '../../shared/field/ComboField.tsx'

/** Number of found trips, at most. */
const limit = 5

/** Trips by title, reference, customer, guest or booking ID; none without input. */
export function useFoundTrips(typed: string): readonly Schemas['TripSummary'][] {
  const signedIn = useIsSignedIn()
  const menus = useMemberCentre((state) => state.userMenus)
  const [keyword] = useDebouncedValue(typed, typingPause)
  const offered =
    signedIn && isSupported('listTrips') && menuLeaves(menus).some(({ path }) => path === '/user/trip/list')
  const { data } = useListTrips({ keyword, limit }, { query: { enabled: offered && keyword !== '' } })
  // Results for earlier input are hidden, because Enter would open them.
  return typed === keyword && keyword !== '' ? (data?.list ?? []) : []
}
