const day = 86_400_000

/** ms for which an access token, and a refresh token, are good. */
export const accessLife = 3 * day
export const refreshLife = 30 * day

/** Epoch ms until which the tokens of a session work. */
interface SessionTimes {
  readonly expires: number
  readonly refresh_expires: number
}

/** Who did not ask to be kept gets no refresh token. */
export const openedAt = (now: number, keep: boolean): SessionTimes => ({
  expires: now + accessLife,
  refresh_expires: keep ? now + refreshLife : now,
})

/** A new access token; the refresh token grows no older by being used. */
export const renewedAt = (times: SessionTimes, now: number): SessionTimes => ({
  ...times,
  expires: now + accessLife,
})

export const isSignedIn = ({ expires }: SessionTimes, now: number): boolean => now < expires

export const mayRenew = ({ refresh_expires }: SessionTimes, now: number): boolean => now < refresh_expires

/** An expired session is remembered for a while, so that its holder can read that it ran out, and then forgotten. */
export const isForgotten = ({ expires, refresh_expires }: SessionTimes, now: number): boolean =>
  expires + refreshLife <= now && refresh_expires <= now

/** Wrong passwords within a day after which even the right one is refused. */
export const failuresPerDay = 10

/** The wrong passwords of the last day; instants in epoch ms, oldest first. */
export const recentFailures = (times: readonly number[], now: number): readonly number[] =>
  times.filter((time) => time > now - day)

/** Ten wrong passwords within a day keep the account shut until the first of them is a day old. */
export const tooManyFailures = (times: readonly number[], now: number): boolean =>
  recentFailures(times, now).length >= failuresPerDay
