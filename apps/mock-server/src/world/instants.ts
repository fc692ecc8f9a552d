/** 2000-01-01T00:00:00Z and 2100-01-01T00:00:00Z in epoch ms: the data of a world is made for years between them. */
const firstInstant = Date.UTC(2000, 0)
const lastInstant = Date.UTC(2100, 0)

/** Whether a value is an instant at which a world can stand, in epoch ms. */
export const isInstant = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= firstInstant && (value as number) <= lastInstant

/** Said of a value that is none. */
export const noInstant = 'an instant between the years 2000 and 2100 is wanted'
