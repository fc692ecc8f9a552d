import { type Schemas, useRemoveInvoiceTitles } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ConfirmDialog, notify } from '@portal/ui'

interface RemoveTitleDialogProps {
  title: Schemas['InvoiceTitle']
  onClose: () => void
}

/** Asks before a title is deleted; applications keep theirs. */
export default function RemoveTitleDialog({ title, onClose }: RemoveTitleDialogProps) {
  const t = useText('user/invoice/manage')
  const { mutateAsync } = useRemoveInvoiceTitles()
  const remove = async () => {
    await mutateAsync({ data: { ids: [title.id] } })
    notify.success(t('removed'))
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      onConfirm={remove}
      danger
    >
      <p>{t(title.is_default ? 'removeDefaultText' : 'removeText', { title: title.title })}</p>
    </ConfirmDialog>
  )
}
