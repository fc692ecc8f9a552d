import { isSupported, type Schemas } from '@portal/api-client'
import { Link } from '@tanstack/react-router'
import link from '../../shared/links.module.css'

/** The title of a trip as a link to it; plain text where the backend has no trips. */
export const TripLink = ({ trip: { id, title } }: { trip: Schemas['TripLink'] }) =>
  isSupported('getTrip') ? (
    <Link to="/user/trip/detail/$id" params={{ id }} className={link.link}>
      {title}
    </Link>
  ) : (
    title
  )
