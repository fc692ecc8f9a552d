import { type Schemas, useRemoveInvoiceTitles } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { RemoveDialog } from '../../../shared/list/RemoveDialog.tsx'

interface RemoveTitleDialogProps {
  title: Schemas['InvoiceTitle']
  onClose: () => void
}

/** Asks before a title is deleted; applications keep theirs. */
export default function RemoveTitleDialog({ title, onClose }: RemoveTitleDialogProps) {
  const t = useText('user/invoice/manage')
  const { mutateAsync } = useRemoveInvoiceTitles()
  return (
    <RemoveDialog
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      onRemove={() => mutateAsync({ data: { ids: [title.id] } })}
      done={t('removed')}
      onClose={onClose}
    >
      {t(title.is_default ? 'removeDefaultText' : 'removeText', { title: title.title })}
    </RemoveDialog>
  )
}
