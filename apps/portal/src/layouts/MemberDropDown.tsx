import { isSupported } from '@portal/api-client'
import { useMemberCentre, useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { IconChevronDown, IconLogout, IconUser, IconZoom, VisuallyHidden } from '@portal/ui'
import { useRouter } from '@tanstack/react-router'
import { menuOpeners, openMenu } from '../shared/address/open-menu.ts'
import { signOutAndReload } from '../shared/leaving/leave-page.ts'
import { MenuButton } from '../shared/menu/MenuButton.tsx'
import { openPageDialog, paletteKeys } from '../shared/palette.ts'
import styles from './Header.module.css'
import { NoticeBell } from './NoticeBell.tsx'

/** The palette button, the bell, and the member's own menu: member centre, the server's entries, signing out. */
export default function MemberDropDown() {
  const t = useText('site')
  const name = useSession((member) => member.nickname || member.username)
  const entries = useMemberCentre((state) => state.navUserMenus)
  const router = useRouter()
  const openers = menuOpeners(router)
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t('header.find')} (${paletteKeys})`}
        onClick={() => openPageDialog('palette')}
      >
        <IconZoom size={18} aria-hidden />
        <VisuallyHidden component="span">{t('header.find')}</VisuallyHidden>
        <kbd className={styles.keys} aria-hidden>
          {paletteKeys}
        </kbd>
      </button>
      {isSupported('listNotifications') && <NoticeBell />}
      <MenuButton
        choices={[
          {
            key: 'member-centre',
            label: t('titles.memberCentre'),
            onChoose: () => void router.navigate({ to: '/user' }),
          },
          ...entries.map((entry) => ({
            key: String(entry.id),
            label: entry.title,
            onChoose: () => openMenu(entry, openers),
          })),
          {
            key: 'sign-out',
            label: t('header.signOut'),
            icon: <IconLogout size={16} aria-hidden />,
            apart: true,
            onChoose: () => void signOutAndReload(),
          },
        ]}
      >
        {(opener) => (
          <button
            {...opener}
            type="button"
            className={styles.member}
            aria-label={t('header.account', { name })}
          >
            <IconUser size={18} aria-hidden />
            <span className={styles.memberName}>{name}</span>
            <IconChevronDown size={14} aria-hidden />
          </button>
        )}
      </MenuButton>
    </>
  )
}
