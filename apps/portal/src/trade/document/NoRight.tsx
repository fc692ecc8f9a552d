import { useText } from '@portal/i18n'
import { EmptyState, IconLock } from '@portal/ui'

/** Stands where a member may not do what the page is for. */
export function NoRight({ title }: { title: string }) {
  const t = useText('document')
  return <EmptyState icon={IconLock} title={title} hint={t('noRightHint')} />
}
