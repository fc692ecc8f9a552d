import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'
import type { LeavingStep, QuestionProps } from './unload.ts'

interface UnsavedDialogProps extends QuestionProps {
  /** What the operator is about to do. */
  step: LeavingStep
}

/** Asks before the next step loses something typed. */
export function UnsavedDialog({ step, answer }: UnsavedDialogProps) {
  const t = useText('unsaved')
  return (
    <ConfirmDialog
      opened
      onClose={() => answer(false)}
      title={t(`${step}.title`)}
      confirmLabel={t(`${step}.confirm`)}
      cancelLabel={t('stay')}
      onConfirm={() => answer(true)}
      danger
    >
      {t(`${step}.text`)}
    </ConfirmDialog>
  )
}

/** A newer version is there, and a form is half filled. */
export function ReloadDialog({ answer }: QuestionProps) {
  const t = useText('unsaved')
  return (
    <ConfirmDialog
      opened
      onClose={() => answer(false)}
      title={t('newVersion.title')}
      confirmLabel={t('newVersion.reload')}
      cancelLabel={t('newVersion.later')}
      onConfirm={() => answer(true)}
    >
      {t('newVersion.text')}
    </ConfirmDialog>
  )
}
