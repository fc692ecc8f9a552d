import { useIsSignedIn, useMemberCentre, useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Brand } from './Brand.tsx'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MenuLink } from './MenuLink.tsx'
import { NarrowMenu } from './NarrowMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

// Only members have it.
const MemberDropDown = lazy(() => import('./MemberDropDown.tsx'))

/** Brand, head menu, language, theme and the member's own menu; on a phone all but the brand in a drawer. */
export function Header() {
  const t = useText('site')
  const headNav = useSite((site) => site.headNav)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <nav className={styles.nav} aria-label={t('header.mainMenu')}>
          {headNav.map((entry) => (
            <MenuLink key={entry.id} entry={entry} className={styles.navLink} />
          ))}
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
          <MemberEntry />
        </div>
        <NarrowMenu />
      </div>
    </header>
  )
}

function MemberEntry() {
  const t = useText('site')
  const signedIn = useIsSignedIn()
  const open = useMemberCentre((state) => state.open)
  if (!open) return null
  if (signedIn) {
    return (
      <Suspense fallback={<span className={styles.memberPlace} />}>
        <MemberDropDown />
      </Suspense>
    )
  }
  return (
    <Link to="/user/login" className={styles.signIn}>
      {t('header.signIn')}
    </Link>
  )
}
