import { joinedPdf, renderItinerary } from '../../documents/itinerary-pdf.ts'
import { renderVoucher } from '../../documents/voucher-pdf.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import { FileAnswer, type Operations } from '../../edge/operation.ts'
import { pictureAt } from '../files.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { presentVoucher } from '../voucher/present-voucher.ts'
import { textIn } from '../voucher/voucher-texts.ts'
import { calendarOf } from './calendar.ts'
import { itineraryOf } from './itinerary.ts'
import { plainText } from './itinerary-text.ts'
import { voucherReady } from './present-trip.ts'
import { ordersOf, ownTrip } from './trip-repository.ts'

const read = (call: { query: { id: string } }, viewer: Viewer) => ownTrip(call.query.id, viewer)

export const tripDocumentOperations = {
  downloadItinerary: async (call, world) => {
    const viewer = viewerOf(call, world)
    const trip = read(call, viewer)
    const language = call.query.language ?? viewer.language
    const bytes = await renderItinerary(itineraryOf(trip, language, viewer), language, {
      pictureAt: (url) => pictureAt(world, url),
    })
    return new FileAnswer(bytes, 'application/pdf', `itinerary-${trip.id}-${language}.pdf`)
  },

  getTripText: (call, world) => {
    const viewer = viewerOf(call, world)
    const trip = read(call, viewer)
    const language = call.query.language ?? viewer.language
    return { text: plainText(itineraryOf(trip, language, viewer), textIn(language)) }
  },

  downloadTripVouchers: async (call, world) => {
    const viewer = viewerOf(call, world)
    const trip = read(call, viewer)
    const language = call.query.language ?? viewer.language
    const orders = ordersOf(trip, viewer).filter((order) => voucherReady(order, viewer))
    if (orders.length === 0) throw notAllowed('VOUCHER_NOT_READY')
    const files: Uint8Array[] = []
    for (const order of orders) {
      files.push(
        await renderVoucher(presentVoucher(order, language, viewer), language, {
          pictureAt: (url) => pictureAt(world, url),
          origin: call.origin,
        }),
      )
    }
    return new FileAnswer(await joinedPdf(files), 'application/pdf', `vouchers-${trip.id}.pdf`)
  },

  downloadTripCalendar: (call, world) => {
    const viewer = viewerOf(call, world)
    const trip = read(call, viewer)
    const text = calendarOf(itineraryOf(trip, viewer.language, viewer), viewer.now)
    return new FileAnswer(new TextEncoder().encode(text), 'text/calendar', `trip-${trip.id}.ics`)
  },
} satisfies Partial<Operations>
