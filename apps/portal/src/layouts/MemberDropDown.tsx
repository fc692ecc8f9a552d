import { useMemberCentre, useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { IconChevronDown, IconLogout, IconUser, Menu } from '@portal/ui'
import { useRouter } from '@tanstack/react-router'
import { openMenu } from '../navigation/open-menu.ts'
import { signOutAndReload } from '../navigation/sign-out.ts'
import styles from './Header.module.css'
import { useMenuOpeners } from './use-menu-openers.ts'

/** The member's name and what belongs to it: the member centre, the server's entries, signing out. */
export default function MemberDropDown() {
  const t = useText('site')
  const name = useSession((member) => member.nickname || member.username)
  const entries = useMemberCentre((state) => state.navUserMenus)
  const openers = useMenuOpeners()
  const router = useRouter()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <button type="button" className={styles.member} aria-label={t('header.account', { name })}>
          <IconUser size={18} aria-hidden />
          <span className={styles.memberName}>{name}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void router.navigate({ to: '/user' })}>
          {t('titles.memberCentre')}
        </Menu.Item>
        {entries.map((entry) => (
          <Menu.Item key={entry.id} onClick={() => openMenu(entry, openers)}>
            {entry.title}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOutAndReload()}>
          {t('header.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
