import type { Schemas } from '@portal/api-client'
import { useRemoveDrafts } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'

interface RemoveDraftDialogProps {
  draft: Schemas['Draft']
  onClose: () => void
}

/** Asks before a draft is deleted. */
export default function RemoveDraftDialog({ draft, onClose }: RemoveDraftDialogProps) {
  const t = useText('user/draft/list')
  const remove = useRemoveDrafts()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      onConfirm={() => remove.mutateAsync({ data: { ids: [draft.id] } })}
      danger
    >
      {t('removeText', { title: draft.title })}
    </ConfirmDialog>
  )
}
