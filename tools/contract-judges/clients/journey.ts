/**
 * A day of a member with a client that another generator has made. The file is compiled beside the generated client and
 * its adapter, so that its types are those which that generator reads from the contract.
 */
import { connect } from './adapter.ts'

/** The keys with which an operation can refuse, as the generated types list them. */
type KeyOf<Answer> = Answer extends { readonly data: { readonly error_key: infer Key } } ? Key : never

type Success<Answer> = Extract<Answer, { readonly code: 1 }>

function done<Answer extends { readonly code: number }>(step: string, answer: Answer): Success<Answer> {
  if (answer.code !== 1) throw new Error(`${step} is refused: ${JSON.stringify(answer)}`)
  return answer as Success<Answer>
}

function refused<Answer extends { readonly code: number; readonly data: unknown }>(
  step: string,
  answer: Answer,
  key: KeyOf<Answer>,
): void {
  const found = (answer.data as { readonly error_key?: unknown } | null)?.error_key
  if (answer.code === 1 || found !== key) throw new Error(`${step} ends with ${JSON.stringify(answer)}`)
}

const stay = {
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
}

/**
 * Signs in, searches, books, pays, is refused and cancels. Throws where a step ends otherwise.
 * @param solve the clicks that solve a captcha, which a program cannot see
 * @returns the state of the order at the end
 */
export async function journey(address: string, solve: (id: string) => Promise<string>): Promise<string> {
  const captchaId = 'journey-of-a-client'
  const visitor = connect(address, '')
  refused('a list of orders without a session', await visitor.listOrders('hotel'), 'NEED_LOGIN')

  done('a captcha', await visitor.getClickCaptcha(captchaId))
  const captchaInfo = await solve(captchaId)
  const account = { tab: 'login', username: 'goldenland', keep: false, captchaId, captchaInfo } as const
  const signedIn = await visitor.signIn({ ...account, password: 'Travel2026' })
  const member = connect(address, done('signing in', signedIn).data.userInfo.token)

  const destination = { type: 'city', id: 'yangon' } as const
  const search = done('a search', await member.searchHotels({ ...stay, destination })).data
  const found = done('its results', await member.listHotelSearchResults(search.search_id, { star: [5, 4] }))
  const hotel = found.data.list.find(({ sold_out }) => !sold_out)
  if (!hotel || hotel.star < 4) throw new Error('The filter of a search does not arrive.')

  const priced = done('rates', await member.listHotelRates({ ...stay, hotel_id: hotel.id })).data
  const shown = priced.rooms.flatMap(({ rates }) => rates)[0]
  if (!shown) throw new Error(`${hotel.name} has no rate.`)
  const { rate_key, total_price: known_total } = shown
  const { rate } = done('a check', await member.checkHotelRate({ rate_key, known_total })).data
  if (!rate) throw new Error(`${hotel.name} is sold out.`)

  const booking = {
    client_ref: '5d0a9c1e-7b2f-4c3d-9e4f-000000000001',
    rate_key: rate.rate_key,
    accepted_total: rate.total_price,
    guests: ['ZHANG MEI', 'Thant'].map((full_name, at) => ({
      room_index: 1,
      full_name,
      type: 'adult' as const,
      is_lead: at === 0,
    })),
    contact: { person: 'Thiri Aung', phone: '+95955501234' },
  }
  const nobody = { ...booking, guests: [] }
  refused('a booking without guests', await member.bookHotel(nobody), 'VALIDATION')
  const { order } = done('a booking', await member.bookHotel(booking)).data

  const { booking_id: id, version } = order
  const payment = {
    id,
    channel: 'predeposit',
    version,
    client_ref: '5d0a9c1e-7b2f-4c3d-9e4f-000000000002',
  } as const
  done('a payment', await member.payOrder(payment))
  const again = { ...payment, client_ref: '5d0a9c1e-7b2f-4c3d-9e4f-000000000003' }
  refused('a second payment', await member.payOrder(again), 'VERSION_CONFLICT')

  const { quote } = done('the price of a cancellation', await member.quoteOrderCancellation({ id })).data
  const { quote_id, order_version } = quote
  const given = { id, quote_id, accept_penalty: true, version: order_version }
  done('a cancellation', await member.cancelOrder(given))
  const [status] = done('the state of orders', await member.listOrderStatuses([id])).data.list
  return status?.order_status ?? 'unknown'
}
