import { createInstance, type FormatterModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, type Language, localeOf } from './language.ts'

type MissingTextHandler = (namespace: string) => void

let onMissing: MissingTextHandler = () => {}

/** Called with the namespace of a text that neither language has, so that its zh-cn bundle can be fetched. */
export function onMissingText(handler: MissingTextHandler) {
  onMissing = handler
}

/** The one translator of the page. It exists before any text, so that nothing depends on import order. */
export const translator: i18n = createInstance()

/**
 * Numbers of things are grouped like money: 1,568. Smaller ones stay, since the browser takes its time for each, and so
 * does a text of digits, which somebody may have typed.
 */
const grouping: Pick<FormatterModule, 'type' | 'format'> = {
  type: 'formatter',
  format: (value) =>
    typeof value === 'number' && value > 999 ? value.toLocaleString(localeOf(language())) : value,
}

void translator
  .use(initReactI18next)
  .use(grouping)
  .init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    supportedLngs: ['zh-cn', 'en'],
    lowerCaseLng: true,
    load: 'currentOnly',
    ns: [],
    resources: {},
    initAsync: false,
    nsSeparator: false,
    interpolation: {
      // React escapes what it renders; notices and titles are plain text.
      escapeValue: false,
      alwaysFormat: true,
    },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace) => onMissing(namespace),
    // Never a bare key: three dots until the fallback bundle has arrived.
    parseMissingKeyHandler: () => '…',
    react: { useSuspense: false, bindI18nStore: 'added' },
  })

/** The language in force; zh-cn until `setupI18n` has run. */
export const language = (): Language => translator.language as Language
