import { isSupported } from '@portal/api-client'
import { type Language, language, localeOf } from '@portal/i18n'
import { Link } from '@tanstack/react-router'

/** The country's name, in the current language unless another is named; the code if it is unknown. */
export const countryName = (code: string, reader: Language = language()): string =>
  new Intl.DisplayNames([localeOf(reader)], { type: 'region', fallback: 'code' }).of(code) ?? code

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

/** The URL of a map; coordinates in degrees. The map needs neither a key nor an account. */
export const mapAddress = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
