import { isSupported, type Schemas, useGetWallet } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { formatMoney, momentText, useText } from '@portal/i18n'
import { Alert, Button, IconPlus, lazyDialog, lazySection, PageTitle } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import { LoadError } from '../../shared/error/LoadError.tsx'
import link from '../../shared/links.module.css'
import { Cards, CreditCard, PredepositCard, WalletSkeleton } from './AccountCards.tsx'
import { HoldsTable } from './HoldsTable.tsx'
import { LedgerSection } from './LedgerSection.tsx'
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
          </Cards>
          {data.pay_later && <PayLaterNote {...data.pay_later} />}
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

/** What is booked and still to be paid; on the credit line it counts as frozen. */
function PayLaterNote({ money, orders, next_time }: Schemas['PayLaterSum']) {
  const t = useText('user/account/balance')
  const isAvailable = useIsPageAvailable()
  const text = t('payLater', { money: formatMoney(money), count: orders, time: momentText(next_time) })
  return (
    <Alert variant="default" color="blue" my="sm">
      {text}{' '}
      {isAvailable('/user/order/deadlines') && (
        <Link to="/user/order/deadlines" search={{ kind: 'pay' }} className={link.link}>
          {t('payLaterOrders')}
        </Link>
      )}
    </Alert>
  )
}
