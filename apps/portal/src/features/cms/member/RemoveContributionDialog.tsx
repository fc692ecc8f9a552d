import { type Schemas, useRemoveContribution } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'

interface RemoveContributionDialogProps {
  article: Schemas['Contribution']
  onClose: () => void
}

/** Asks before an article of one's own is deleted. */
export default function RemoveContributionDialog({ article, onClose }: RemoveContributionDialogProps) {
  const t = useText('user/cms/content')
  const common = useText('common')
  const remove = useRemoveContribution()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('removeTitle')}
      confirmLabel={common('delete')}
      onConfirm={() => remove.mutateAsync({ params: { id: article.id } })}
      danger
    >
      {t('removeText', { title: article.title })}
    </ConfirmDialog>
  )
}
