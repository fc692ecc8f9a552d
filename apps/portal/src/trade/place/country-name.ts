import { language, localeOf } from '@portal/i18n'

/** The country's name in the current language; the code if it is unknown. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames([localeOf(language())], { type: 'region', fallback: 'code' }).of(code) ?? code
