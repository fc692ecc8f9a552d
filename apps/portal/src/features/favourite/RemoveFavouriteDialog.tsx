import { type Schemas, useToggleFavourite } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'

interface RemoveFavouriteDialogProps {
  favourite: Schemas['Favourite']
  onClose: () => void
}

/** Asks before a favourite is removed, because its note and labels are lost. */
export default function RemoveFavouriteDialog({ favourite, onClose }: RemoveFavouriteDialogProps) {
  const t = useText('user/favourite/list')
  const toggle = useToggleFavourite()
  const { hotel_id, name, note, tags } = favourite
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      onConfirm={() => toggle.mutateAsync({ data: { hotel_id } })}
      danger
    >
      {t(note || tags.length > 0 ? 'removeNoted' : 'removeText', { name })}
    </ConfirmDialog>
  )
}
