import { useText } from '@portal/i18n'
import { Drawer } from '@portal/ui'
import { MemberMenu } from './MemberMenu.tsx'

interface MemberMenuDrawerProps {
  opened: boolean
  onClose: () => void
}

/** The member menu for windows too narrow to show it beside the page. Fetched when it is opened. */
export default function MemberMenuDrawer({ opened, onClose }: MemberMenuDrawerProps) {
  const t = useText('site')
  return (
    <Drawer opened={opened} onClose={onClose} size="min(280px, 85vw)" title={t('member.menu')}>
      <MemberMenu />
    </Drawer>
  )
}
