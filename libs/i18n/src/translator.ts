import { createInstance, type FormatterModule, type i18n } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { defaultLanguage, type Language, localeOf } from './language.ts'
import type { TextCatalogue } from './locales/catalogue.gen.ts'
import type { Translate } from './text-types.ts'

export type { TextCatalogue }

/** `common`, a noun (`order`), or the page's path without its slash (`hotel/list`; the home page is `index`). */
export type Namespace = keyof TextCatalogue

type MissingTextHandler = (namespace: string) => void

let onMissing: MissingTextHandler = () => {}

/** Sets the handler for texts that no loaded bundle has; it fetches the zh-cn bundle of the namespace. */
export function onMissingText(handler: MissingTextHandler) {
  onMissing = handler
}

/** The translator of the page. It exists before any text is loaded, so that import order does not matter. */
export const translator: i18n = createInstance()

/**
 * Groups numbers like money: 1,568. Numbers below 1,000 skip the slow `toLocaleString`; strings stay as they are,
 * since a user may have typed them.
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
    // Shown until the fallback bundle has arrived; a user never sees a key.
    parseMissingKeyHandler: () => '…',
    react: { useSuspense: false, bindI18nStore: 'added' },
  })

/** The current language; zh-cn until `setupI18n` has run. */
export const language = (): Language => translator.language as Language

/** The texts of one namespace. The component renders again when a missing text arrives. */
export function useText<N extends Namespace>(namespace: N): Translate<TextCatalogue[N]> {
  const { t } = useTranslation(namespace)
  return t as unknown as Translate<TextCatalogue[N]>
}

/**
 * The texts of one namespace in one language, or in several: "入住 Check-in", and with values "2 晚 / 2 nights".
 * `loadTexts` must have loaded them.
 */
export function textIn<N extends Namespace>(
  chosen: Language | readonly Language[],
  namespace: N,
): Translate<TextCatalogue[N]> {
  const read: unknown = (key: string, values?: object) =>
    [chosen]
      .flat()
      .map((lng) => translator.t(key, { lng, ns: namespace, ...values }))
      .join(values ? ' / ' : ' ')
  return read as Translate<TextCatalogue[N]>
}

/** The same outside React: notices, titles, errors. Each call reads the current language. */
export function textOf<N extends Namespace>(namespace: N): Translate<TextCatalogue[N]> {
  const read: unknown = (key: string, values?: object) => translator.t(key, { ns: namespace, ...values })
  return read as Translate<TextCatalogue[N]>
}
