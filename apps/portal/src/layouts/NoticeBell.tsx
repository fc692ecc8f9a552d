import { useText } from '@portal/i18n'
import { IconBell, lazyDialog, lazySection, VisuallyHidden } from '@portal/ui'
import { idle, withTexts } from '../shared/lazy-load.ts'
import menu from '../shared/menu/MenuButton.module.css'
import { useLazyMenu } from '../shared/menu/MenuButton.tsx'
import styles from './Header.module.css'

const texts = ['user/notification/list'] as const

const NotificationPanel = lazyDialog(() =>
  withTexts(texts, () => import('../features/notification/NotificationPanel.tsx')),
)

/** The unread count. Nobody waits for it, so its code and its call come once the page is idle. */
export const UnreadCount = lazySection(
  async () => {
    await idle()
    return withTexts(texts, () => import('../features/notification/UnreadCount.tsx'))
  },
  { optional: true },
)

/** The bell with the unread count; it opens a menu of the latest notifications. */
export function NoticeBell() {
  const t = useText('site')
  const { opener, opened, frame } = useLazyMenu(NotificationPanel)
  return (
    <span className={menu.place}>
      <button {...opener} type="button" className={styles.tool}>
        <IconBell size={18} aria-hidden />
        <VisuallyHidden component="span">{t('titles.notifications')}</VisuallyHidden>
        <span className={styles.count}>
          <UnreadCount />
        </span>
      </button>
      {opened && <NotificationPanel {...frame} />}
    </span>
  )
}
