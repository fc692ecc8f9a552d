/** Recent instants of one kind of request; `id` names the kind and the caller. */
export interface RateWindowRecord {
  readonly id: string
  /** Epoch ms, oldest first; none is older than the window. */
  readonly times: readonly number[]
}

export interface RateLimit {
  /** How often within the window. */
  readonly most: number
  /** ms. */
  readonly window: number
}

const minute = 60_000

/** Limits by kind of request. Each comment says whose requests are counted. */
export const rateLimits = {
  /** Of a member, over hotels, cars and transfers together: every search asks suppliers. */
  search: { most: 120, window: minute },
  /** Of one captcha id. */
  captcha: { most: 30, window: minute },
  /** Wrong clicks on one captcha id, so that trying does not find the places. */
  captcha_wrong: { most: 10, window: 10 * minute },
  /** Wrong passwords of one account at the sign-in, from anywhere and whether or not there is one. */
  sign_in_wrong: { most: 10, window: 15 * minute },
  /** Wrong codes of a second factor, of one member over all sign-ins and sessions. */
  second_factor_wrong: { most: 10, window: 15 * minute },
  /** Codes in place of a captcha, of one account or address as it is typed, whether or not there is one. */
  captcha_code: { most: 1, window: minute },
  captcha_code_hour: { most: 5, window: 60 * minute },
  /** Checks of one voucher, whoever asks and with whatever seal. */
  voucher_check: { most: 60, window: minute },
  /** Views of one quote, by its customer and everybody else with the link. */
  public_quote: { most: 60, window: minute },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

const within = (times: readonly number[], { window }: RateLimit, now: number): readonly number[] =>
  times.filter((at) => at > now - window)

/** Whole seconds until the next request is allowed; 0 when it is allowed now. `now` in epoch ms. */
export function secondsToWait(times: readonly number[], limit: RateLimit, now: number): number {
  const recent = within(times, limit, now)
  const first = recent.at(-limit.most)
  return first === undefined ? 0 : Math.max(1, Math.ceil((first + limit.window - now) / 1000))
}

/** The times with one more. */
export const counted = (times: readonly number[], limit: RateLimit, now: number): readonly number[] => [
  ...within(times, limit, now),
  now,
]
