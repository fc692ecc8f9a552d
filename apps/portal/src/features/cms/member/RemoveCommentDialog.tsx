import { type Schemas, useRemoveComment } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { RemoveDialog } from '../../../shared/list/RemoveDialog.tsx'

interface RemoveCommentDialogProps {
  comment: Schemas['MyComment']
  onClose: () => void
}

/** Asks before a comment is deleted. */
export default function RemoveCommentDialog({ comment, onClose }: RemoveCommentDialogProps) {
  const t = useText('user/cms/comment')
  const common = useText('common')
  const { mutateAsync } = useRemoveComment()
  return (
    <RemoveDialog
      title={t('removeTitle')}
      confirmLabel={common('delete')}
      onRemove={() => mutateAsync({ params: { id: comment.id } })}
      done={t('removed')}
      onClose={onClose}
    >
      {t('removeText', { title: comment.title || t('gone') })}
    </RemoveDialog>
  )
}
