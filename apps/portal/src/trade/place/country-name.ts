import { language, localeOf } from '@portal/i18n'

/** The country's name in the reader's language, without asking the server; the code itself when it is unknown. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames([localeOf(language())], { type: 'region', fallback: 'code' }).of(code) ?? code
