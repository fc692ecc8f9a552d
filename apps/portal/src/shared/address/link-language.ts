import { isLanguage, type Language } from '@portal/i18n'

/** Pages for people outside the company, who come by a link from a mail, a message or a QR code. */
const forOutsiders = /^\/(?:quote|voucher)\//

type Address = Pick<Location, 'pathname' | 'search'>

export const isForOutsiders = ({ pathname }: Pick<Address, 'pathname'>): boolean =>
  forOutsiders.test(pathname)

/** The language that a link for outsiders asks for; undefined on other pages and without one. */
export function languageOfLink(address: Address): Language | undefined {
  const asked = new URLSearchParams(address.search).get('lang')
  return isForOutsiders(address) && isLanguage(asked) ? asked : undefined
}

/** The same address in another language. */
export function inLanguage(href: string, language: Language): string {
  const address = new URL(href)
  address.searchParams.set('lang', language)
  return address.href
}
