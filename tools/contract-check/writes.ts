import type { Schemas } from '@portal/api-client/contract'
import { ask, NotFound, need, type Question } from './question.ts'
import { allOrders, at, changeableStay, firstArticle, firstHotel, withVoucher } from './situations.ts'

const write = ask(true)

/** A picture of one pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

/** Writes for a throw-away account: each is undone by the next, or leaves nothing that costs money. */
export const writes: readonly Question[] = [
  write('saveAccountProfile', 'unchanged', (known) => {
    const { userInfo } = known.from('getSite', 'as a member')
    if (Array.isArray(userInfo)) throw new NotFound('a member')
    const { nickname, gender, birthday, motto } = userInfo
    return { nickname, gender, birthday, motto }
  }),
  write('savePreference', 'unchanged', (known) => {
    const { alerts, low_balance } = known.from('getPreference')
    return { alerts, low_balance: low_balance.map(({ company_default: _, ...own }) => own) }
  }),
  write('saveVoucherSetting', 'unchanged', (known) => known.from('getVoucherSetting')),
  write('uploadFile', 'a picture of one pixel', () => {
    const form = new FormData()
    form.append('file', new File([pixel], 'contract-check.png', { type: 'image/png' }))
    return form
  }),
  write('saveDraft', '', () => ({
    product: 'hotel',
    search: '{}',
    selection: '{}',
    form: '{}',
    step: 'search',
    title: 'Contract check',
  })),
  write('removeDrafts', 'the draft just saved', (known) => ({ ids: [known.from('saveDraft').draft.id] })),
  write('saveOrderView', '', () => ({
    order_type: 'hotel',
    name: 'Contract check',
    filters: {},
    sort: 'booking_time',
    order: 'desc',
    columns: [],
    is_default: false,
  })),
  write('removeOrderView', 'the view just saved', (known) => ({ id: known.from('saveOrderView').view.id })),
  write('saveTrip', '', () => ({ title: 'Contract check' })),
  write('changeTripOrders', 'none at all', (known) => {
    const { id, version } = known.from('saveTrip').trip
    return { id, version, add: [], remove: [] }
  }),
  write('removeTrip', 'the trip just saved', (known) => {
    const { id, version } = known.from('changeTripOrders').trip
    return { id, version }
  }),
  write('requestGroup', 'withdrawn by the next', (known) => ({
    client_ref: crypto.randomUUID(),
    title: 'Contract check',
    hotel_id: firstHotel(known),
    check_in: known.day(30),
    check_out: known.day(32),
    nationality: 'CN',
    rooms: [{ rooms: 10, adults: 1, child_ages: [] }],
    contact: { person: 'Contract check', phone: '+8613800138000' },
    answer_by: Math.floor(Date.parse(at(known, 5, '12:00')) / 1000),
  })),
  write('withdrawGroupRequest', 'the request just made', (known) => {
    const { id, version } = known.from('requestGroup').group
    return { id, version }
  }),
  write('draftTripPart', 'the pick-up for a stay', (known) => ({
    order_id: known.from('getOrder', changeableStay).order.booking_id,
    part: 'pickup',
  })),
  write('removeDrafts', 'the draft of a pick-up', (known) => ({
    ids: [known.from('draftTripPart').draft.id],
  })),
  write('saveGuest', '', () => ({ full_name: 'CHECK CONTRACT' })),
  write('toggleFavourite', 'on', (known) => ({ hotel_id: firstHotel(known) })),
  write('toggleFavourite', 'off again', (known) => ({ hotel_id: firstHotel(known) })),
  write('saveInvoiceTitle', '', () => ({
    title_type: 'individual',
    title: 'Contract check',
    is_default: false,
  })),
  write('removeInvoiceTitles', 'the title just saved', (known) => ({
    ids: [known.from('saveInvoiceTitle').title.id],
  })),
  // Counts as a visit of the customer.
  write(
    'getPublicQuote',
    '',
    (known) => ({
      token: need(
        known.from('getQuote').quote.public_url?.split('/').at(-1),
        'a customer quote that was published',
      ),
    }),
    'visitor',
  ),
  write('readNotifications', 'all', () => ({ all: true })),
  write('saveOrderRemark', 'unchanged tags', (known) => ({
    id: need(allOrders(known)[0], 'an order').booking_id,
  })),
  write('downloadVoucher', '', (known) => ({ id: withVoucher(known), language: 'en' })),
  write('exportOrders', '', () => ({ order_type: 'hotel', format: 'csv' })),
  write('getExport', 'the orders just exported', (known) => ({ job_id: known.from('exportOrders').job_id })),
  write('downloadExport', 'the orders just exported', (known) => {
    const { state, job_id } = known.from('getExport', 'the orders just exported')
    if (state !== 'ready') throw new NotFound('an export that is ready')
    return { job_id }
  }),
  write('exportLedger', '', () => ({ format: 'csv' })),
  write('exportInvoices', '', () => ({ format: 'csv' })),
  write('exportAdminLog', '', () => ({ format: 'csv' })),
  write('exportOrderReport', '', () => ({ group_by: 'month', format: 'csv' })),
  write('collectArticle', 'on', (known) => ({ id: firstArticle(known) })),
  write('collectArticle', 'off again', (known) => ({ id: firstArticle(known) })),
]

const contact = { person: 'Contract Check', phone: '+8613955501234' }
const guest = { full_name: 'CHECK CONTRACT', type: 'adult', is_lead: true } as const
const guests = [guest, { ...guest, full_name: 'CHECK OTHER', is_lead: false }]

const booked = ({ quote_key, total_price }: { quote_key: string; total_price: Schemas['Money'] }) => ({
  client_ref: crypto.randomUUID(),
  quote_key,
  accepted_total: total_price,
  guests: guests.map((each) => ({ ...each, phone: contact.phone })),
  contact,
  confirm_duplicate: true,
})

/** Orders that nobody pays, so that they end by themselves: for throw-away accounts under fire. */
export const bookings: readonly Question[] = [
  write('bookHotel', '', (known) => {
    const { rate_key, total_price } = need(known.from('checkHotelRate').rate, 'a rate that is left')
    return {
      client_ref: crypto.randomUUID(),
      rate_key,
      accepted_total: total_price,
      guests: guests.map((each) => ({ ...each, room_index: 1 })),
      contact,
      confirm_duplicate: true,
    }
  }),
  write('bookCar', '', (known) => booked(known.from('quoteCar'))),
  write('bookTransfer', '', (known) => ({
    ...booked(known.from('quoteTransfer')),
    name_board_text: 'CHECK CONTRACT',
    flight: { flight_number: '8M332', flight_local: at(known, 30, '14:00'), flight_time_known: true },
  })),
]
