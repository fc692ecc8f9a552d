import { routes } from '@portal/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMock } from '../mock.ts'
import { program } from '../program.ts'
import { rentalOf, transferOf } from '../scenarios/ride-changes.ts'
import { type DateField, dateFieldsOf, withField, writtenDay } from '../testing/date-fields.ts'
import { readContractCalls } from '../testing/fuzz/contract-calls.ts'
import { addressOf } from '../testing/fuzz/draw-call.ts'
import { bodyText } from '../testing/plain-program.ts'
import { scenes } from '../testing/scenes/all.ts'
import { prepareScene } from '../testing/scenes/play.ts'
import type { Scene } from '../testing/scenes/scene.ts'
import type { Stage } from '../testing/scenes/stage.ts'

/**
 * What a date field means. `service`: a service in the future, sold for about a year ahead. `born`: a date in the past.
 * `recent`: a day of the last year. `adult`: the birth date of a guest who is sold a place for an adult. `until`: an end
 * in the future. `search`: a filter, any day of the calendar.
 */
type Sense = 'service' | 'born' | 'recent' | 'adult' | 'until' | 'search'

interface Row {
  readonly sense: Sense
  /** Other fields that it needs; the rest of the first scene of the operation stays as it is. */
  readonly beside?: object
  /** Used where the first scene of the operation lacks the field. */
  readonly body?: (stage: Stage) => Promise<object>
}

const order = (order_type: 'hotel' | 'airport' | 'car') => async (stage: Stage) => {
  const id = stage.order(order_type, 'confirmed')
  return { id, version: stage.world.tables.order.get(id)?.version }
}

const flight = { flight_number: '8M332' }
const arrival_note = { late_arrival: true, flight_no: '8M332' }

/** A preview is checked as the request itself is. */
const amendmentRows = (operation: 'amendOrder' | 'previewOrderAmendment'): Record<string, Row> => ({
  [`${operation} body.changes.arrival_note.eta_local`]: {
    sense: 'service',
    body: async (stage) => ({ ...(await order('hotel')(stage)), changes: { arrival_note } }),
  },
  [`${operation} body.changes.flight.flight_local`]: {
    sense: 'service',
    body: async (stage) => ({ ...(await order('airport')(stage)), changes: { flight } }),
  },
  [`${operation} body.changes.pick_up_local`]: {
    sense: 'service',
    body: async (stage) => ({ ...(await order('airport')(stage)), changes: {} }),
  },
})

/** A ride as it is booked; a rental with one stop. */
const rideChange = (order_type: 'airport' | 'car') => async (stage: Stage) => {
  const known = await order(order_type)(stage)
  const shown = (await stage.me.get('/api/order/detail', { id: known.id })).data.order
  const itinerary = [
    { seq: 1, date: shown.service_start_local.slice(0, 10), stop: 'Bago', planned_time: null },
  ]
  const change =
    order_type === 'car' ? { rental: { ...rentalOf(shown), itinerary } } : { transfer: transferOf(shown) }
  return { ...known, change, confirm_duplicate: true }
}

