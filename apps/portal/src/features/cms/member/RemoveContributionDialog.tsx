import { type Schemas, useRemoveContribution } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { RemoveDialog } from '../../../shared/list/RemoveDialog.tsx'

interface RemoveContributionDialogProps {
  article: Schemas['Contribution']
  onClose: () => void
}

/** Asks before an article of one's own is deleted. */
export default function RemoveContributionDialog({ article, onClose }: RemoveContributionDialogProps) {
  const t = useText('user/cms/content')
  const common = useText('common')
  const { mutateAsync } = useRemoveContribution()
  return (
    <RemoveDialog
      title={t('removeTitle')}
      confirmLabel={common('delete')}
      onRemove={() => mutateAsync({ params: { id: article.id } })}
      done={t('removed')}
      onClose={onClose}
    >
      {t('removeText', { title: article.title })}
    </RemoveDialog>
  )
}
