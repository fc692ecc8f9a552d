import { isSupported } from '@portal/api-client'
import { Link } from '@tanstack/react-router'

interface HotelLinkProps {
  id: string
  className?: string | undefined
  /** Its name. */
  children: string
}

/** A link with the hotel's name; only the name if the backend has no hotel page. */
export function HotelLink({ id, className, children }: HotelLinkProps) {
  if (!isSupported('getHotel')) return children
  return (
    <Link to="/hotel/detail/$id" params={{ id }} className={className}>
      {children}
    </Link>
  )
}
