import { language, languages, localeOf, useText } from '@portal/i18n'
import { switchLanguage } from '../navigation/switch-language.ts'
import styles from './Header.module.css'

/** Offers the other language by its own name; choosing it saves the choice and starts the page again. */
export function LanguageSwitch() {
  const t = useText('site')
  const other = languages.find((candidate) => candidate !== language()) ?? 'zh-cn'
  return (
    <button
      type="button"
      className={styles.tool}
      lang={localeOf(other)}
      onClick={() => void switchLanguage(other)}
    >
      {t(`languages.${other}`)}
    </button>
  )
}
