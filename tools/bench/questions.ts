import type { Shot } from './load.ts'

/** Requests of one kind. */
export interface Kind {
  readonly title: string
  /** Answers a second that one core has to reach. */
  readonly rate?: number
  readonly shots: readonly Shot[]
}

/** Calls the running mock. */
type Ask = <T>(method: Shot['method'], path: string, body?: unknown) => Promise<T>

const stay = {
  check_in: '2026-12-10',
  check_out: '2026-12-13',
  rooms: [{ adults: 2, child_ages: [5] }],
  nationality: 'CN',
}

/** A day, counted from 1 December of the world's year. */
const dateOf = (day: number) => new Date(Date.UTC(2026, 11, day)).toISOString().slice(0, 10)

interface Captcha {
  readonly width: number
  readonly height: number
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** Requests whose answers are computed; stays differ, because the mock keeps the rates of some. */
export async function questions(ask: Ask, headers: Readonly<Record<string, string>>): Promise<Kind[]> {
  const captchaId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  await ask('GET', `/api/common/clickCaptcha?id=${captchaId}`)
  const { points, width, height } = await ask<Captcha>('GET', `/__mock/peek/captcha?id=${captchaId}`)
  const info = `${points.map(({ x, y }) => `${x},${y}`).join('-')};${width};${height}`
  const search = await ask<{ data: { search_id: string } }>('POST', '/api/hotel/search', {
    destination: { type: 'city', id: 'yangon' },
    ...stay,
  })
  // Suppliers answer at different times, so wait until the list is complete.
  await ask('POST', '/__mock/clock/advance', { ms: 60_000 })
  const results = `/api/hotel/searchResult?search_id=${encodeURIComponent(search.data.search_id)}&limit=20`
  const get = (path: string): Shot => ({ method: 'GET', path, headers })
  const post =
    (path: string) =>
    (body: string): Shot => ({ method: 'POST', path, headers, body })
  return [
    {
      title: 'list of 20 countries',
      shots: [get('/api/ajax/country?quickSearch=land')],
    },
    {
      title: 'small POST (captcha)',
      shots: [post('/api/common/checkClickCaptcha')(JSON.stringify({ id: captchaId, info }))],
    },
    {
      title: 'list of 20 ledger entries',
      shots: [get(`/api/wallet/ledger?limit=20&date_from=${dateOf(-800)}`)],
    },
    {
      title: 'list of 20 hotels',
      rate: 300,
      shots: [get(results)],
    },
    {
      title: 'rates of a hotel',
      shots: ['CN', 'TH', 'JP', 'SG', 'US', 'FR']
        .flatMap((nationality) =>
          Array.from({ length: 28 * 18 }, (_, i) => {
            const day = (i % 28) + 1
            const rooms = [{ adults: 2, child_ages: [Math.floor(i / 28)] }]
            const dates = { check_in: dateOf(day), check_out: dateOf(day + 3) }
            return JSON.stringify({ hotel_id: '1001', ...dates, rooms, nationality })
          }),
        )
        .map(post('/api/hotel/rates')),
    },
    {
      title: 'rates for a stay not asked for',
      // More stays than the mock keeps, so each has been dropped before it comes again.
      shots: [5, 8, 14]
        .flatMap((age) =>
          Array.from({ length: 90 }, (_, i) => {
            const dates = { check_in: dateOf(i + 1), check_out: dateOf(i + 4) }
            const rooms = [{ adults: 2, child_ages: [age] }]
            return JSON.stringify({ hotel_id: '1001', ...dates, rooms, nationality: 'CN' })
          }),
        )
        .map(post('/api/hotel/rates')),
    },
  ]
}
