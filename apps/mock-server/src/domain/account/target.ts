/** Where codes go and how members are found: an address or a number in one spelling. */

export const defaultArea = '86'

export const emailTarget = (email: string): string => email.trim().toLowerCase()

/** Both parts without plus: `+8613912345678`. */
export const mobileTarget = (area_num: string, mobile: string): string => `+${area_num}${mobile}`

/** Numbers of the mainland have eleven digits that begin with 13 to 19; elsewhere the contract's pattern is all. */
export const isMobile = (area_num: string, mobile: string): boolean =>
  area_num === '86' ? /^1[3-9]\d{9}$/.test(mobile) : /^\d{7,12}$/.test(mobile)

/** Mail boxes and numbers that never get anything, so that a failed sending can be seen. */
export const isUnreachable = (target: string): boolean =>
  target.endsWith('@undeliverable.example') || target.endsWith('00000000')
