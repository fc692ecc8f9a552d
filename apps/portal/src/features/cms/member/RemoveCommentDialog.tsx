import { type Schemas, useRemoveComment } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'

interface RemoveCommentDialogProps {
  comment: Schemas['MyComment']
  onClose: () => void
}

/** Asks before a comment is deleted. */
export default function RemoveCommentDialog({ comment, onClose }: RemoveCommentDialogProps) {
  const t = useText('user/cms/comment')
  const common = useText('common')
  const remove = useRemoveComment()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('removeTitle')}
      confirmLabel={common('delete')}
      onConfirm={() => remove.mutateAsync({ params: { id: comment.id } })}
      danger
    >
      {t('removeText', { title: comment.title || t('gone') })}
    </ConfirmDialog>
  )
}
