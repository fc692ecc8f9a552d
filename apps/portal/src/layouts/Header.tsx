import { isSupported } from '@portal/api-client'
import { useIsSignedIn, useMemberCentre, useSession, useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Group, lazySection, reportChunkError } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import styles from './Header.module.css'
import { Brand, LanguageSwitch, ThemeSwitch } from './HeaderParts.tsx'
import { MenuLink } from './MenuLink.tsx'
import { NarrowMenu } from './NarrowMenu.tsx'

// Only members have this menu.
const MemberDropDown = lazySection(() => import('./MemberDropDown.tsx'), {
  loading: <MemberComing />,
  failed: <MemberLink />,
})

/** Brand, head menu, language, theme and the member's own menu; on a phone everything but the brand is in a drawer. */
export function Header() {
  const t = useText('site')
  const headNav = useSite((site) => site.headNav)
  return (
    <header className={styles.header} data-screen>
      <Group gap="xs" wrap="nowrap" maw={1440} h={56} mx="auto" px="md">
        <Brand />
        <nav className={styles.nav} aria-label={t('header.mainMenu')}>
          {headNav.map((entry) => (
            <MenuLink key={entry.id} entry={entry} className={styles.navLink} />
          ))}
        </nav>
        {/* Other ones for a member: see `build/first-paint.css`. */}
        <div className={styles.tools} data-visitor>
          <LanguageSwitch />
          <ThemeSwitch />
          <MemberEntry />
        </div>
        <NarrowMenu />
      </Group>
    </header>
  )
}

const signOut = () =>
  void import('../shared/leaving/leave-page.ts').then(
    ({ signOutAndReload }) => signOutAndReload(),
    reportChunkError,
  )

/** As wide as the tools and the menu that replace it, so that nothing beside them moves. */
function MemberComing() {
  const name = useSession((member) => member.nickname || member.username)
  return (
    <>
      <span className={isSupported('listNotifications') ? styles.twoTools : styles.oneTool} />
      <span className={styles.memberComing} aria-hidden>
        {name}
      </span>
    </>
  )
}

/** What a member needs even if the menu cannot be loaded. */
function MemberLink() {
  const t = useText('site')
  const name = useSession((member) => member.nickname || member.username)
  return (
    <>
      <Link to="/user" className={styles.member} aria-label={`${t('titles.memberCentre')} ${name}`}>
        <span className={styles.memberName}>{name}</span>
      </Link>
      <button type="button" className={styles.tool} onClick={signOut}>
        {t('header.signOut')}
      </button>
    </>
  )
}

function MemberEntry() {
  const t = useText('site')
  const signedIn = useIsSignedIn()
  const open = useMemberCentre((state) => state.open)
  if (!open) return null
  if (signedIn) {
    return <MemberDropDown />
  }
  if (!isSupported('signIn')) return null
  return (
    <Link to="/user/login" className={styles.signIn}>
      {t('header.signIn')}
    </Link>
  )
}
