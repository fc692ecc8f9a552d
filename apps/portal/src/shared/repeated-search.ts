import { carRequest, readCarSearch } from './car/car-search.ts'
import type { RecentSearch } from './recent-searches.ts'
import { readStaySearch, type StaySearch } from './stay-search.ts'
import { readTransferSearch } from './transfer/transfer-search.ts'

const paramsOf = (query: string) => Object.fromEntries(new URLSearchParams(query))

/** The search that an address of the portal repeats; null for any other address. */
export function searchOfPath(path: string): RecentSearch | null {
  const [address = '', query = ''] = path.split('?')
  if (address === '/hotel/list') {
    const search = readStaySearch(paramsOf(query))
    return search.destination_type && search.destination_id ? { product: 'hotel', search } : null
  }
  if (address === '/airport/list') {
    const search = readTransferSearch(paramsOf(query))
    return search.airport && search.place_name ? { product: 'airport', search } : null
  }
  if (address === '/car/list') {
    const search = readCarSearch(paramsOf(query))
    return carRequest(search) ? { product: 'car', search } : null
  }
  return null
}

export function hotelSearchOfPath(path: string): StaySearch | null {
  const found = searchOfPath(path)
  return found?.product === 'hotel' ? found.search : null
}
