import { isSupported } from '@portal/api-client'
import { type Language, language, localeOf } from '@portal/i18n'
import { Link } from '@tanstack/react-router'

/** The country's name, in the current language unless another is named; the code if it is unknown. */
export const countryName = (code: string, reader: Language = language()): string =>
  new Intl.DisplayNames([localeOf(reader)], { type: 'region', fallback: 'code' }).of(code) ?? code

interface NamedHotel {
  /** In the reader's language. */
  name: string
  /** In which hotels are confirmed. */
  name_en: string
  /** In the script of the place. */
  name_local: string
}

/** The names of a hotel beside the reader's own, the English one first; confirmations and drivers need them. */
export const otherNames = ({ name, name_en, name_local }: NamedHotel): string[] =>
  [...new Set([name_en, name_local])].filter((other) => other !== name)

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
