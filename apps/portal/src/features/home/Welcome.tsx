import { useMemberCentre } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconClock, IconFileText, IconWallet } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import styles from './Welcome.module.css'

const points = [
  { name: 'money', icon: IconWallet },
  { name: 'terms', icon: IconClock },
  { name: 'documents', icon: IconFileText },
] as const

/** What a visitor gets here, and how to become a member. */
export default function Welcome() {
  const t = useText('welcome')
  const open = useMemberCentre((state) => state.open)
  return (
    <section className={styles.welcome} aria-label={t('label')}>
      <ul className={styles.points}>
        {points.map(({ name, icon: Icon }) => (
          <li key={name} className={styles.point}>
            <Icon size={24} aria-hidden className={styles.icon} />
            <h2 className={styles.title}>{t(`points.${name}.title`)}</h2>
            <p className={styles.text}>{t(`points.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      {open && (
        <div className={styles.join}>
          <p className={styles.text}>{t('join')}</p>
          <Button
            renderRoot={(props) => <Link to="/user/login" search={{ type: 'register' }} {...props} />}
            variant="light"
          >
            {t('register')}
          </Button>
        </div>
      )}
    </section>
  )
}
