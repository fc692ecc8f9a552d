import { expandMenu, memberCentreStore, shrinkWidth, useMemberCentre } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Drawer, IconMenu2 } from '@portal/ui'
import { type ReactNode, useEffect } from 'react'
import { Header } from './Header.tsx'
import styles from './layouts.module.css'
import { Main } from './Main.tsx'
import { MemberBreadcrumbs } from './MemberBreadcrumbs.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Header, the server's member menu beside the page, and where the page stands in it. */
export function UserLayout({ children }: { children: ReactNode }) {
  useFollowWidth()
  const shrink = useMemberCentre((state) => state.shrink)
  return (
    <>
      <SkipLink />
      <Header />
      <div className={styles.member}>
        {shrink ? <MenuDrawer /> : <MemberMenu />}
        <Main className={styles.memberMain}>
          <MemberBreadcrumbs />
          {children}
        </Main>
      </div>
    </>
  )
}

function MenuDrawer() {
  const t = useText('site')
  const opened = useMemberCentre((state) => state.menuExpand)
  return (
    <>
      <Button
        className={styles.opener}
        variant="default"
        leftSection={<IconMenu2 size={16} aria-hidden />}
        aria-expanded={opened}
        onClick={() => expandMenu(true)}
      >
        {t('member.openMenu')}
      </Button>
      <Drawer
        opened={opened}
        onClose={() => expandMenu(false)}
        size="min(280px, 85vw)"
        title={t('member.menu')}
      >
        <MemberMenu />
      </Drawer>
    </>
  )
}

/** Tells the member centre how wide the window is. */
function useFollowWidth() {
  useEffect(() => {
    const narrow = matchMedia(`(max-width: ${shrinkWidth - 0.02}px)`)
    const tell = () => memberCentreStore.setState({ shrink: narrow.matches })
    tell()
    narrow.addEventListener('change', tell)
    return () => narrow.removeEventListener('change', tell)
  }, [])
}
