import { isSupported } from '@portal/api-client'
import { useIsSignedIn, useMemberCentre, useSession, useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Drawer, Flex, Group, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { signOutAndReload } from '../shared/leaving/leave-page.ts'
import { openPageDialog } from '../shared/palette.ts'
import { LanguageSwitch, ThemeSwitch } from './HeaderParts.tsx'
import menu from './MemberMenu.module.css'
import { MenuLink } from './MenuLink.tsx'
import { UnreadCount } from './NoticeBell.tsx'

interface NarrowDrawerProps {
  opened: boolean
  onClose: () => void
}

/** Everything of the header as one list. */
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
      <Flex component="nav" direction="column" gap={2} aria-label={t('header.mainMenu')}>
        <button
          type="button"
          className={menu.item}
          onClick={() => {
            onClose()
            openPageDialog('palette')
          }}
        >
          {t('header.find')}
        </button>
        <Link to="/" className={menu.item}>
          {t('header.home')}
        </Link>
        {headNav.map((entry) => (
          <MenuLink key={entry.id} entry={entry} className={menu.item} />
        ))}
        {open && <MemberLinks />}
      </Flex>
      <Group
        gap="xs"
        align="stretch"
        wrap="nowrap"
        mt="md"
        pt="sm"
        style={{ borderTop: '1px solid var(--ui-hairline)' }}
      >
        <LanguageSwitch />
        <ThemeSwitch />
      </Group>
    </Drawer>
  )
}

function MemberLinks() {
  const t = useText('site')
  const signedIn = useIsSignedIn()
  const name = useSession((member) => member.nickname || member.username)
  const entries = useMemberCentre((state) => state.navUserMenus)
  if (!signedIn) {
    if (!isSupported('signIn')) return null
    return (
      <Link to="/user/login" className={menu.item}>
        {t('header.signIn')}
      </Link>
    )
  }
  return (
    <>
      <Text size="sm" mt="sm" mx="sm" mb={4} c="dimmed">
        {name}
      </Text>
      <Link to="/user" className={menu.item}>
        {t('titles.memberCentre')}
      </Link>
      {isSupported('listNotifications') && (
        <Link to="/user/notification/list" className={menu.item}>
          {t('titles.notifications')} <UnreadCount />
        </Link>
      )}
      {entries.map((entry) => (
        <MenuLink key={entry.id} entry={entry} className={menu.item} />
      ))}
      <button type="button" className={menu.item} onClick={() => void signOutAndReload()}>
        {t('header.signOut')}
      </button>
    </>
  )
}
