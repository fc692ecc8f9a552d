import { ask, need, type Question } from './question.ts'
import {
  allOrders,
  at,
  bills,
  changeableStay,
  firstArticle,
  firstCity,
  firstHotel,
  firstOrderWith,
  firstRate,
  firstRowWith,
  firstTrip,
  invoices,
  longerStay,
  orderIn,
  orderSituations,
  ordersAbout,
  ownArticle,
  place,
  products,
  ride,
  rooms,
  stay,
  tripWithVouchers,
  unsettled,
  withVoucher,
} from './situations.ts'
import { writes } from './writes.ts'

const read = ask(false)

const captchaId = 'contract-check-00000001'

/**
 * All questions, ordered so that each finds its input in earlier answers. None names a record, since every server has its
 * own.
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
  read('combineHotelRates', '', (known) => {
    const { rate_key } = firstRate(known)
    return { rate_keys: [rate_key, rate_key] }
  }),
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
  read('getOrderReport', '', () => ({ group_by: 'customer' })),
  read('previewOrderPayment', '', (known) => ({ id: orderIn(known, 'an order awaiting payment') })),
  read('quoteOrderCancellation', '', (known) => ({
    id: firstOrderWith(known, 'cancel', 'an order that can be cancelled'),
  })),
  read('previewOrderAmendment', '', (known) => {
    const { booking_id: id, version } = firstRowWith(known, 'amend', 'an order that can be changed')
    return { id, version, changes: { special_requests: 'A quiet room' }, confirm_duplicate: false }
  }),
  read('getOrder', changeableStay, (known) => ({ id: firstOrderWith(known, 'change', changeableStay) })),
  read('quoteOrderChange', '', longerStay),
  read('getAllocationSetting'),
  read('getSecondPersonRule'),
  read('getOrderDispatch', '', (known) => ({
    id: need(
      allOrders(known).find(
        ({ order_type, order_status }) => order_type !== 'hotel' && order_status === 'confirmed',
      ),
      'a confirmed ride',
    ).booking_id,
  })),
  read('getVoucher', '', (known) => ({ id: withVoucher(known), language: 'en' })),
  read('getOrderText', '', (known) => ({ id: withVoucher(known), language: 'en' })),
  read('verifyVoucher', '', (known) => ({
    token: need(
      known.from('getVoucher').voucher.verify_url?.split('?')[0]?.split('/').at(-1),
      'a voucher that can be verified',
    ),
  })),
  read('listTrips', '', () => ({ page: 1, limit: 20 })),
  read('getTrip', '', (known) => ({ id: firstTrip(known) })),
  read('downloadItinerary', '', (known) => ({ id: firstTrip(known), language: 'en' })),
  read('getTripText', '', (known) => ({ id: firstTrip(known), language: 'en' })),
  read('downloadOrderVouchers', '', (known) => ({ ids: [withVoucher(known)], language: 'en' })),
  read('downloadTripVouchers', '', (known) => ({ id: tripWithVouchers(known), language: 'en' })),
  read('downloadTripCalendar', '', (known) => ({ id: firstTrip(known) })),
  read('listGroupRequests', '', () => ({ page: 1, limit: 20 })),
  read('getGroupRequest', '', (known) => ({
    id: need(known.from('listGroupRequests').list[0], 'a group request').id,
  })),
  read('getVoucherSetting'),
  read('previewVoucherSetting', '', (known) => ({
    setting: known.from('getVoucherSetting').setting,
    order_type: 'hotel',
  })),

  read('getWallet', '', () => ({})),
  read('listLedgerEntries', '', () => ({ page: 1, limit: 20 })),
  read('listTopUps', '', () => ({ page: 1, limit: 20 })),
  read('downloadTopUpProof', '', (known) => {
    const { list } = known.from('listTopUps')
    return { id: need(list.find(({ proof_files }) => proof_files.length > 0)?.id, 'a top-up with a proof') }
  }),
  read('checkWallet'),
  read('downloadLedger', '', () => ({ date_from: '2026-11-01' })),
  read('getMonth', '', () => ({ month: '2026-11' })),
  read('getPayee'),
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
      // Other currencies get a commercial invoice.
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
  read('getAccountAccess'),
  read('listIntegralEntries', '', () => ({ page: 1, limit: 10 })),
  read('listBalanceEntries', '', () => ({ page: 1, limit: 10 })),
  read('getPreference'),
  read('getDashboard', '', () => ({ range: 'week' })),
  read('getSpending', '', () => ({ range: 'days_90' })),
  read('listNotifications', '', () => ({ page: 1, limit: 20 })),
  read('listDrafts', '', () => ({ page: 1, limit: 20 })),
  read('listColleagues', '', () => ({ product: 'hotel' })),
  read('listGuests', '', () => ({ page: 1, limit: 20 })),
  read('parseGuests', '', () => ({ text: 'ZHANG MEI\nLIN WEI', rooms })),
  read('listOrderViews', '', () => ({ order_type: 'hotel' })),
  read('listFavourites', '', () => ({ page: 1, limit: 20 })),
  read('listSearchHistory', '', () => ({})),
  read('listQuotes', '', () => ({ page: 1, limit: 20 })),
  read('getQuote', '', (known) => ({ id: need(known.from('listQuotes').list[0], 'a customer quote').id })),
  read('listAdminLog', '', () => ({ page: 1, limit: 5 })),
  read('listMarkupRules'),
  read('previewMarkupRule', '', () => ({ type: 'percent', value: '10', net: '100.00', parts: 2 })),
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

  ...writes,
]
