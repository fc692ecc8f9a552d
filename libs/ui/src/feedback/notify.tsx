import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '../icons.ts'

type NoticeKind = 'error' | 'success' | 'info'

// An error interrupts the screen reader, everything else waits its turn.
const kinds: Record<NoticeKind, { color: string; icon: ReactNode; role: 'alert' | 'status' }> = {
  error: { color: 'red', icon: <IconAlertCircle size={18} aria-hidden />, role: 'alert' },
  success: { color: 'green', icon: <IconCircleCheck size={18} aria-hidden />, role: 'status' },
  info: { color: 'blue', icon: <IconInfoCircle size={18} aria-hidden />, role: 'status' },
}

// The text is the identity: what is on screen already is not shown a second time.
const show = (kind: NoticeKind) => (message: string) => {
  notifications.show({ id: `${kind} ${message}`, message, ...kinds[kind] })
}

/** Notices at the top right. The same text stands there at most once at a time. */
export const notify = {
  error: show('error'),
  success: show('success'),
  info: show('info'),
  /** Stays until the answered function takes it away, or its reader does. */
  lasting: (message: string): (() => void) => {
    const id = `lasting ${message}`
    notifications.show({ id, message, ...kinds.info, autoClose: false })
    return () => notifications.hide(id)
  },
  /** Takes all notices away, for a change of member or a test. */
  clear: () => notifications.clean(),
}
