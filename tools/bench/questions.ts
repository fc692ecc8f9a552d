import type { Shot } from './load.ts'

/** Requests of one kind, all different. */
export interface Kind {
  readonly title: string
  /** `small` is compared with the peers; `large` are calls of the portal's heaviest pages. */
  readonly size: 'small' | 'large'
  readonly shots: readonly Shot[]
}

/** Calls the running mock. */
export type Ask = <T>(method: Shot['method'], path: string, body?: unknown) => Promise<T>

const stay = {
  check_in: '2026-12-10',
  check_out: '2026-12-13',
  rooms: [{ adults: 2, child_ages: [5] }],
  nationality: 'CN',
}

/** A day, counted from 1 December of the world's year. */
const dateOf = (day: number) => new Date(Date.UTC(2026, 11, day)).toISOString().slice(0, 10)

/** Spellings of a text that mean the same: upper and lower case, additional spaces. */
function spellings(typed: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const cased = Array.from(typed, (char, at) => ((i >> at) & 1 ? char.toUpperCase() : char))
    let rest = i >> typed.length
    return cased
      .map((char) => {
        const spaces = rest & 3
        rest >>= 2
        return char + ' '.repeat(spaces)
      })
      .join('')
  })
}

interface Captcha {
  readonly width: number
  readonly height: number
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** Correct clicks, each a few pixels off the middle of its character. */
function rightClicks(id: string, { width, height, points }: Captcha, count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    let rest = i
    const off = () => {
      const by = (rest % 9) - 4
      rest = Math.floor(rest / 9)
      return by
    }
    const clicks = points.map(({ x, y }) => `${x + off()},${y + off()}`).join('-')
    return JSON.stringify({ id, info: `${clicks};${width};${height}` })
  })
}

/** Thousands of different requests of each kind, so that caching answers does not help. */
export async function questions(ask: Ask, headers: Readonly<Record<string, string>>): Promise<Kind[]> {
  const captchaId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  await ask('GET', `/api/common/clickCaptcha?id=${captchaId}`)
  const captcha = await ask<Captcha>('GET', `/__mock/peek/captcha?id=${captchaId}`)
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
      size: 'small',
      shots: spellings('land', 4096).map((typed) =>
        get(`/api/ajax/country?quickSearch=${encodeURIComponent(typed)}`),
      ),
    },
    {
      title: 'small POST (captcha)',
      size: 'small',
      shots: rightClicks(captchaId, captcha, 20_000).map(post('/api/common/checkClickCaptcha')),
    },
    {
      title: 'list of 20 ledger entries',
      size: 'small',
      shots: Array.from({ length: 6_000 }, (_, i) =>
        get(`/api/wallet/ledger?limit=20&date_from=${dateOf(-800 - i)}`),
      ),
    },
    {
      title: 'list of 20 hotels',
      size: 'large',
      // So low that all hotels stay in the list.
      shots: Array.from({ length: 9_999 }, (_, i) =>
        get(`${results}&filter%5Bprice_min%5D=${((i + 1) / 100).toFixed(2)}`),
      ),
    },
    {
      title: 'rates of a hotel',
      size: 'large',
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
      size: 'large',
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
