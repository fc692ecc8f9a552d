const shownEnd = 4

/** All but the last four characters hidden; a number that is no longer than that is hidden whole. */
export function maskedNumber(number: string): string {
  const shown = number.length > shownEnd ? number.slice(-shownEnd) : ''
  return '*'.repeat(number.length - shown.length) + shown
}
