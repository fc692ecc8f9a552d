import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'

export interface TraceCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export interface TraceAnswer {
  readonly status: number
  readonly type: string | null
  readonly bytes: Uint8Array
}

export type Transport = (call: TraceCall) => Promise<TraceAnswer>

/** The answer to one call, in a form that compares byte by byte and is readable when it differs. */
interface Played {
  readonly call: string
  readonly status: number
  readonly type: string | null
  readonly digest: string
  /** The answer itself, or its size where it is a file. */
  readonly text: string
}

export interface Journey {
  readonly played: Played[]
  /** Booking ids of the new orders. */
  readonly orders: string[]
}

const stay = {
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  rooms: [{ adults: 2, child_ages: [7] }],
  nationality: 'CN',
}

// oxlint-disable-next-line typescript/no-explicit-any -- a trace reads answers of every shape
type Json = any

/**
 * The hotel journey from sign-in to cancellation, refusals and broken requests among it. `halfway` is called
 * once in the middle, with an open payment.
 */
export async function playJourney(
  transport: Transport,
  world: string,
  halfway: () => Promise<void> = async () => {},
): Promise<Journey> {
  const played: Played[] = []
  const orders: string[] = []
  let token = ''

  async function call(method: 'GET' | 'POST', url: string, body?: unknown, language = 'en'): Promise<Json> {
    const headers: Record<string, string> = { 'x-mock-world': world, 'think-lang': language, server: 'true' }
    if (token) headers['ba-user-token'] = token
    if (body !== undefined) headers['content-type'] = 'application/json'
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
    const { status, type, bytes } = await transport({ method, url, headers, body: text })
    const answer = Buffer.from(bytes)
    played.push({
      call: `${method} ${url}`,
      status,
      type,
      digest: createHash('sha256').update(answer).digest('hex'),
      text: type?.includes('json') ? answer.toString('utf8') : `${answer.length} bytes`,
    })
    return type?.includes('json') ? JSON.parse(answer.toString('utf8') || 'null') : null
  }
  const get = (url: string, language?: string) => call('GET', url, undefined, language)
  const post = (url: string, body: unknown, language?: string) => call('POST', url, body, language)

  async function solve(captchaId: string): Promise<{ captchaId: string; captchaInfo: string }> {
    await get(`/api/common/clickCaptcha?id=${captchaId}`)
    const { info } = await get(`/__mock/peek/captcha?id=${captchaId}`)
    await post('/api/common/checkClickCaptcha', { id: captchaId, info })
    return { captchaId, captchaInfo: info }
  }

  await get('/api/index/index?requiredLogin=0', 'zh-cn')
  await get('/api/index/index?requiredLogin=1')
  await get('/api/user/checkIn')
  const login = { tab: 'login', username: 'goldenland', keep: true }
  await get('/api/common/clickCaptcha?id=trace-captcha-1', 'zh-cn')
  await post('/api/common/checkClickCaptcha', { id: 'trace-captcha-1', info: '1,1-2,2;350;200' })
  await post('/api/user/checkIn', { ...login, password: 'short', captchaId: 'trace-captcha-1' })
  const wrong = await solve('trace-captcha-2')
  await post('/api/user/checkIn', { ...login, ...wrong, password: 'Wrong2026' })
  const right = await solve('trace-captcha-3')
  const signed = await post('/api/user/checkIn', { ...login, ...right, password: 'Travel2026' })
  token = signed.data.userInfo.token

  await get('/api/index/index?requiredLogin=1', 'zh-cn')
  await get('/api/ajax/country?quickSearch=my')
  await get('/api/common/currency')
  await get(`/api/hotel/suggest?quickSearch=${encodeURIComponent('仰光')}`)
  const search = await post('/api/hotel/search', { ...stay, destination: { type: 'city', id: 'yangon' } })
  await get(`/api/hotel/searchResult?search_id=${search.data.search_id}&sort=price&filter[star][0]=4&limit=5`)
  await get(`/api/hotel/searchResult?search_id=none&limit=500&filter[colour]=red`)
  await get('/api/hotel/detail?id=1001', 'zh-cn')
  await get('/media/hotel/1001/1.svg')

  async function book(hotel_id: string, client_ref: string, wanted: string): Promise<Json> {
    const rates = await post('/api/hotel/rates', { ...stay, hotel_id })
    const all = rates.data.rooms.flatMap((room: Json) => room.rates)
    const { rate_key, total_price } = all.find((rate: Json) => rate.refundability_now === wanted) ?? all[0]
    const checked = await post('/api/hotel/checkRate', { rate_key, known_total: total_price })
    const rate = checked.data.rate ?? { rate_key, total_price }
    const guests = [
      { room_index: 1, full_name: 'WANG WEI', type: 'adult', is_lead: true },
      { room_index: 1, full_name: "O'Brien", type: 'adult', is_lead: false },
      { room_index: 1, full_name: '王小明', type: 'child', age: 7, is_lead: false },
    ]
    const contact = { person: 'Chen Hui', phone: '+959123456789' }
    const request = { client_ref, rate_key: rate.rate_key, accepted_total: rate.total_price, contact }
    await post('/api/hotel/book', { ...request, guests: [] }, 'zh-cn')
    const answer = await post('/api/hotel/book', { ...request, guests, confirm_duplicate: true })
    await post('/api/hotel/book', { ...request, guests, confirm_duplicate: true })
    if (answer.code === 1) orders.push(answer.data.order.booking_id)
    return answer.data.order
  }

  async function pay(order: Json, channel: string, client_ref: string): Promise<void> {
    await post('/api/order/payPreview', { id: order.booking_id })
    const { booking_id: id, version } = order
    await post('/api/order/pay', { id, channel, client_ref, version: version + 7 })
    await post('/api/order/pay', { id, channel, client_ref, version })
    await post('/api/order/pay', { id, channel, client_ref, version })
  }

  const first = await book('1001', '00000000-0000-4000-8000-000000000001', 'non_refundable')
  await halfway()
  if (first) await pay(first, 'predeposit', '00000000-0000-4000-8000-000000000002')
  await post('/__mock/clock/advance', { ms: 60_000 })
  const second = await book('1001', '00000000-0000-4000-8000-000000000003', 'free')
  if (second) await pay(second, 'predeposit', '00000000-0000-4000-8000-000000000004')
  await post('/__mock/clock/advance', { ms: 3_600_000 })

  await get('/api/order/index?sort=booking_time&order=desc&page=1&limit=20')
  await get('/api/order/counts', 'zh-cn')
  for (const id of orders) await get(`/api/order/detail?id=${id}`)
  await get(`/api/order/voucherDownload?id=${orders[0] ?? 'H0000000000'}&language=bilingual`)
  const last = orders.at(-1)
  const quoted = await post('/api/order/cancelQuote', { id: last })
  const { version } = (await get(`/api/order/detail?id=${last}`)).data.order
  await post('/api/order/cancel', {
    id: last,
    quote_id: quoted.data?.quote?.quote_id ?? 'none',
    accept_penalty: true,
    version,
  })
  await post('/__mock/clock/advance', { ms: 60_000 })
  await get(`/api/order/detail?id=${last}`, 'zh-cn')
  await sell(get, post)
  await get('/api/wallet/summary')
  await get('/api/wallet/ledger?page=1&limit=50')

  await post('/api/order/pay', '{"id":')
  await get('/api/nothing')
  await get('/__mock/verdict')
  await post('/api/user/logout', {})
  await get('/api/order/index')
  return { played, orders }
}

