import { useWallet } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { PageTitle } from '@portal/ui'
import { LoadFault } from '../../shared/LoadFault.tsx'
import { CreditCard, PredepositCard, WalletSkeleton } from './AccountCards.tsx'
import styles from './BalancePage.module.css'
import { HoldsTable } from './HoldsTable.tsx'
import { LedgerSection } from './LedgerSection.tsx'

/** Pre-deposit balance, credit line, what is on hold, and every movement. */
export function BalancePage() {
  const site = useText('site')
  const { data, error, isFetching, refetch } = useWallet(undefined, { request: { silent: true } })
  return (
    <>
      <PageTitle title={site('titles.balance')} />
      {!data && !error && <WalletSkeleton />}
      {!data && error && <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <>
          <div className={styles.cards}>
            <PredepositCard wallet={data.wallet} threshold={data.threshold} />
            <CreditCard credit={data.credit} />
          </div>
          <HoldsTable
            holds={data.holds}
            frozen={[data.wallet.frozen, ...(data.credit ? [data.credit.frozen] : [])]}
          />
        </>
      )}
      <LedgerSection hasCredit={data?.credit !== null} />
    </>
  )
}
