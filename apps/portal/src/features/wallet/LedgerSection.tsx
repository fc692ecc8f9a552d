import { exportLedger, type Schemas, useLedger } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { DataTable, EmptyState, IconLock, Money, SegmentedControl } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ExportButton } from '../../shared/export/ExportButton.tsx'
import { loadFaultText } from '../../shared/load-fault-text.ts'
import type { Turn } from '../../shared/search-params.ts'
import styles from './BalancePage.module.css'
import {
  type ChangeSearch,
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
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{t('ledger')}</h2>
        {permitted && <LedgerExport />}
      </div>
      {permitted ? (
        <Ledger hasCredit={hasCredit} />
      ) : (
        <EmptyState icon={IconLock} title={t('forbidden')} hint={t('forbiddenHint')} />
      )}
    </section>
  )
}

function LedgerExport() {
  const search = readBalanceSearch(useSearch({ from: '/user/account/balance' }))
  return <ExportButton begin={(format) => exportLedger(toLedgerExport(search, format), { announce: true })} />
}

function Ledger({ hasCredit }: LedgerSectionProps) {
  const t = useText('user/account/balance')
  const wallet = useText('wallet')
  const navigate = useNavigate()
  const search = readBalanceSearch(useSearch({ from: '/user/account/balance' }))
  const { data, error, isPlaceholderData, refetch } = useLedger(toLedgerQuery(search), {
    query: { placeholderData: keepPreviousData },
  })
  const account = search.account ?? 'predeposit'
  // By what the address says when it is pressed: the page may still show what it said before the last press.
  const go = (change: ChangeSearch, turn: Turn = {}) =>
    void navigate({
      to: '/user/account/balance',
      search: (now) => change(readBalanceSearch(now)),
      resetScroll: false,
      ...turn,
    })

  return (
    <>
      {hasCredit && (
        <SegmentedControl
          className={styles.accounts}
          aria-label={t('accounts')}
          value={account}
          onChange={(value) => go(({ page: _, ...now }) => ({ ...now, account: value }))}
          data={(['predeposit', 'credit'] as const).map((value) => ({ value, label: wallet(value) }))}
        />
      )}
      <LedgerFilters search={search} onChange={go} />
      {data && <Span account={account} opening={data.opening} closing={data.closing} />}
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
          onPage: (page, turn) => go((now) => ({ ...now, page }), turn),
          onLimit: (limit) => go(({ page: _, ...now }) => ({ ...now, limit })),
        }}
      />
    </>
  )
}

interface SpanProps extends Pick<Schemas['LedgerPage'], 'opening' | 'closing'> {
  account: Schemas['PayChannel']
}

/** What the account held before and after the period, as the server states it; of credit what was in use. */
function Span({ account, opening, closing }: SpanProps) {
  const t = useText('user/account/balance')
  const used = account === 'credit'
  return (
    <p className={styles.span}>
      {t(used ? 'openingCredit' : 'opening')} <Money value={opening} /> →{' '}
      {t(used ? 'closingCredit' : 'closing')} <Money value={closing} strong />
    </p>
  )
}