// oxlint-disable-next-line typescript/no-explicit-any -- the trace looks into answers of every shape
type Answer = Promise<{ data: any }>
type Get = (path: string, language?: 'zh-cn' | 'en') => Answer
type Post = (path: string, body: unknown, language?: 'zh-cn' | 'en') => Answer

/** Preparations for customers: drafts, guests, favourites, markups and quotes. */
async function sell(get: Get, post: Post): Promise<void> {
  const form = { product: 'hotel', search: '{}', selection: '', form: '', step: 'guests' }
  const { draft } = (await post('/api/draft/save', form)).data
  await post('/api/draft/save', { ...form, id: draft.id, version: 7 }, 'zh-cn')
  await get('/api/draft/index')
  await get('/api/guest/index?limit=5')
  await post(
    '/api/guest/parse',
    { text: '房间1：王伟、Thant', rooms: [{ adults: 2, child_ages: [] }] },
    'zh-cn',
  )
  await post('/api/favorite/toggle', { hotel_id: '1001' })
  await get('/api/favorite/index')
  await get('/api/search/history')
  await get('/api/hotel/calendar?hotel_id=1010&month=2027-04&rooms[0][adults]=2&nationality=CN')
  await post('/api/markup/save', {
    scope: 'hotel',
    target_id: '1010',
    type: 'percent',
    value: '8',
    round_to: '5.00',
  })
  const rates = await post('/api/hotel/rates', { ...stay, hotel_id: '1010' })
  const rate_key = rates.data.rooms.flatMap(({ rates: sold }: { rates: { rate_key: string }[] }) => sold)[0]
    ?.rate_key
  const saved = await post('/api/quote/save', {
    title: 'Yangon',
    customer: { name: 'Li Na', contact: '' },
    expire_time: 1_798_000_000,
    show: { price: true, policy: true },
    options: [{ rate_key, sell_price: { amount: '1000.00', currency: 'CNY' } }],
  })
  const { id } = saved.data.quote
  await post('/api/quote/recheck', { id })
  const { public_url } = (await post('/api/quote/publish', { id, action: 'send' })).data
  await get(`/api/quote/public?token=${String(public_url).slice('/quote/'.length)}`, 'zh-cn')
  await get('/api/quote/index')
}
