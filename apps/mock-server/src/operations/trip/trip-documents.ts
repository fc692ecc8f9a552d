import type { ItineraryEntry } from '../../documents/itinerary.ts'
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
import { voucherReady } from './present-trip.ts'
import { ordersOf, ownTrip } from './trip-repository.ts'

const guestsLabel = { en: 'Guests', 'zh-cn': '客人' }
const hotlineLabel = { en: '24-hour hotline', 'zh-cn': '24 小时热线' }

const inLines = ({ time, title, lines }: ItineraryEntry): string =>
  [`${time} ${title}`, ...lines.map((line) => `  ${line}`)].join('\n')

/** Plain lines with a gap between days: messengers show no other layout alike. */
function textOf(itinerary: ReturnType<typeof itineraryOf>, say: ReturnType<typeof textIn>): string {
  const { title, guests, entries, company } = itinerary
  const days = [...Map.groupBy(entries, ({ day }) => day)].map(([day, own]) =>
    [day, ...own.map(inLines)].join('\n'),
  )
  const people = guests.length > 0 ? [`${say(guestsLabel)}: ${guests.join(', ')}`] : []
  const phone = company.emergency_phone ? [`${say(hotlineLabel)}: ${company.emergency_phone}`] : []
  return [[title, ...people].join('\n'), ...days, [company.company_name, ...phone].join('\n')].join('\n\n')
}

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
    return { text: textOf(itineraryOf(trip, language, viewer), textIn(language)) }
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
