// What a request may ask of a world, and the words in which it is refused.

/** 2000-01-01T00:00:00Z and 2100-01-01T00:00:00Z in epoch ms. The data of a world covers the years between them. */
const firstInstant = Date.UTC(2000, 0)
const lastInstant = Date.UTC(2100, 0)

/** Whether a value is an instant in epoch ms that the clock of a world can show. */
export const isInstant = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= firstInstant && (value as number) <= lastInstant

export const noInstant = 'an instant between the years 2000 and 2100 is wanted'

export const isWorldName = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,79}$/.test(text)
export const worldNaming =
  'a world is named with 1 to 80 letters, digits, dots, colons, dashes or underscores, a letter or digit first'

const shownLength = 80

/** The beginning of a text that a caller has sent, short enough for a sentence about it. */
export const shortText = (text: string): string =>
  text.length <= shownLength ? text : `${text.slice(0, shownLength)}…`
