import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '../icons.ts'

type NoticeKind = 'error' | 'success' | 'info'

// An error interrupts the screen reader; other notices wait.
const kinds: Record<NoticeKind, { color: string; icon: ReactNode; role: 'alert' | 'status' }> = {
  error: { color: 'red', icon: <IconAlertCircle size={18} aria-hidden />, role: 'alert' },
  success: { color: 'green', icon: <IconCircleCheck size={18} aria-hidden />, role: 'status' },
  info: { color: 'blue', icon: <IconInfoCircle size={18} aria-hidden />, role: 'status' },
}

// The text is the id, so that a visible notice is not shown twice.
const show = (kind: NoticeKind) => (message: string) => {
  notifications.show({ id: `${kind} ${message}`, message, ...kinds[kind] })
}

/** Shows notices at the top right; the same text only once at a time. */
export const notify = {
  error: show('error'),
  success: show('success'),
  info: show('info'),
  /** Stays until the user or the returned function closes it. */
  lasting: (message: string): (() => void) => {
    const id = `lasting ${message}`
    notifications.show({ id, message, ...kinds.info, autoClose: false })
    return () => notifications.hide(id)
  },
  /** Removes all notices, for a change of member or a test. */
  clear: () => notifications.clean(),
}
