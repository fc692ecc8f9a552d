import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { EmptyState, IconLock, PageTitle, SegmentedControl } from '@portal/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { AccountList } from './AccountList.tsx'
import { ApprovalList } from './ApprovalList.tsx'
import styles from './sub-account.module.css'
import { readSubAccountSearch, type SubAccountSearch } from './sub-account-search.ts'

/** Sub-accounts of the company, and the orders that wait for somebody's agreement. */
export function SubAccountPage() {
  const site = useText('site')
  const t = useText('user/manage/subAccount')
  const search = readSubAccountSearch(useSearch({ from: '/user/manage/subAccount' }))
  const navigate = useNavigate()
  const go = (search: SubAccountSearch) => void navigate({ to: '/user/manage/subAccount', search })
  const manages = useHoldsNode('subaccount/save')
  const decides = useHoldsNode('approval/decide')
  const tab = !manages || (decides && search.tab === 'approvals') ? 'approvals' : 'accounts'
  return (
    <>
      <PageTitle title={site('titles.subAccounts')} />
      {manages && decides && (
        <SegmentedControl
          className={styles.tabs}
          aria-label={t('parts')}
          value={tab}
          onChange={(value) => go(value === 'approvals' ? { tab: 'approvals' } : {})}
          data={(['accounts', 'approvals'] as const).map((value) => ({ value, label: t(value) }))}
        />
      )}
      {tab === 'accounts' && <AccountList />}
      {tab === 'approvals' && decides && <ApprovalList />}
      {!manages && !decides && (
        <EmptyState icon={IconLock} title={t('forbidden')} hint={t('forbiddenHint')} />
      )}
    </>
  )
}
