import { quoteTransfer, searchTransfers } from '@portal/api-client'
import { formatDate } from '@portal/i18n'
import { momentOf } from '../../../shared/time/local-moment.ts'
import type { ProductQuoting } from '../../../trade/product/product.ts'
import { bookedRide, extrasOf } from '../booking/transfer-booking.ts'
import { readTransferBooking } from '../booking/transfer-booking-search.ts'

export const airportQuoting: ProductQuoting = {
  ask: async (chosen) => {
    const ride = readTransferBooking(chosen)
    const request = bookedRide(ride)
    if (!request) return null
    const { list, airport, place } = await searchTransfers(request)
    const offer = list.find(({ vehicle_class }) => vehicle_class === ride.vehicle_class)
    if (!offer) return null
    const { offer_key, driver_languages } = offer
    const quote = await quoteTransfer({
      offer_key,
      driver_language:
        driver_languages.find((spoken) => spoken === ride.driver_language) ??
        driver_languages[0] ??
        'english',
      extras: extrasOf(ride),
    })
    const { date, time } = momentOf(quote.local_pick_up_time)
    const way = [airport.name, place.name]
    if (ride.transfer_type === 'dropoff') way.reverse()
    return {
      key: quote.quote_key,
      subtitle: [offer.vehicle_class_text, offer.vehicle_examples.join(' / ')].join(' · '),
      stay: `${formatDate(date, 'short')} ${time} · ${way.join(' – ')}`,
      total: quote.total_price,
      net: quote.total_settlement_price,
    }
  },
}
