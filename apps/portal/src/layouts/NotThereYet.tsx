import { useText } from '@portal/i18n'
import { EmptyState, IconHourglass, PageTitle } from '@portal/ui'
import { useMatches } from '@tanstack/react-router'

/** Stands on every page of the site map that is not built yet, and says so. */
export function NotThereYet() {
  const t = useText('site')
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'home' })
  return (
    <>
      <PageTitle title={t(`titles.${title}`)} />
      <EmptyState icon={IconHourglass} title={t('notThereYet.text')} hint={t('notThereYet.hint')} />
    </>
  )
}
