import { session } from '@portal/auth'
import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { loginRoute } from '../../../navigation/login-path.ts'

interface LeaveQuestionProps {
  /** Something was typed and not sent. */
  isUnsent: () => boolean
  /** Somebody leaves all the same. */
  onLeave: () => void
}

/** Answers whether to stay. */
type Answer = (stay: boolean) => void

/**
 * Asks before the page is left with something unsent. A session that ended leads to the login page without a
 * question: what was typed waits for whoever comes back.
 */
export function LeaveQuestion({ isUnsent, onLeave }: LeaveQuestionProps) {
  const t = useText('user/cms/editContent')
  const { history } = useRouter()
  const [waiting, setWaiting] = useState<{ answer: Answer } | null>(null)
  const unsent = useEffectEvent(isUnsent)
  useEffect(
    () =>
      history.block({
        blockerFn: ({ nextLocation }) => {
          if (!unsent() || !session.isSignedIn() || nextLocation.pathname === loginRoute) return false
          return new Promise<boolean>((answer) => setWaiting({ answer }))
        },
        enableBeforeUnload: () => unsent(),
      }),
    [history],
  )
  const answer = (stay: boolean) => {
    waiting?.answer(stay)
    setWaiting(null)
  }
  return (
    <ConfirmDialog
      opened={waiting !== null}
      onClose={() => answer(true)}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => {
        onLeave()
        answer(false)
      }}
      danger
    >
      {t('leaveText')}
    </ConfirmDialog>
  )
}
