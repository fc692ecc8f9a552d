/**
 * What a drop-down that searches sends to the address its caller names: that it wants entries, what was typed, and
 * the caller's extras, which never change the two.
 */
export function dropdownParams<Extras extends object>(typed: string, extras: Extras) {
  return { ...extras, select: true, ...(typed === '' ? {} : { quickSearch: typed }) }
}
