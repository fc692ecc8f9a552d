import { useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Link } from '@tanstack/react-router'
import { agreements } from '../shared/agreements.ts'
import styles from './Footer.module.css'

/** Below the pages that everybody sees: who runs the site, and what both sides may rely on. */
export default function Footer() {
  const t = useText('footer')
  const { siteName, siteTag } = useSite((site) => site)
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <p className={styles.who}>
          <strong>{siteName}</strong> {siteTag}
        </p>
        <nav className={styles.links} aria-label={t('label')}>
          <Link to="/cms/search">{t('articles')}</Link>
          {agreements.map((name) => (
            <Link key={name} to="/cms/page/$id" params={{ id: name }}>
              {t(name)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