const rows: Readonly<Record<string, Row>> = {
  'searchHotels body.check_in': { sense: 'service' },
  'searchHotels body.check_out': { sense: 'service' },
  'listHotelRates body.check_in': { sense: 'service' },
  'listHotelRates body.check_out': { sense: 'service' },
  'bookHotel body.arrival_note.eta_local': { sense: 'service', beside: { arrival_note } },
  'listOrders query.date_from': { sense: 'search' },
  'listOrders query.date_to': { sense: 'search' },
  'countOrders query.date_from': { sense: 'search' },
  'countOrders query.date_to': { sense: 'search' },
  'listLedgerEntries query.date_from': { sense: 'search' },
  'listLedgerEntries query.date_to': { sense: 'search' },
  'listAdminLog query.date_from': { sense: 'search' },
  'listAdminLog query.date_to': { sense: 'search' },
  'exportAdminLog query.date_from': { sense: 'search' },
  'exportAdminLog query.date_to': { sense: 'search' },
  'saveAccountProfile body.birthday': { sense: 'born' },
  'lookUpFlights query.date': { sense: 'service' },
  'searchTransfers body.flight_local': { sense: 'service' },
  'searchTransfers body.service_local': { sense: 'service' },
  'bookTransfer body.flight.flight_local': { sense: 'service', beside: { flight } },
  'getCarFilters query.date': { sense: 'service' },
  'searchCars body.start_local': { sense: 'service' },
  'searchCars body.end_local': { sense: 'service' },
  'quoteCar body.start_local': { sense: 'service' },
  'bookCar body.itinerary.0.date': {
    sense: 'service',
    beside: { itinerary: [{ seq: 1, stop: 'Bago', planned_time: '10:00' }] },
  },
  'getHotelCalendar query.month': { sense: 'search' },
  ...amendmentRows('amendOrder'),
  ...amendmentRows('previewOrderAmendment'),
  'quoteOrderChange body.change.stay.check_in': { sense: 'service' },
  'quoteOrderChange body.change.stay.check_out': { sense: 'service' },
  'quoteOrderChange body.change.stay.guests.0.birthday': { sense: 'adult' },
  'quoteOrderChange body.change.transfer.service_local': { sense: 'service', body: rideChange('airport') },
  'quoteOrderChange body.change.transfer.flight.flight_local': {
    sense: 'service',
    body: rideChange('airport'),
  },
  'quoteOrderChange body.change.transfer.guests.0.birthday': { sense: 'adult', body: rideChange('airport') },
  'quoteOrderChange body.change.rental.hire.start_local': { sense: 'service', body: rideChange('car') },
  'quoteOrderChange body.change.rental.itinerary.0.date': { sense: 'service', body: rideChange('car') },
  'quoteOrderChange body.change.rental.guests.0.birthday': { sense: 'adult', body: rideChange('car') },
  'getOrderReport query.date_from': { sense: 'search' },
  'getOrderReport query.date_to': { sense: 'search' },
  'exportOrderReport body.date_from': { sense: 'search' },
  'exportOrderReport body.date_to': { sense: 'search' },
  'exportOrders body.filters.date_from': { sense: 'search' },
  'exportOrders body.filters.date_to': { sense: 'search' },
  'saveOrderView body.filters.date_from': { sense: 'search' },
  'saveOrderView body.filters.date_to': { sense: 'search' },
  'rebookOrder body.check_in': { sense: 'service' },
  'rebookOrder body.check_out': { sense: 'service' },
  'requestGroup body.check_in': { sense: 'service' },
  'requestGroup body.check_out': { sense: 'service' },
  'requestGroup body.answer_by': { sense: 'until' },
  'saveGuest body.birthday': { sense: 'born' },
  'bookHotel body.guests.0.birthday': { sense: 'adult' },
  'bookCar body.guests.0.birthday': { sense: 'adult' },
  'bookTransfer body.guests.0.birthday': { sense: 'adult' },
  'parseGuests body.day': { sense: 'search' },
  'saveQuote body.expire_time': { sense: 'until' },
  'saveMarkupRule body.valid_from': { sense: 'search' },
  'saveMarkupRule body.valid_to': { sense: 'search' },
  'downloadLedger query.date_from': { sense: 'search' },
  'downloadLedger query.date_to': { sense: 'search' },
  'getMonth query.month': { sense: 'search' },
  'topUpWallet body.transfer_date': { sense: 'recent' },
  'exportMonth query.month': { sense: 'search' },
  'closeMonth body.month': { sense: 'born' },
  'exportLedger query.date_from': { sense: 'search' },
  'exportLedger query.date_to': { sense: 'search' },
  'listInvoices query.date_from': { sense: 'search' },
  'listInvoices query.date_to': { sense: 'search' },
  'exportInvoices query.date_from': { sense: 'search' },
  'exportInvoices query.date_to': { sense: 'search' },
  'listInvoiceableOrders query.date_from': { sense: 'search' },
  'listInvoiceableOrders query.date_to': { sense: 'search' },
  'listBillableOrders query.date_from': { sense: 'search' },
  'listBillableOrders query.date_to': { sense: 'search' },
  'listBills query.period': { sense: 'search' },
}

