import type { BodyOf, DataOf, OperationId, QueryOf, Schemas } from '@portal/api-client/contract'

/** What an operation is asked with: query of a GET, body of a POST. */
type InputOf<Op extends OperationId> = BodyOf<Op> extends undefined ? QueryOf<Op> : BodyOf<Op>

/** What earlier questions have found on this server. */
export interface Known {
  /** `data` of an earlier answer; its shape is the server's own and may be any. Throws where there is none. */
  from<Op extends OperationId>(operation: Op, about?: string): DataOf<Op>
  /** A day counted from the server's own, `YYYY-MM-DD`. */
  day(offset: number): string
  /** Epoch seconds of the server's clock. */
  readonly now: number
}

/** A situation that this server does not have, so that what needs it cannot be asked. */
export class NotFound extends Error {}

/** The value, or the situation by name that would have had it. */
function need<T>(value: T | null | undefined, situation: string): T {
  if (value === null || value === undefined) throw new NotFound(situation)
  return value
}

export interface Question {
  readonly operation: OperationId
  /** The situation that is asked about; empty for an operation that has one only. */
  readonly about: string
  /** `anybody`: the member whose token was given, or a visitor without one. */
  readonly as: 'anybody' | 'member' | 'visitor'
  /** Changes something; asked with `--write` alone. */
  readonly write: boolean
  readonly input: (known: Known) => object | undefined
}

const ask =
  (write: boolean) =>
  <Op extends OperationId, const In extends InputOf<Op> | FormData | undefined>(
    operation: Op,
    about = '',
    input: (known: Known) => In | undefined = () => undefined,
    as: Question['as'] = 'anybody',
  ): Question & { readonly input: (known: Known) => In | undefined } => ({
    operation,
    about,
    as,
    write,
    input,
  })

const read = ask(false)
const write = ask(true)

const rooms = [{ adults: 2, child_ages: [] }]
const stay = (known: Known) => ({
  check_in: known.day(30),
  check_out: known.day(32),
  rooms,
  nationality: 'CN',
})

const firstCity = (known: Known) =>
  need(known.from('suggestDestinations').groups.city[0], 'a city with hotels')
const place = (known: Known) => {
  const { id, name } = firstCity(known)
  return { name, address: '', lat: null, lng: null, place_id: id }
}
const offers = (known: Known) => known.from('searchHotels').first_page
const firstHotel = (known: Known) => need(offers(known)[0], 'a hotel with a price').id
const firstRate = (known: Known) =>
  need(known.from('listHotelRates').rooms.flatMap(({ rates }) => rates)[0], 'a rate of that hotel')
const ride = (known: Known) => ({
  pick_up: place(known),
  drop_off: place(known),
  passengers: { adults: 2, child_ages: [] },
})
const at = (known: Known, offset: number, time: string) => `${known.day(offset)}T${time}:00+06:30`

type OrderType = Schemas['OrderType']
const products = ['hotel', 'car', 'airport'] as const satisfies readonly OrderType[]
const ordersAbout = (type: OrderType) => `${type} orders`
const allOrders = (known: Known) =>
  products.flatMap((type) => known.from('listOrders', ordersAbout(type)).list)

/** Situations of orders, each as a list names them. */
const orderSituations: readonly { about: string; status: Schemas['OrderStatus'] }[] = [
  { about: 'an order awaiting payment', status: 'pending_payment' },
  { about: 'an order awaiting confirmation', status: 'pending_confirm' },
  { about: 'a confirmed order', status: 'confirmed' },
  { about: 'a completed order', status: 'completed' },
  { about: 'a cancelled order', status: 'cancelled' },
]
const ordersIn = (known: Known, about: string) => known.from('listOrders', about).list
const orderIn = (known: Known, about: string) => need(ordersIn(known, about)[0], about).booking_id
const firstOrderWith = (known: Known, action: Schemas['OrderAction'], situation: string) =>
  need(
    allOrders(known).find(({ actions }) => actions.some((own) => own.action === action && own.enabled)),
    situation,
  ).booking_id

const withVoucher = (known: Known) =>
  firstOrderWith(known, 'download_voucher', 'an order whose voucher is ready')

const ownArticle = (known: Known) =>
  need(known.from('listContributions').list[0], 'an article that the member has contributed').id
const articles = (known: Known) => known.from('getCmsHome').newPublishContent
const firstArticle = (known: Known) => need(articles(known)[0], 'a published article').id
const bills = (known: Known) => known.from('listBills').list
const unsettled: readonly Schemas['BillStatus'][] = [
  'issued',
  'confirmed',
  'partially_paid',
  'overdue',
  'disputed',
]
const invoices = (known: Known) => known.from('listInvoices').list

