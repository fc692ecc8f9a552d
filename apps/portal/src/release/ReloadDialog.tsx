import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'
import type { QuestionProps } from '../shared/leaving/unload.ts'

/** A newer version is there, and a form is half filled. */
export function ReloadDialog({ answer }: QuestionProps) {
  const t = useText('release')
  return (
    <ConfirmDialog
      opened
      onClose={() => answer(false)}
      title={t('title')}
      confirmLabel={t('reload')}
      cancelLabel={t('later')}
      onConfirm={() => answer(true)}
    >
      {t('text')}
    </ConfirmDialog>
  )
}
