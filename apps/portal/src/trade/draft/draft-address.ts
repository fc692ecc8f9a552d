import type { Schemas } from '@portal/api-client'
import { readBookingSearch, readStaySearch, type StaySearch } from '../search/stay-search.ts'

/** What the booking page reads from its address. */
type BookingSearch = ReturnType<typeof readBookingSearch>

/** The stay of such an address, without the rate. */
export const staySearchOfBooking = (search: BookingSearch): StaySearch => readStaySearch(search)

/** The address in the two halves in which a draft keeps it; the draft and this booking's own name stay out. */
export function draftAddress({
  hotel_id,
  rate_key,
  known_total,
  currency,
  quote_id,
  quote_option_id,
  ...search
}: BookingSearch) {
  const { draft: _draft, ref: _ref, ...stay } = search
  return {
    search: JSON.stringify(stay),
    selection: JSON.stringify({ hotel_id, rate_key, known_total, currency, quote_id, quote_option_id }),
  }
}

/** The address at which a draft goes on; null when it holds no rate, as one of a form that this page never wrote. */
export function addressOfDraft({
  id,
  search,
  selection,
}: Pick<Schemas['Draft'], 'id' | 'search' | 'selection'>): BookingSearch | null {
  const found = readBookingSearch({ ...parsed(search), ...parsed(selection), draft: id })
  const { hotel_id, rate_key, known_total, currency } = found
  if (!hotel_id || !rate_key || !known_total || !currency) return null
  return { ...found, ref: crypto.randomUUID() }
}

/** The JSON object of a text; an empty one for anything else. */
export function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
