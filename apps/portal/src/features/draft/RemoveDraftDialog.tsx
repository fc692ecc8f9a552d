import { type Schemas, useRemoveDrafts } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { RemoveDialog } from '../../shared/list/RemoveDialog.tsx'

interface RemoveDraftDialogProps {
  draft: Schemas['Draft']
  onClose: () => void
}

/** Asks before a draft is deleted. */
export default function RemoveDraftDialog({ draft, onClose }: RemoveDraftDialogProps) {
  const t = useText('user/draft/list')
  const { mutateAsync } = useRemoveDrafts()
  return (
    <RemoveDialog
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      onRemove={() => mutateAsync({ data: { ids: [draft.id] } })}
      done={t('removed')}
      onClose={onClose}
    >
      {t('removeText', { title: draft.title })}
    </RemoveDialog>
  )
}
