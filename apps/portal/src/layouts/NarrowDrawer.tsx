import { useIsSignedIn, useMemberCentre, useSession, useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Drawer } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { signOutAndReload } from '../navigation/sign-out.ts'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MenuLink } from './MenuLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

interface NarrowDrawerProps {
  opened: boolean
  onClose: () => void
}

/** The whole header, below one another. */
export default function NarrowDrawer({ opened, onClose }: NarrowDrawerProps) {
  const t = useText('site')
  const headNav = useSite((site) => site.headNav)
  const open = useMemberCentre((state) => state.open)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(320px, 90vw)"
      title={t('header.mainMenu')}
    >
      <nav className={styles.drawer} aria-label={t('header.mainMenu')}>
        <Link to="/" className={styles.drawerLink}>
          {t('header.home')}
        </Link>
        {headNav.map((entry) => (
          <MenuLink key={entry.id} entry={entry} className={styles.drawerLink} />
        ))}
        {open && <MemberLinks />}
      </nav>
      <div className={styles.drawerTools}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Drawer>
  )
}

function MemberLinks() {
  const t = useText('site')
  const signedIn = useIsSignedIn()
  const name = useSession((member) => member.nickname || member.username)
  const entries = useMemberCentre((state) => state.navUserMenus)
  if (!signedIn) {
    return (
      <Link to="/user/login" className={styles.drawerLink}>
        {t('header.signIn')}
      </Link>
    )
  }
  return (
    <>
      <p className={styles.drawerName}>{name}</p>
      <Link to="/user" className={styles.drawerLink}>
        {t('titles.memberCentre')}
      </Link>
      {entries.map((entry) => (
        <MenuLink key={entry.id} entry={entry} className={styles.drawerLink} />
      ))}
      <button type="button" className={styles.drawerLink} onClick={() => void signOutAndReload()}>
        {t('header.signOut')}
      </button>
    </>
  )
}
