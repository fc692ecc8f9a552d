import { textOf, useText } from '@portal/i18n'
import { EmptyState, notify, PageTitle } from '@portal/ui'
import { useEffect } from 'react'

/** Bare `/user` when the member menu leads nowhere. */
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
