import { type Schemas, useToggleFavourite } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { RemoveDialog } from '../../shared/list/RemoveDialog.tsx'

interface RemoveFavouriteDialogProps {
  favourite: Schemas['Favourite']
  onClose: () => void
}

/** Asks before a favourite is removed, because its note and labels are lost. */
export default function RemoveFavouriteDialog({ favourite, onClose }: RemoveFavouriteDialogProps) {
  const t = useText('user/favourite/list')
  const { mutateAsync } = useToggleFavourite()
  const { hotel_id, name, note, tags } = favourite
  return (
    <RemoveDialog
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      onRemove={() => mutateAsync({ data: { hotel_id } })}
      done={t('removed')}
      onClose={onClose}
    >
      {t(note || tags.length > 0 ? 'removeNoted' : 'removeText', { name })}
    </RemoveDialog>
  )
}