const keyOf = ({ operation, place }: DateField) => `${operation} ${place}`

const past = ['1900-01-01', '2026-10-20']
const future = ['2299-12-31']
const impossible = ['2027-02-30', '2026-13-01', '1899-12-31', '2300-01-01']
/** A number cannot name a day that does not exist, and a month has no thirtieth of February. */
const writes = (day: string, kind: DateField['kind']) =>
  !impossible.includes(day) ||
  (kind !== 'EpochSeconds' && !(kind === 'CalendarMonth' && day === '2027-02-30'))
/** The meanings for which a day is refused. */
const refusedFor = (day: string): readonly Sense[] =>
  impossible.includes(day)
    ? ['service', 'born', 'recent', 'adult', 'until', 'search']
    : past.includes(day)
      ? ['service', 'until', day === '2026-10-20' ? 'adult' : 'recent']
      : ['service', 'born', 'recent', 'adult', 'until']

describe('every date that a client sends', () => {
  const mock = createMock(program)
  let fields: DateField[] = []
  beforeAll(async () => {
    fields = dateFieldsOf(await readContractCalls())
  })

  test('Each date field of the contract has a row in this table', () => {
    expect(fields.map(keyOf).sort()).toEqual(Object.keys(rows).sort())
  })

  async function answerTo(field: DateField, { beside, body }: Row, day: string) {
    const { operation, place, kind } = field
    const [scene] = Object.values(scenes[operation] as Readonly<Record<string, Scene<typeof operation>>>)
    const prepared = await prepareScene(mock, operation, scene as Scene<typeof operation>)
    const { sent, stage, request } = prepared
    const good = { query: sent.query ?? null, body: body ? await body(stage) : (sent.body ?? null) }
    const [side, ...path] = place.split('.')
    // The other end of a span would be the wrong one.
    const other = { date_from: 'date_to', date_to: 'date_from' }[path.at(-1) ?? '']
    const put = (whole: unknown) => {
      const { [other ?? '']: _, ...alone } = whole as Record<string, unknown>
      return withField(alone, path, writtenDay(day, kind))
    }
    const query = side === 'query' ? put(good.query) : good.query
    const said = side === 'body' ? put({ ...good.body, ...beside }) : good.body
    const response = await mock.handle({
      ...request,
      url: addressOf(routes[operation].path, query),
      body: routes[operation].body === null ? null : new TextEncoder().encode(JSON.stringify(said)),
    })
    const isJson = response.headers['content-type']?.includes('json') === true
    return isJson ? JSON.parse(bodyText(response)) : { code: 1, data: {} }
  }

  const named = (place: string) => place.split('.').slice(1).join('.').replace(/\.0/g, '[0]')

  test.each([...past, ...future, ...impossible])(
    'Refuses the day %s with its field where it makes no sense, and accepts it in other fields',
    async (day) => {
      const wrong: string[] = []
      for (const field of fields) {
        const row = rows[keyOf(field)] as Row
        if (!writes(day, field.kind)) continue
        const answer = await answerTo(field, row, day)
        const names = Object.keys(answer.data?.fields ?? {})
        const refused = answer.data?.error_key === 'VALIDATION' && names.includes(named(field.place))
        if (refused !== refusedFor(day).includes(row.sense))
          wrong.push(`${keyOf(field)}: ${answer.data?.error_key ?? `code ${answer.code}`} ${names.join()}`)
      }
      expect(wrong).toEqual([])
    },
  )
})
