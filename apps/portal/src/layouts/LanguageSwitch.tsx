import { type Language, language, languages, localeOf, useText } from '@portal/i18n'
import { reportLostPart } from '@portal/ui'
import styles from './Header.module.css'

const choose = (chosen: Language) =>
  void import('../shared/leaving/switch-language.ts').then(
    ({ switchLanguage }) => switchLanguage(chosen),
    reportLostPart,
  )

/** Offers the other language by its own name; choosing it saves the choice and starts the page again. */
export function LanguageSwitch() {
  const t = useText('site')
  const other = languages.find((candidate) => candidate !== language()) ?? 'zh-cn'
  return (
    <button type="button" className={styles.tool} lang={localeOf(other)} onClick={() => choose(other)}>
      {t(`languages.${other}`)}
    </button>
  )
}
