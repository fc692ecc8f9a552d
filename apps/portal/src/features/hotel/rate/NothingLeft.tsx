import { NearbyHotels, type NearbyHotelsProps } from './NearbyHotels.tsx'
import { NearDates } from './NearDates.tsx'

/** What else there is where a hotel has no room left: the same hotel on near dates, then its neighbours. */
export default function NothingLeft(props: NearbyHotelsProps) {
  return (
    <div>
      <NearDates {...props} />
      <NearbyHotels {...props} />
    </div>
  )
}
