import { roomsInAddress } from '../../../domain/hotel/search-text.ts'
import { draw } from '../../draw.ts'
import { requestedPlace, requestedStay, shownRates } from '../order/sale-rate.ts'
import type { Begun, DraftRequest } from '../product.ts'

/** As the pages write it: the stay in the words of their address, and the rate once one is chosen. */
export function stayDraft({ sales: request, company, member, id, step, left }: DraftRequest): Begun {
  const of = (field: string) => draw(request.seed, 'draft', id, field)
  const stay = requestedStay(of, request, company.settlement_currency)
  const { check_in, check_out, rooms, nationality } = stay
  const { city, hotels } = requestedPlace(of, request)
  const dates = { check_in, check_out, rooms: roomsInAddress(rooms), nationality }
  const language = company.country === 'CN' ? 'zh-cn' : 'en'
  if (step === 'search' || step === 'select') {
    const search = {
      destination_type: 'city',
      destination_id: city.id,
      destination_name: city.name.en,
      ...dates,
    }
    return {
      product: 'hotel',
      title: city.name[language],
      search: JSON.stringify(search),
      selection: '',
      step,
    }
  }
  for (const hotel of hotels) {
    const [rate] = shownRates(request, company, member, { ...stay, hotel_id: hotel.id }, left * 1000)
    if (!rate) continue
    const { hotel_id, rate_key, total_price } = rate
    const search = {
      destination_type: 'hotel',
      destination_id: hotel.id,
      destination_name: hotel.name.en,
      ...dates,
    }
    const selection = { hotel_id, rate_key, known_total: total_price.amount, currency: total_price.currency }
    return {
      product: 'hotel',
      title: hotel.name[language],
      search: JSON.stringify(search),
      selection: JSON.stringify(selection),
      step,
    }
  }
  throw new Error(`Nothing can be sold for seeded draft ${id}`)
}
