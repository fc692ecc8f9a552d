import { isSupported } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { lazySection } from '@portal/ui'
import { useSearch } from '@tanstack/react-router'
import { withTexts } from '../../shared/lazy-load.ts'

const OpenTrip = lazySection(() => withTexts(['trip'], () => import('./OpenTrip.tsx')), { optional: true })

/** The trip in the address, above a search or booking page: what is booked there joins it. Renders nothing without one. */
export function TripBar() {
  const { trip_id: id } = useSearch({ strict: false })
  const signedIn = useIsSignedIn()
  return id && signedIn && isSupported('getTrip') ? <OpenTrip id={id} /> : null
}