const captchaId = 'contract-check-00000001'

/** A picture of one pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

/**
 * Everything that is asked, in an order in which each question finds what it needs in answers to earlier ones. Nothing
 * here names a record: what a server holds is found by asking it.
 */
export const plan: readonly Question[] = [
  read('getSite', 'as a visitor', () => ({ requiredLogin: 0 }), 'visitor'),
  read('getSite', 'as a member', () => ({ requiredLogin: 1 }), 'member'),
  read('getSignInOptions', '', () => undefined, 'visitor'),
  read('getClickCaptcha', '', () => ({ id: captchaId }), 'visitor'),
  read('listCountries', '', () => ({ select: true }), 'visitor'),
  read('listCities', '', () => ({ select: true }), 'visitor'),
  read('listAreas', 'provinces', () => ({}), 'visitor'),
  read(
    'listAreas',
    'cities of a province',
    (known) => ({ province: need(known.from('listAreas', 'provinces')[0], 'a province').value }),
    'visitor',
  ),
  read('listCurrencies', '', () => undefined, 'visitor'),
  read('getDictionaries', '', () => ({ names: ['OrderStatus', 'PayChannel'] }), 'visitor'),

  read('suggestDestinations', '', () => ({})),
  read('searchHotels', '', (known) => ({
    ...stay(known),
    destination: { type: 'city', id: firstCity(known).id },
    remember: false,
  })),
  read('listHotelSearchResults', '', (known) => ({
    search_id: known.from('searchHotels').search_id,
    page: 1,
    limit: 5,
  })),
  read('getHotel', '', (known) => ({ id: firstHotel(known) })),
  read('listHotelRates', '', (known) => ({ ...stay(known), hotel_id: firstHotel(known) })),
  read('checkHotelRate', '', (known) => {
    const { rate_key, total_price } = firstRate(known)
    return { rate_key, known_total: total_price, tolerance_percent: 0 }
  }),
  read('getHotelCalendar', '', (known) => ({
    hotel_id: firstHotel(known),
    month: known.day(30).slice(0, 7),
    rooms,
    nationality: 'CN',
  })),

  read('listAirports', '', () => ({ select: true })),
  read('lookUpFlights', '', (known) => ({ flight_number: '8M332', date: known.day(30) })),
  read('searchTransfers', '', (known) => ({
    transfer_type: 'pickup',
    airport: need(
      known.from('listAirports').list.find(({ city }) => city === firstCity(known).id) ??
        known.from('listAirports').list[0],
      'an airport',
    ).iata,
    place: place(known),
    flight_local: at(known, 30, '14:00'),
    passengers: { adults: 2, child_ages: [] },
    luggage: 2,
    sort: 'default',
    page: 1,
    limit: 5,
  })),
  read('quoteTransfer', '', (known) => {
    const offer = need(known.from('searchTransfers').list[0], 'an offer of a transfer')
    return { offer_key: offer.offer_key, driver_language: need(offer.driver_languages[0], 'a driver') }
  }),
  read('listIndustrialZones', '', () => ({ select: true })),
  read('getCarFilters', '', () => ({})),
  read('searchCars', '', (known) => ({
    ...ride(known),
    start_local: at(known, 30, '09:00'),
    end_local: at(known, 32, '18:00'),
    sort: 'default',
    page: 1,
    limit: 5,
  })),
  read('getCar', '', (known) => ({ id: need(known.from('searchCars').list[0], 'a car to hire').model.id })),
  read('quoteCar', '', (known) => {
    const { model, rental_type, days_or_hours, number_of_rentals } = need(
      known.from('searchCars').list[0],
      'a car to hire',
    )
    return {
      ...ride(known),
      model_id: model.id,
      rental_type,
      days_or_hours,
      number_of_rentals,
      start_local: at(known, 30, '09:00'),
      driver_language: 'burmese',
      industrial_zone: { entered: false },
    }
  }),

  ...products.map((type) =>
    read('listOrders', ordersAbout(type), () => ({ order_type: type, page: 1, limit: 50 })),
  ),
  ...orderSituations.map(({ about, status }) =>
    read('listOrders', about, () => ({ order_status: [status], page: 1, limit: 1 })),
  ),
  read('countOrders'),
  ...products.map((type) =>
    read('getOrder', `a ${type} order`, (known) => ({
      id: need(known.from('listOrders', ordersAbout(type)).list[0], `a ${type} order`).booking_id,
    })),
  ),
  ...orderSituations.map(({ about }) => read('getOrder', about, (known) => ({ id: orderIn(known, about) }))),
  read('listOrderStatuses', '', (known) => ({
    ids: [need(allOrders(known)[0], 'an order').booking_id],
  })),
  read('listOrderDeadlines', '', () => ({})),
  read('previewOrderPayment', '', (known) => ({ id: orderIn(known, 'an order awaiting payment') })),
  read('quoteOrderCancellation', '', (known) => ({
    id: firstOrderWith(known, 'cancel', 'an order that can be cancelled'),
  })),
  read('getOrderDispatch', '', (known) => ({
    id: need(
      allOrders(known).find(
        ({ order_type, order_status }) => order_type !== 'hotel' && order_status === 'confirmed',
      ),
      'a confirmed ride',
    ).booking_id,
  })),
  read('getVoucher', '', (known) => ({ id: withVoucher(known), language: 'en' })),
  read('verifyVoucher', '', (known) => ({
    token: need(
      known.from('getVoucher').voucher.verify_url?.split('/').at(-1),
      'a voucher that can be verified',
    ),
  })),
  read('getVoucherSetting'),
  read('previewVoucherSetting', '', (known) => ({
    setting: known.from('getVoucherSetting').setting,
    order_type: 'hotel',
  })),

  read('getWallet', '', () => ({})),
  read('listLedgerEntries', '', () => ({ page: 1, limit: 20 })),
  read('listTopUps', '', () => ({ page: 1, limit: 20 })),
  read('checkWallet'),
  read('listInvoiceTitles', '', () => ({ page: 1, limit: 20 })),
  read('listInvoiceableOrders', 'all', () => ({ page: 1, limit: 20 })),
  read('listInvoiceableOrders', 'those that can be invoiced', () => ({ eligible: true, page: 1, limit: 20 })),
  read('previewInvoice', '', (known) => {
    const title = need(known.from('listInvoiceTitles').list[0], 'a title to invoice to')
    const order = need(
      known.from('listInvoiceableOrders', 'those that can be invoiced').list[0],
      'an order that can be invoiced',
    )
    return {
      title_id: title.id,
      // Whoever is invoiced in another currency gets a commercial invoice.
      kind:
        order.invoiceable.currency === 'CNY'
          ? need(title.kinds_allowed[0], 'a kind of invoice for that title')
          : 'commercial',
      orders: [{ id: order.booking_id, amount: order.invoiceable.amount }],
    }
  }),
  read('listInvoices', '', () => ({ page: 1, limit: 50 })),
  read('getInvoice', '', (known) => ({ id: need(invoices(known)[0], 'an application for an invoice').id })),
  read('downloadInvoice', '', (known) => ({
    id: need(
      invoices(known).find(({ status }) => status === 'issued'),
      'an issued invoice',
    ).id,
    format: 'pdf',
  })),
  read('listBillableOrders', '', () => ({ page: 1, limit: 20 })),
  read('listBills', '', () => ({ page: 1, limit: 50 })),
  read('getBill', 'any bill', (known) => ({ id: need(bills(known)[0], 'a bill').bill_no })),
  read('getBill', 'a bill that is not settled', (known) => ({
    id: need(
      bills(known).find(({ status }) => unsettled.includes(status)),
      'a bill that is not settled',
    ).bill_no,
  })),
  read('downloadBill', '', (known) => ({ id: need(bills(known)[0], 'a bill').bill_no, format: 'pdf' })),

  read('getAccountOverview'),
  read('getAccountProfile'),
  read('listIntegralEntries', '', () => ({ page: 1, limit: 10 })),
  read('listBalanceEntries', '', () => ({ page: 1, limit: 10 })),
  read('getPreference'),
  read('getDashboard', '', () => ({ range: 'week' })),
  read('listNotifications', '', () => ({ page: 1, limit: 20 })),
  read('listDrafts', '', () => ({ page: 1, limit: 20 })),
  read('listGuests', '', () => ({ page: 1, limit: 20 })),
  read('parseGuests', '', () => ({ text: 'ZHANG MEI\nLIN WEI', rooms })),
  read('listFavourites', '', () => ({ page: 1, limit: 20 })),
  read('listSearchHistory', '', () => ({})),
  read('listQuotes', '', () => ({ page: 1, limit: 20 })),
  read('getQuote', '', (known) => ({ id: need(known.from('listQuotes').list[0], 'a customer quote').id })),
  read('listMarkupRules'),
  read('listSubAccounts', '', () => ({ page: 1, limit: 20 })),
  read('listPermissionNodes'),
  read('listApprovals', '', () => ({ page: 1, limit: 20 })),

  read('getCmsSettings', '', () => undefined, 'visitor'),
  read('getCmsHome', '', () => undefined, 'visitor'),
  read('listHotKeywords', '', () => undefined, 'visitor'),
  read('listCmsTags', '', () => ({}), 'visitor'),
  read('listCmsChannels', '', () => ({}), 'visitor'),
  read('listNewArticles', '', () => ({ page: 2 }), 'visitor'),
  read(
    'listArticles',
    'of a channel',
    (known) => ({ channel: need(known.from('listCmsChannels').list[0], 'a channel').id }),
    'visitor',
  ),
  read('listArticles', 'by a word', () => ({ keywords: 'a' }), 'visitor'),
  read('getArticle', '', (known) => ({ id: firstArticle(known) })),
  read('listArticleComments', '', (known) => ({ id: firstArticle(known) })),
  read('getCmsPage', '', () => ({ id: 1 }), 'visitor'),
  ...(['terms', 'privacy', 'about'] as const).map((type) =>
    read('getAgreement', type, () => ({ type }), 'visitor'),
  ),
  read('listReadingRecords', '', () => ({ type: 'collect', page: 1, limit: 10 })),
  read('listMyComments', '', () => ({ page: 1, limit: 10 })),
  read('listContentOrders', '', () => ({ page: 1, limit: 10 })),
  read('listContributions', '', () => ({ page: 1, limit: 10 })),
  read('getContributionStatistics', '', (known) => ({ id: ownArticle(known) })),
  read('listContributionSales', '', (known) => ({ id: ownArticle(known), page: 1, limit: 10 })),
  read('listContributionChannels'),
  read('getContributionForm', '', (known) => ({
    channel_id: need(
      known.from('listContributionChannels').channel.find(({ type }) => type === 'list'),
      'a channel that takes contributions',
    ).id,
  })),

  // What a throw-away account may do: each write takes itself back, or leaves nothing that costs anything.
  write('saveAccountProfile', 'unchanged', (known) => {
    const { userInfo } = known.from('getSite', 'as a member')
    if (Array.isArray(userInfo)) throw new NotFound('a member')
    const { nickname, gender, birthday, motto } = userInfo
    return { nickname, gender, birthday, motto }
  }),
  write('savePreference', 'unchanged', (known) => known.from('getPreference')),
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
  // Counts as a look of the customer.
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
  write('collectArticle', 'on', (known) => ({ id: firstArticle(known) })),
  write('collectArticle', 'off again', (known) => ({ id: firstArticle(known) })),
]

