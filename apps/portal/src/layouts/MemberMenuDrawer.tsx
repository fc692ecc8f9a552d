import { expandMenu } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Drawer } from '@portal/ui'
import { MemberMenu } from './MemberMenu.tsx'

/** The member menu where the window is too narrow to have it beside the page. Fetched when it is opened. */
export default function MemberMenuDrawer({ opened }: { opened: boolean }) {
  const t = useText('site')
  return (
    <Drawer
      opened={opened}
      onClose={() => expandMenu(false)}
      size="min(280px, 85vw)"
      title={t('member.menu')}
    >
      <MemberMenu />
    </Drawer>
  )
}
