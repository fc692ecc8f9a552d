import { session } from '@portal/auth'
import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'
import { useBlocker } from '@tanstack/react-router'
import { loginRoute } from '../../../navigation/login-path.ts'

interface LeaveQuestionProps {
  /** Something was typed and not sent. */
  isUnsent: () => boolean
  /** Somebody leaves all the same. */
  onLeave: () => void
}

/**
 * Asks before the page is left with something unsent. A session that ended leads to the login page without a
 * question: what was typed waits for whoever comes back.
 */
export function LeaveQuestion({ isUnsent, onLeave }: LeaveQuestionProps) {
  const t = useText('user/cms/editContent')
  const blocked = useBlocker({
    shouldBlockFn: ({ next }) => isUnsent() && session.isSignedIn() && next.pathname !== loginRoute,
    enableBeforeUnload: isUnsent,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={blocked.status === 'blocked'}
      onClose={() => blocked.reset?.()}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => {
        onLeave()
        blocked.proceed?.()
      }}
      danger
    >
      {t('leaveText')}
    </ConfirmDialog>
  )
}