const money = 'it moves money or binds a supplier'
const people = 'it changes who may sign in, or how'
const message = 'it sends a message to somebody'
const captcha = 'it needs a captcha, which only people solve'
const lasting = 'what it leaves behind cannot be taken back'

/** Operations that this program never asks, with the reason. */
export const neverAsked: Partial<Record<OperationId, string>> = {
  signIn: captcha,
  signOut: 'it would end the session that asks',
  refreshToken: 'it would end the token that asks',
  checkClickCaptcha: captcha,
  sendSmsCode: message,
  sendEmailCode: message,
  applyFriendlyLink: captcha,
  verifyAccount: 'it needs a code that was sent',
  changeAccountBinding: people,
  changePassword: people,
  retrievePassword: people,
  bookHotel: money,
  bookCar: money,
  bookTransfer: money,
  payOrder: money,
  cancelOrder: money,
  confirmOrder: money,
  declineOrder: money,
  refundOrder: money,
  confirmOrderCheckIn: money,
  completeOrder: money,
  amendOrder: money,
  applyOrderBatch: money,
  rebookOrder: lasting,
  sendVoucher: message,
  saveQuote: lasting,
  recheckQuote: lasting,
  publishQuote: lasting,
  chooseQuoteOption: lasting,
  convertQuote: money,
  saveMarkupRule: 'it changes the prices of the company',
  topUpWallet: money,
  applyInvoice: money,
  withdrawInvoice: money,
  reverseInvoice: money,
  applyBill: money,
  confirmBill: money,
  disputeBill: money,
  payBill: money,
  saveSubAccount: people,
  changeSubAccountState: people,
  resetSubAccountPassword: people,
  requestApproval: message,
  decideApproval: money,
  likeArticle: lasting,
  commentArticle: lasting,
  removeComment: lasting,
  payContent: money,
  checkContentPayment: 'it follows a payment',
  removeContribution: lasting,
  saveContribution: lasting,
}
