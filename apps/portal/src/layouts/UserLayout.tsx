import { expandMenu, memberCentreStore, shrinkWidth, useMemberCentre } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconMenu2, lazyDialog } from '@portal/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Header } from './Header.tsx'
import styles from './layouts.module.css'
import { Main, SkipLink } from './Main.tsx'
import { MemberBreadcrumbs } from './MemberBreadcrumbs.tsx'
import { MemberMenu } from './MemberMenu.tsx'

const MemberMenuDrawer = lazyDialog(() => import('./MemberMenuDrawer.tsx'))

/** Header, the server's member menu beside the page, and breadcrumbs above it. */
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
  // It stays mounted once opened, so that its closing animation runs to the end.
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

/** Collapses the member menu in a narrow window, measured in `em` like all styles, so by the reader's text size. */
function useFollowWidth() {
  useEffect(() => {
    const narrow = matchMedia(`(max-width: ${(shrinkWidth - 0.16) / 16}em)`)
    const shrinkMenu = () => memberCentreStore.setState({ shrink: narrow.matches })
    shrinkMenu()
    narrow.addEventListener('change', shrinkMenu)
    return () => narrow.removeEventListener('change', shrinkMenu)
  }, [])
}
