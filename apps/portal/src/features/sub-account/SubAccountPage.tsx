import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { EmptyState, IconLock, PageTitle } from '@portal/ui'
import { AccountList } from './AccountList.tsx'

/** Sub-accounts of the company. */
export function SubAccountPage() {
  const site = useText('site')
  const t = useText('user/manage/subAccount')
  return (
    <>
      <PageTitle title={site('titles.subAccounts')} />
      {useCan('save') ? (
        <AccountList />
      ) : (
        <EmptyState icon={IconLock} title={t('forbidden')} hint={t('forbiddenHint')} />
      )}
    </>
  )
}
