import { language, languages, localeOf, setLanguage, useText } from '@portal/i18n'
import styles from './Header.module.css'

/** Offers the other language by its own name; choosing it saves the choice and starts the page again. */
export function LanguageSwitch() {
  const t = useText('site')
  const other = languages.find((candidate) => candidate !== language()) ?? 'zh-cn'
  return (
    <button type="button" className={styles.tool} lang={localeOf(other)} onClick={() => setLanguage(other)}>
      {t(`languages.${other}`)}
    </button>
  )
}
