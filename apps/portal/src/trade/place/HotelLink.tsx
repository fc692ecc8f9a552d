import { isSupported } from '@portal/api-client'
import { Link } from '@tanstack/react-router'

interface HotelLinkProps {
  id: string
  className?: string | undefined
  /** Its name. */
  children: string
}

/** The name of a hotel that leads to it; only the name before a backend that shows no hotel. */
export function HotelLink({ id, className, children }: HotelLinkProps) {
  if (!isSupported('getHotel')) return children
  return (
    <Link to="/hotel/detail/$id" params={{ id }} className={className}>
      {children}
    </Link>
  )
}
