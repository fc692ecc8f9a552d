import { renderItinerary } from '../../documents/itinerary-pdf.ts'
import { FileAnswer, type Operations } from '../../edge/operation.ts'
import { pictureAt } from '../files.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { joinedVouchers } from '../voucher/joined-vouchers.ts'
import { textIn } from '../voucher/voucher-texts.ts'
import { calendarOf } from './calendar.ts'
import { itineraryOf, plainText } from './itinerary.ts'
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
    const bytes = await joinedVouchers(ordersOf(trip, viewer), { language, origin: call.origin }, viewer)
    return new FileAnswer(bytes, 'application/pdf', `vouchers-${trip.id}.pdf`)
  },

  downloadTripCalendar: (call, world) => {
    const viewer = viewerOf(call, world)
    const trip = read(call, viewer)
    const text = calendarOf(itineraryOf(trip, viewer.language, viewer), viewer.now)
    return new FileAnswer(new TextEncoder().encode(text), 'text/calendar', `trip-${trip.id}.ics`)
  },
} satisfies Partial<Operations>
