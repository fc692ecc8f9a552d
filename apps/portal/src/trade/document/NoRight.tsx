import { useText } from '@portal/i18n'
import { EmptyState, IconLock } from '@portal/ui'

/** Replaces the content of a page that the member may not use. */
export function NoRight({ title }: { title: string }) {
  const t = useText('document')
  return <EmptyState icon={IconLock} title={title} hint={t('noRightHint')} />
}
