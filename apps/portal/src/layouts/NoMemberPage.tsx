import { textOf, useText } from '@portal/i18n'
import { EmptyState, notify, PageTitle } from '@portal/ui'
import { useEffect } from 'react'

/** Bare `/user` if no entry of the member menu is a page. */
export function NoMemberPage() {
  const t = useText('site')
  const errors = useText('errors')
  useEffect(() => notify.error(textOf('errors')('noRouteFound')), [])
  return (
    <>
      <PageTitle title={t('titles.memberCentre')} />
      <EmptyState title={errors('noRouteFound')} />
    </>
  )
}
