import { exportLedger, type Schemas, useLedger } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { DataTable, EmptyState, IconLock, Money, SegmentedControl } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ExportButton } from '../../shared/export/ExportButton.tsx'
import { loadFaultText } from '../../shared/load-fault-text.ts'
import styles from './BalancePage.module.css'
import {
  type BalanceSearch,
  ledgerLimit,
  readBalanceSearch,
  toLedgerExport,
  toLedgerQuery,
} from './balance-search.ts'
import { LedgerFilters } from './LedgerFilters.tsx'
import { ledgerColumns } from './ledger-columns.tsx'

interface LedgerSectionProps {
  /** Without a credit line there is only one account to look at. */
  hasCredit: boolean
}

/** Every movement of one account, filtered and paged in the address; a member without the right is told so. */
export function LedgerSection({ hasCredit }: LedgerSectionProps) {
  const t = useText('user/account/balance')
  const permitted = useHoldsNode('wallet/ledger')
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('ledger')}</h2>
      {permitted ? (
        <Ledger hasCredit={hasCredit} />
      ) : (
        <EmptyState icon={IconLock} title={t('forbidden')} hint={t('forbiddenHint')} />
      )}
    </section>
  )
}

function Ledger({ hasCredit }: LedgerSectionProps) {
  const t = useText('user/account/balance')
  const wallet = useText('wallet')
  const navigate = useNavigate()
  const search = readBalanceSearch(useSearch({ from: '/user/account/balance' }))
  const { data, error, isPlaceholderData, refetch } = useLedger(toLedgerQuery(search), {
    query: { placeholderData: keepPreviousData },
    request: { silent: true },
  })
  const account = search.account ?? 'predeposit'
  const go = (next: BalanceSearch) =>
    void navigate({ to: '/user/account/balance', search: next, resetScroll: false })
  const { page: _, ...firstPage } = search

  return (
    <>
      <div className={styles.tools}>
        {hasCredit && (
          <SegmentedControl
            aria-label={t('accounts')}
            value={account}
            onChange={(value) => go({ ...firstPage, account: value })}
            data={(['predeposit', 'credit'] as const).map((value) => ({ value, label: wallet(value) }))}
          />
        )}
        <ExportButton begin={(format) => exportLedger(toLedgerExport(search, format))} />
      </div>
      <LedgerFilters search={search} onSearch={go} />
      {data && <Span opening={data.opening} closing={data.closing} />}
      <DataTable
        label={t('ledger')}
        columns={ledgerColumns(t, account)}
        rows={data?.list}
        rowKey={({ id }) => id}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        page={{
          page: search.page ?? 1,
          limit: search.limit ?? ledgerLimit,
          total: data?.total ?? 0,
          onPage: (page) => go({ ...search, page }),
          onLimit: (limit) => go({ ...firstPage, limit }),
        }}
      />
    </>
  )
}

/** What the account held before and after the period, as the server states it. */
function Span({ opening, closing }: Pick<Schemas['LedgerPage'], 'opening' | 'closing'>) {
  const t = useText('user/account/balance')
  return (
    <p className={styles.span}>
      {t('opening')} <Money value={opening} /> → {t('closing')} <Money value={closing} strong />
    </p>
  )
}
