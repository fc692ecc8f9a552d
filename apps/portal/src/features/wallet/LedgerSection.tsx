import { exportLedger, getListLedgerEntriesQueryOptions, type Schemas } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { EmptyState, Group, IconLock, Money, SegmentedControl, Text, Title } from '@portal/ui'
import type { ReactNode } from 'react'
import { ExportButton } from '../../shared/export/ExportButton.tsx'
import { ListFilters } from '../../shared/list/ListFilters.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { StatementButton } from '../../trade/document/StatementButton.tsx'
import { ledgerTypes, readBalanceSearch, toLedgerExport, toLedgerQuery } from './balance-search.ts'
import { ledgerColumns } from './ledger-columns.tsx'
import { BalanceSection } from './RatesSection.tsx'

interface LedgerSectionProps {
  /** Without a credit line there is only one account. */
  hasCredit: boolean
}

/** The movements of one account, filtered and paged in the address, if the member may see them. */
export function LedgerSection(props: LedgerSectionProps) {
  const t = useText('user/account/balance')
  const permitted = useCan('ledger')
  return (
    <BalanceSection>
      {permitted ? (
        <Ledger {...props} />
      ) : (
        <>
          <Head />
          <EmptyState icon={IconLock} title={t('forbidden')} hint={t('forbiddenHint')} />
        </>
      )}
    </BalanceSection>
  )
}

function Head({ action }: { action?: ReactNode }) {
  const t = useText('user/account/balance')
  return (
    <Group gap="xs" justify="space-between">
      <Title order={2} size="h3">
        {t('ledger')}
      </Title>
      {action}
    </Group>
  )
}

function Ledger({ hasCredit }: LedgerSectionProps) {
  const t = useText('user/account/balance')
  const wallet = useText('wallet')
  const list = useList({
    page: '/user/account/balance',
    read: readBalanceSearch,
    query: (search) => getListLedgerEntriesQueryOptions(toLedgerQuery(search)),
    // The list is below the rest of the page, so changing its page keeps the scroll position.
    turn: { resetScroll: false },
  })
  const { search, data } = list
  const account = search.account ?? 'predeposit'
  const { date_from, date_to } = search
  const files = (
    <Group gap="xs">
      <StatementButton {...(date_from && { date_from })} {...(date_to && { date_to })} />
      <ExportButton
        needs="exportLedger"
        begin={(format) => exportLedger(toLedgerExport(search, format), { announce: true })}
      />
    </Group>
  )
  const accounts = hasCredit && (
    <SegmentedControl
      style={{ alignSelf: 'flex-start' }}
      aria-label={t('accounts')}
      value={account}
      onChange={(value) => list.show({ account: value })}
      data={(['predeposit', 'credit'] as const).map((value) => ({ value, label: wallet(value) }))}
    />
  )
  return (
    <>
      <Head action={files} />
      <ListView
        list={list}
        minor
        tabs={accounts}
        filters={
          <ListFilters
            list={list}
            label={t('filters')}
            fields={[
              {
                kind: 'choice',
                name: 'type',
                label: t('type'),
                choices: ledgerTypes.map((value) => ({ value, label: t(`types.${value}`) })),
              },
              { kind: 'from', name: 'date_from' },
              { kind: 'to', name: 'date_to' },
              { kind: 'keyword', name: 'keyword', hint: t('keywordHint') },
            ]}
          />
        }
        above={
          data && (
            <>
              <Span account={account} opening={data.opening} closing={data.closing} />
              {(search.type || search.keyword) && (
                <Text size="sm" ta="end" c="dimmed">
                  {t('matching')} <Money value={data.matching} strong />
                </Text>
              )}
            </>
          )
        }
        label={t('ledger')}
        columns={ledgerColumns(t, account)}
        rowKey={({ id }) => id}
        none={{ title: t('empty'), hint: t('emptyHint') }}
      />
    </>
  )
}

interface SpanProps extends Pick<Schemas['LedgerPage'], 'opening' | 'closing'> {
  account: Schemas['PayChannel']
}

/** The balance before and after the period, from the server; for credit the amount in use. */
function Span({ account, opening, closing }: SpanProps) {
  const t = useText('user/account/balance')
  const used = account === 'credit'
  return (
    <Text size="sm" ta="end" c="dimmed">
      {t(used ? 'openingCredit' : 'opening')} <Money value={opening} /> →{' '}
      {t(used ? 'closingCredit' : 'closing')} <Money value={closing} strong />
    </Text>
  )
}
