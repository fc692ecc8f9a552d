import { useText } from '@portal/i18n'
import styles from './layouts.module.css'

/** First stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  const t = useText('common')
  return (
    <a className={styles.skipLink} href="#main">
      {t('skipToContent')}
    </a>
  )
}
