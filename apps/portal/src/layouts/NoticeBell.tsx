import { useText } from '@portal/i18n'
import { IconBell, VisuallyHidden } from '@portal/ui'
import { latePart } from '../shared/late-part.ts'
import menu from '../shared/menu/MenuButton.module.css'
import { useLateMenu } from '../shared/menu/use-late-menu.ts'
import { withTexts } from '../shared/with-texts.ts'
import styles from './Header.module.css'
import { LateUnreadCount } from './LateUnreadCount.tsx'

const panel = latePart(() =>
  withTexts(['user/notification/list'], () => import('../features/notification/NotificationPanel.tsx')),
)

/** The bell with the unread count; the latest notifications stand in a menu below it. */
export function NoticeBell() {
  const t = useText('site')
  const { opener, opened, frame } = useLateMenu(panel)
  return (
    <span className={menu.place}>
      <button {...opener} type="button" className={styles.tool}>
        <IconBell size={18} aria-hidden />
        <VisuallyHidden component="span">{t('titles.notifications')}</VisuallyHidden>
        <span className={styles.count}>
          <LateUnreadCount />
        </span>
      </button>
      {opened && <panel.Part {...frame} />}
    </span>
  )
}
