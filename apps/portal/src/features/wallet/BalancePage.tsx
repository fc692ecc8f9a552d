import { isSupported, useGetWallet } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconPlus, lazyDialog, lazySection, PageTitle } from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { Cards, CreditCard, PredepositCard, WalletSkeleton } from './AccountCards.tsx'
import { HoldsTable } from './HoldsTable.tsx'
import { LedgerSection } from './LedgerSection.tsx'
import { PayLaterCard } from './PayLaterCard.tsx'
import { TopUpSection } from './topup/TopUpSection.tsx'
import { WalletCheck } from './WalletCheck.tsx'

const TopUpDialog = lazyDialog(() => import('./topup/TopUpDialog.tsx'))
const RatesSection = lazySection(async () => ({ default: (await import('./RatesSection.tsx')).RatesSection }))

/** Pre-deposit balance, credit line, holds, reported transfers, movements, and exchange rates. */
export function BalancePage() {
  const site = useText('site')
  const t = useText('user/account/balance')
  const mayTopUp = useCan('topup')
  const maySeeLedger = useCan('ledger')
  const [reporting, setReporting] = useState(false)
  const { data, error, isFetching, refetch } = useGetWallet()
  const topUp = mayTopUp && data && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setReporting(true)}>
      {t('topUp.button')}
    </Button>
  )
  return (
    <>
      <PageTitle title={site('titles.balance')} actions={topUp} />
      {!data && !error && <WalletSkeleton />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <>
          <Cards>
            <PredepositCard wallet={data.wallet} threshold={data.threshold} />
            <CreditCard credit={data.credit} />
            {data.pay_later && <PayLaterCard payLater={data.pay_later} />}
          </Cards>
          {maySeeLedger && <WalletCheck />}
          <HoldsTable
            holds={data.holds}
            frozen={[data.wallet.frozen, ...(data.credit ? [data.credit.frozen] : [])]}
          />
        </>
      )}
      {mayTopUp && <TopUpSection />}
      <LedgerSection hasCredit={data?.credit !== null} />
      {isSupported('listCurrencies') && <RatesSection />}
      {reporting && data && (
        <TopUpDialog currency={data.wallet.currency} onClose={() => setReporting(false)} />
      )}
    </>
  )
}
