import { useTranslation } from 'react-i18next'
import type { Namespace, TextCatalogue } from './namespaces.ts'
import type { Translate } from './text-types.ts'
import { translator } from './translator.ts'

/** The texts of one namespace; the component is drawn again when a text arrives that it lacked. */
export function useText<N extends Namespace>(namespace: N): Translate<TextCatalogue[N]> {
  const { t } = useTranslation(namespace)
  return t as unknown as Translate<TextCatalogue[N]>
}

/** The same outside React: notices, titles, errors. Reads the language in force at each call. */
export function textOf<N extends Namespace>(namespace: N): Translate<TextCatalogue[N]> {
  const read: unknown = (key: string, values?: object) => translator.t(key, { ns: namespace, ...values })
  return read as Translate<TextCatalogue[N]>
}
