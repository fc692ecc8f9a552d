import { expandMenu, memberCentreStore, shrinkWidth, useMemberCentre } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconMenu2, lateDialog } from '@portal/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Header } from './Header.tsx'
import styles from './layouts.module.css'
import { Main } from './Main.tsx'
import { MemberBreadcrumbs } from './MemberBreadcrumbs.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import { SkipLink } from './SkipLink.tsx'

const MemberMenuDrawer = lateDialog(() => import('./MemberMenuDrawer.tsx'))

/** Header, the server's member menu beside the page, and where the page stands in it. */
export function UserLayout({ children }: { children: ReactNode }) {
  useFollowWidth()
  const shrink = useMemberCentre((state) => state.shrink)
  return (
    <>
      <SkipLink />
      <Header />
      <div className={styles.member}>
        {shrink ? <NarrowMemberMenu /> : <MemberMenu />}
        <Main className={styles.memberMain}>
          <MemberBreadcrumbs />
          {children}
        </Main>
      </div>
    </>
  )
}

function NarrowMemberMenu() {
  const t = useText('site')
  const opened = useMemberCentre((state) => state.menuExpand)
  // It stays once it has been opened, so that closing it is drawn to its end.
  const [used, setUsed] = useState(opened)
  if (opened && !used) setUsed(true)
  return (
    <>
      <Button
        className={styles.opener}
        data-screen
        variant="default"
        leftSection={<IconMenu2 size={16} aria-hidden />}
        aria-expanded={opened}
        onClick={() => expandMenu(true)}
      >
        {t('member.openMenu')}
      </Button>
      {used && <MemberMenuDrawer opened={opened} onClose={() => expandMenu(false)} />}
    </>
  )
}

/** Tells the member centre how wide the window is, by the reader's own text size, as all styles measure it. */
function useFollowWidth() {
  useEffect(() => {
    const narrow = matchMedia(`(max-width: ${(shrinkWidth - 0.16) / 16}em)`)
    const shrinkMenu = () => memberCentreStore.setState({ shrink: narrow.matches })
    shrinkMenu()
    narrow.addEventListener('change', shrinkMenu)
    return () => narrow.removeEventListener('change', shrinkMenu)
  }, [])
}
