import { useMemberCentre } from '@portal/auth'
import { useText } from '@portal/i18n'
import { PageTitle } from '@portal/ui'
import { useSearch } from '@tanstack/react-router'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

/** Where a visitor becomes a member. It says why it opened, and leads back to where that was. */
export function LoginPage() {
  const t = useText('user/login')
  const { why, to } = useSearch({ from: '/user/login' })
  const open = useMemberCentre((state) => state.open)
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <PageTitle title={t('heading')} />
        {why ? (
          <p className={styles.why} role="status">
            {t(`why.${why}`)}
          </p>
        ) : (
          <p className={styles.lead}>{t('lead')}</p>
        )}
        {open ? <LoginForm returnTo={to} /> : <p role="status">{t('closed')}</p>}
      </div>
    </div>
  )
}
