import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { layers } from '../theme/theme.ts'
import classes from './overlays.module.css'

/** How long a notice stays, in ms, unless the pointer is over it. */
const noticeDuration = 4500

/**
 * The notices: top right, 16 px apart (the theme's `md`), beside a dialog of ordinary width or below its header.
 * Mounted once, below the provider.
 */
export function Notices() {
  return (
    <Notifications
      classNames={{ root: classes.stack, notification: classes.notice }}
      position="top-right"
      autoClose={noticeDuration}
      limit={5}
      containerWidth={340}
      zIndex={layers.notice}
    />
  )
}
