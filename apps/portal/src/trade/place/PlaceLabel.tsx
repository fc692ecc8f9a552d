import { isSupported, type Schemas } from '@portal/api-client'
import { language, localeOf, useText } from '@portal/i18n'
import { Link } from '@tanstack/react-router'
import { TwoLines } from '../../shared/field/SuggestionList.tsx'

interface PlaceLabelProps {
  suggestion: Schemas['Suggestion']
  /** Shows the number of hotels. */
  counted?: boolean
}

/** A place, its region, and the spelling that matched. */
export function PlaceLabel({ suggestion, counted = false }: PlaceLabelProps) {
  const t = useText('stay')
  const { type, name, name_local, city_name, country, hotel_count, matched } = suggestion
  const found = matched !== '' && matched !== name && matched !== name_local
  const where = type === 'city' ? countryName(country) : city_name
  return (
    <TwoLines
      name={name}
      local={name_local}
      more={found ? `${where} · ${t('matched', { text: matched })}` : where}
      count={counted && hotel_count !== undefined ? t('hotels', { count: hotel_count }) : undefined}
    />
  )
}

/** The country's name in the current language; the code if it is unknown. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames([localeOf(language())], { type: 'region', fallback: 'code' }).of(code) ?? code

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
